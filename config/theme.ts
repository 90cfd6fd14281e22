import type { ThemeConfig } from 'antd';
// The file alone: `theme` of antd brings all of its algorithms, and more, to the sign-in.
import { PresetColors } from 'antd/es/theme/interface/presetColors';
import defaultAlgorithm from 'antd/es/theme/themes/default';
import DEFAULTS from './theme-tokens.json';
import type { ThemeTokens } from './themeTokens';

/** What a designer has made the default of this product (/theme writes the file). */
const DEFAULT_TOKENS: ThemeTokens = DEFAULTS;

/** docs/console.md#settings. */
export const DEFAULT_COLOUR = DEFAULT_TOKENS.light.colorPrimary ?? '#409EFF';

/** The class under which antd writes its tokens as CSS variables: our own style sheets use them too. */
export const CSS_VARIABLES = 'app';

/** WCAG 2.2 AA for text of normal size. */
const AA = 4.5;

type Rgb = readonly [number, number, number];

function parse(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const toHex = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(colour: string) {
  const [r, g, b] = parse(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** 1 (the same) to 21 (black on white). */
export function contrast(a: string, b: string) {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

interface Hsl {
  h: number;
  s: number;
  l: number;
}

function toHsl(colour: string): Hsl {
  const [r, g, b] = parse(colour);
  const max = Math.max(r, g, b);
  const spread = max - Math.min(r, g, b);
  const l = (max - spread / 2) / 255;
  const s = spread === 0 ? 0 : spread / 255 / (1 - Math.abs(2 * l - 1));
  const sixth =
    spread === 0 ? 0 : max === r ? (g - b) / spread : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { h: ((sixth + 6) % 6) * 60, s, l };
}

function fromHsl({ h, s, l }: Hsl): string {
  const part = (n: number) => {
    const k = (n + h / 30) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return toHex([part(0), part(8), part(4)]);
}

/** The same hue, lighter (or with a negative step darker): pure colours stay pure. */
function lighten(colour: string, step: number): string {
  const { h, s, l } = toHsl(colour);
  return fromHsl({ h, s, l: Math.min(1, Math.max(0, l + step)) });
}

/** A colour laid thinly over another one. */
function mix(colour: string, ground: string, share: number) {
  const below = parse(ground);
  const [r, g, b] = parse(colour).map((part, i) => part * share + (below[i] ?? 0) * (1 - share));
  return toHex([r ?? 0, g ?? 0, b ?? 0]);
}

/** The colour itself, or the nearest shade of it that can be read on (or under) the other one. */
export function readable(colour: string, against: string): string {
  const direction = luminance(against) > 0.18 ? -1 : 1;
  for (let step = 0; step < 1; step += 0.01) {
    const shade = lighten(colour, direction * step);
    if (contrast(shade, against) >= AA) return shade;
  }
  return direction < 0 ? '#000000' : '#ffffff';
}

const FONTS = {
  zh: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC'",
  ja: "'Hiragino Sans', 'Yu Gothic UI', Meiryo, 'Noto Sans CJK JP', 'Noto Sans JP'",
  latin: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC'",
};

/** Han characters look different in Chinese and Japanese: the font follows the language. */
export function fontFamily(language: string) {
  const east = language === 'ja' ? FONTS.ja : language === 'zh' ? FONTS.zh : FONTS.latin;
  return `system-ui, -apple-system, 'Segoe UI', Roboto, ${east}, sans-serif`;
}

/** The meanings of the traffic light, to begin with; their texts get shades that can be read. */
const SIGNALS = { error: '#d9363e', warning: '#d48806', success: '#389e0d' };

/** Grounds that text of the theme colour stands on. */
const GROUND = { light: '#ffffff', dark: '#1f1f1f' };
/** How much of the theme colour is in the ground of what is selected. */
const TINT = { light: 0.1, dark: 0.2 };

const modeOf = (isDark: boolean) => (isDark ? 'dark' : 'light');

/** A shade of the theme colour that can be read on the ground, and on the ground of what is selected. */
const linkShade = (colour: string, ground: string, isDark: boolean) =>
  readable(readable(colour, ground), mix(colour, ground, TINT[modeOf(isDark)]));

/** Shades of the theme colour and of red for texts of the property module. */
export const textShades = (colour: string, isDark: boolean) => ({
  link: linkShade(colour, GROUND[modeOf(isDark)], isDark),
  error: readable(SIGNALS.error, GROUND[modeOf(isDark)]),
});

type Algorithm = Extract<NonNullable<ThemeConfig['algorithm']>, unknown[]>[number];

export interface Look {
  language: string;
  colour?: string;
  isDark?: boolean;
  /** Nothing moves. */
  isStill?: boolean;
  /** antd's own ways to a dark or a compact theme; none for the usual one. */
  algorithm?: readonly Algorithm[];
  tokens?: ThemeTokens;
}

/** What stands on a ground, in shades that can be read there. */
function textColours(ground: string, own: ThemeTokens['light'], isDark: boolean) {
  const error = readable(own.colorError ?? SIGNALS.error, ground);
  return {
    colorError: error,
    colorErrorText: error,
    colorWarningText: readable(own.colorWarning ?? SIGNALS.warning, ground),
    colorSuccessText: readable(own.colorSuccess ?? SIGNALS.success, ground),
    // The grey of antd has 4.2 on the grey ground of the console.
    colorTextTertiary: isDark ? 'rgba(255, 255, 255, 0.6)' : 'rgba(0, 0, 0, 0.56)',
  };
}

/** The last word on colours that antd would derive anew: its dark algorithm darkens whatever it is given. */
const settle =
  (colours: Readonly<Record<string, string>>): Algorithm =>
  (seed, given) => {
    const map = given ?? defaultAlgorithm(seed);
    // Tags carry text of the seventh shade on the first one.
    const texts = PresetColors.map((name) => [name, readable(map[`${name}7`], map[`${name}1`])] as const);
    const shades = texts.flatMap(([name, shade]) => [[`${name}7`, shade] as const, [`${name}-7`, shade] as const]);
    return { ...map, ...Object.fromEntries(shades), ...colours };
  };

interface Shades {
  /** Values that are only read and cannot be changed now. */
  locked: string;
  /** Carries white. */
  solid: string;
  /** Can be read. */
  text: string;
  pressed: string;
}

function componentsOf({ solid, text, pressed, locked }: Shades): NonNullable<ThemeConfig['components']> {
  const onSolid = { colorPrimary: solid, colorPrimaryHover: lighten(solid, -0.04), colorPrimaryActive: pressed };
  const asText = { colorPrimary: text, colorPrimaryHover: text, colorPrimaryActive: pressed };
  return {
    Button: { ...onSolid, defaultHoverColor: text, defaultHoverBorderColor: text, primaryShadow: 'none' },
    Checkbox: onSolid,
    Radio: onSolid,
    Switch: onSolid,
    DatePicker: onSolid,
    Steps: onSolid,
    Tag: onSolid,
    Tabs: { itemSelectedColor: text, itemHoverColor: text, itemActiveColor: pressed },
    // The frame draws its own backgrounds.
    Layout: { headerBg: 'transparent', bodyBg: 'transparent' },
    Menu: { itemSelectedColor: text, subMenuItemSelectedColor: text, horizontalItemSelectedColor: text },
    Pagination: asText,
    Anchor: asText,
    Dropdown: { colorPrimary: text },
    Tree: asText,
    Select: { colorTextDisabled: locked },
  };
}

/** What antd draws with, all of it derived from one colour (docs/console.md#settings: #409EFF; contrast AA). */
export function createTheme({
  language,
  colour,
  isDark = false,
  isStill = false,
  algorithm = [],
  tokens = DEFAULT_TOKENS,
}: Look): ThemeConfig {
  const mode = modeOf(isDark);
  const own = tokens[mode];
  // Who has chosen a colour has it in both modes.
  const primary = colour && colour !== DEFAULT_COLOUR ? colour : (own.colorPrimary ?? colour ?? DEFAULT_COLOUR);
  // White text on #409EFF has a contrast of 2.8: what carries text or a white sign gets the nearest shade that has 4.5.
  const solid = readable(primary, '#ffffff');
  const ground = own.colorBgContainer ?? GROUND[mode];
  const selected = mix(primary, ground, TINT[mode]);
  const text = linkShade(primary, ground, isDark);
  const pressed = lighten(solid, -0.08);
  const { colorPrimary: _primary, ...others } = own;
  const settled = {
    colorPrimaryBg: selected,
    colorLink: text,
    colorLinkHover: isDark ? lighten(text, 0.1) : pressed,
    colorLinkActive: isDark ? text : pressed,
    ...others,
    ...textColours(ground, own, isDark),
    ...(own.colorTextTertiary ? { colorTextTertiary: own.colorTextTertiary } : {}),
  };
  return {
    cssVar: { key: CSS_VARIABLES },
    hashed: false,
    algorithm: [...(algorithm.length > 0 ? algorithm : [defaultAlgorithm]), settle(settled)],
    token: {
      colorPrimary: primary,
      colorInfo: primary,
      colorTextDescription: isDark ? 'rgba(255, 255, 255, 0.65)' : 'rgba(0, 0, 0, 0.6)',
      colorTextPlaceholder: isDark ? 'rgba(255, 255, 255, 0.55)' : 'rgba(0, 0, 0, 0.55)',
      fontFamily: fontFamily(language),
      borderRadius: 6,
      motion: !isStill,
      ...tokens.shared,
      ...(own.colorSuccess ? { colorSuccess: own.colorSuccess } : {}),
      ...(own.colorWarning ? { colorWarning: own.colorWarning } : {}),
    },
    components: componentsOf({
      solid,
      text,
      pressed,
      locked: isDark ? 'rgba(255, 255, 255, 0.75)' : 'rgba(0, 0, 0, 0.65)',
    }),
  };
}
