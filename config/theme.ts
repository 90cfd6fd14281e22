import type { ThemeConfig } from 'antd';

/** Specification §9. */
export const DEFAULT_COLOUR = '#409EFF';

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

/** Moves all channels by the same share towards black or white: the hue stays. */
const mix = (colour: string, target: 0 | 255, share: number): string => {
  const [r, g, b] = parse(colour);
  return toHex([r + (target - r) * share, g + (target - g) * share, b + (target - b) * share]);
};

/** The colour itself, or the nearest shade of it that can be read on (or under) the other one. */
export function readable(colour: string, against: string): string {
  const target = luminance(against) > 0.18 ? 0 : 255;
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(colour, target, share);
    if (contrast(shade, against) >= AA) return shade;
  }
  return target === 0 ? '#000000' : '#ffffff';
}

const FONTS = {
  zh: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC'",
  ja: "'Hiragino Sans', 'Yu Gothic UI', Meiryo, 'Noto Sans CJK JP', 'Noto Sans JP'",
  latin: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC'",
};

/** Han characters look different in Chinese and Japanese: the font follows the language. */
function fontFamily(language: string) {
  const east = language === 'ja' ? FONTS.ja : language === 'zh' ? FONTS.zh : FONTS.latin;
  return `system-ui, -apple-system, 'Segoe UI', Roboto, ${east}, sans-serif`;
}

export interface Look {
  language: string;
  colour?: string;
  isDark?: boolean;
}

/** Grounds that text of the theme colour stands on. */
const GROUND = { light: '#ffffff', dark: '#1f1f1f' };

/** What antd draws with, all of it derived from one colour (look of the product: #409EFF, contrast AA). */
export function createTheme({ language, colour = DEFAULT_COLOUR, isDark = false }: Look): ThemeConfig {
  // White text on #409EFF has a contrast of 2.8: what carries text or a white sign gets the nearest shade that has 4.5.
  const solid = readable(colour, '#ffffff');
  const text = readable(colour, isDark ? GROUND.dark : GROUND.light);
  const pressed = mix(solid, 0, 0.15);
  const onSolid = { colorPrimary: solid, colorPrimaryHover: mix(solid, 0, 0.08), colorPrimaryActive: pressed };
  const asText = { colorPrimary: text, colorPrimaryHover: text, colorPrimaryActive: pressed };
  return {
    cssVar: { key: CSS_VARIABLES },
    hashed: false,
    token: {
      colorPrimary: colour,
      colorInfo: colour,
      colorLink: text,
      colorLinkHover: isDark ? mix(text, 255, 0.2) : pressed,
      colorLinkActive: pressed,
      // The grey of antd has 4.2 on the grey ground of the console.
      colorTextTertiary: isDark ? 'rgba(255, 255, 255, 0.6)' : 'rgba(0, 0, 0, 0.56)',
      colorTextDescription: isDark ? 'rgba(255, 255, 255, 0.65)' : 'rgba(0, 0, 0, 0.6)',
      colorTextPlaceholder: isDark ? 'rgba(255, 255, 255, 0.55)' : 'rgba(0, 0, 0, 0.55)',
      fontFamily: fontFamily(language),
      borderRadius: 6,
    },
    components: {
      Button: { ...onSolid, defaultHoverColor: text, defaultHoverBorderColor: text, primaryShadow: 'none' },
      Checkbox: onSolid,
      Radio: onSolid,
      Switch: onSolid,
      DatePicker: onSolid,
      Steps: onSolid,
      Tag: onSolid,
      Tabs: { itemSelectedColor: text, itemHoverColor: text, itemActiveColor: pressed },
      Menu: { itemSelectedColor: text, horizontalItemSelectedColor: text },
      Pagination: asText,
      Anchor: asText,
      Tree: asText,
    },
  };
}
