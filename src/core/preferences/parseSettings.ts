import { DEFAULT_SETTINGS, type Settings, SIZES } from '../../../config/defaultSettings';

const COLOUR = /^#[\da-f]{6}$/i;

/** Reads stored settings value by value; an invalid one gets its default (docs/console.md#browser-storage). */
export function parseSettings(value: unknown): Settings {
  const given: Partial<Record<keyof Settings, unknown>> = typeof value === 'object' && value !== null ? value : {};
  const own = (key: keyof Settings) => (Object.hasOwn(given, key) ? given[key] : undefined);
  const either = (one: unknown, initial: boolean) => (typeof one === 'boolean' ? one : initial);
  const initial = DEFAULT_SETTINGS;
  const theme = own('theme');
  return {
    theme: typeof theme === 'string' && COLOUR.test(theme) ? theme : initial.theme,
    size: SIZES.find((one) => one === own('size')) ?? initial.size,
    dark: either(own('dark'), initial.dark),
    compact: either(own('compact'), initial.compact),
    showSettings: either(own('showSettings'), initial.showSettings),
    tagsView: either(own('tagsView'), initial.tagsView),
    fixedHeader: either(own('fixedHeader'), initial.fixedHeader),
    sidebarLogo: either(own('sidebarLogo'), initial.sidebarLogo),
    supportPinyinSearch: either(own('supportPinyinSearch'), initial.supportPinyinSearch),
  };
}
