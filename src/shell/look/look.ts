import { useEffect, useMemo } from 'react';
import { reportError } from '@/core/error-log/errorLog';
import { text, useLanguage } from '@/core/i18n';
import { useIsStill } from '@/core/media/media';
import { notifier } from '@/core/notify/notifier';
import { preferences, usePreferences } from '@/core/preferences/preferences';
import { createStore } from '@/core/store/createStore';
import type { Settings, Size } from '../../../config/defaultSettings';
import { createTheme } from '../../../config/theme';

/**
 * Sizes of docs/console.md#settings as antd knows them; the smallest one takes room from everything else too.
 */
const COMPONENT_SIZE = { default: 'large', medium: 'medium', small: 'small', mini: 'small' } as const satisfies Record<
  Size,
  string
>;

const isTight = ({ compact, size }: Settings) => compact || size === 'mini';

/** Dark styles are loaded only when needed; null until then. */
const algorithms = createStore<typeof import('./algorithms') | null>(null);

/** Before the first page is drawn, and whenever the settings begin to need them. */
export async function loadAlgorithms() {
  const settings = preferences.get();
  if (algorithms.get() || !(settings.dark || isTight(settings))) return;
  try {
    algorithms.set(await import('./algorithms'));
  } catch (error) {
    // The default look is better than none.
    reportError('script', error);
  }
}

/** Returns a function that stops it. */
export const followSettings = () => preferences.subscribe(() => void loadAlgorithms());

const painted = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** Applying new tokens takes the browser a while: a message stays until the frame is painted. */
export async function changeLook(values: Partial<Settings>) {
  const done = notifier.loading(text('settings.compiling'));
  await painted();
  preferences.set(values);
  await loadAlgorithms();
  await painted();
  done();
}

let last: { of: string; theme: ReturnType<typeof createTheme> } | undefined;

/**
 * The same look gives the same theme object, also in another frame: antd works out hundreds of tokens for each new
 * object.
 */
function themeOf(look: Parameters<typeof createTheme>[0], isCompact: boolean) {
  const of = JSON.stringify([look, isCompact, look.algorithm?.length]);
  if (last?.of !== of) last = { of, theme: createTheme(look) };
  return last.theme;
}

/** The theme that the user has chosen, for antd; the browser's own scroll bars and controls follow it. */
export function useLook() {
  const language = useLanguage();
  const settings = usePreferences();
  const known = algorithms.use();
  const isStill = useIsStill();
  const { theme: colour, size } = settings;
  const isDark = settings.dark && known !== null;
  const isCompact = isTight(settings);
  useEffect(() => {
    document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  }, [isDark]);
  const theme = useMemo(() => {
    const algorithm = known ? [...(isDark ? [known.dark] : []), ...(isCompact ? [known.compact] : [])] : [];
    return themeOf({ language, colour, isDark, isStill, algorithm }, isCompact);
  }, [language, colour, known, isDark, isStill, isCompact]);
  return { theme, componentSize: COMPONENT_SIZE[size] };
}
