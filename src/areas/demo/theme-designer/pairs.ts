import type { TextId } from '@/core/i18n';
import { contrast, readable } from '../../../../config/theme';
import type { ColourToken, Mode, ThemeTokens } from '../../../../config/themeTokens';
import { resolved } from '../shared/look';

/** WCAG 2.2 AA for text of normal size. */
export const AA = 4.5;
const WHITE = '#ffffff';

export interface Pair {
  id: string;
  label: TextId;
  /** Final colours after blending: #rrggbb. */
  text: string;
  ground: string;
  ratio: number;
  /** The token to change for more contrast. */
  token: ColourToken;
  /** The nearest shade that can be read; null where the colour can be read already. */
  suggestion: string | null;
}

type Rgba = readonly [number, number, number, number];

function parse(colour: string): Rgba {
  const parts = /^rgba?\(([^)]+)\)$/
    .exec(colour)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  if (parts) return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0, parts[3] ?? 1];
  const digits = colour.slice(1);
  const full = digits.length <= 4 ? Array.from(digits, (one) => one + one).join('') : digits;
  const at = (i: number) => Number.parseInt(full.slice(i, i + 2) || 'ff', 16);
  return [at(0), at(2), at(4), at(6) / 255];
}

/** The colour that results on an opaque ground. */
export function over(colour: string, ground: string): string {
  const [r, g, b, alpha] = parse(colour);
  const below = parse(ground);
  const mixed = [r, g, b].map((part, i) => Math.round(part * alpha + (below[i] ?? 0) * (1 - alpha)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

interface Given {
  label: TextId;
  text: string;
  ground: string;
  token: ColourToken;
}

function pairOf({ label, text: given, ground: below, token }: Given, page: string): Pair {
  const ground = over(below, page);
  const text = over(given, ground);
  const ratio = contrast(text, ground);
  const isGround = token === 'colorPrimary';
  // White text stays white: its ground gets darker.
  const suggestion = ratio >= AA ? null : isGround ? readable(ground, text) : readable(text, ground);
  return { id: label, label, text, ground, ratio, token, suggestion };
}

/** The pairs of colours that carry the texts of the product. */
export function pairsOf(tokens: ThemeTokens, mode: Mode): readonly Pair[] {
  const { token, solid } = resolved(tokens, mode);
  const { colorBgContainer, colorBgElevated, colorBgLayout } = token;
  const on = (ground: string) => (label: TextId, text: string, name: ColourToken) =>
    pairOf({ label, text, ground, token: name }, colorBgLayout);
  const onContainer = on(colorBgContainer);
  return [
    onContainer('theme.pairText', token.colorText, 'colorText'),
    on(colorBgElevated)('theme.pairElevated', token.colorText, 'colorText'),
    onContainer('theme.pairSecondary', token.colorTextSecondary, 'colorTextSecondary'),
    on(colorBgLayout)('theme.pairTertiary', token.colorTextTertiary, 'colorTextTertiary'),
    onContainer('theme.pairLink', token.colorLink, 'colorLink'),
    on(token.colorPrimaryBg)('theme.pairSelected', token.colorLink, 'colorLink'),
    on(tokens[mode].colorPrimary ?? token.colorPrimary)('theme.pairPrimary', WHITE, 'colorPrimary'),
    on(solid)('theme.pairButton', WHITE, 'colorPrimary'),
    onContainer('theme.pairSuccess', token.colorSuccessText, 'colorSuccess'),
    onContainer('theme.pairWarning', token.colorWarningText, 'colorWarning'),
    onContainer('theme.pairError', token.colorErrorText, 'colorError'),
  ];
}
