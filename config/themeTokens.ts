/** What a designer may set; everything else is derived from it (config/theme.ts). */
export const NUMBER_TOKENS = {
  fontSize: { min: 12, max: 18, step: 1 },
  borderRadius: { min: 0, max: 16, step: 1 },
  controlHeight: { min: 24, max: 48, step: 2 },
  sizeUnit: { min: 2, max: 8, step: 1 },
  sizeStep: { min: 2, max: 8, step: 1 },
  lineWidth: { min: 1, max: 3, step: 1 },
} as const;

export const COLOUR_TOKENS = [
  'colorPrimary',
  'colorLink',
  'colorSuccess',
  'colorWarning',
  'colorError',
  'colorText',
  'colorTextSecondary',
  'colorTextTertiary',
  'colorBorder',
  'colorBgContainer',
  'colorBgElevated',
  'colorBgLayout',
] as const;

export type NumberToken = keyof typeof NUMBER_TOKENS;
export type ColourToken = (typeof COLOUR_TOKENS)[number];
export type Mode = 'light' | 'dark';

/** The file config/theme-tokens.json: only what differs from the product's own theme. */
export interface ThemeTokens {
  /** Sizes, in pixels: the same in both modes. */
  shared: Readonly<Partial<Record<NumberToken, number>>>;
  light: Readonly<Partial<Record<ColourToken, string>>>;
  dark: Readonly<Partial<Record<ColourToken, string>>>;
}

export const NO_TOKENS: ThemeTokens = { shared: {}, light: {}, dark: {} };

/**
 * `unknown`: no token has this name; `number`, `colour`, `object`: the value is not what the token or the part needs.
 */
export interface TokenProblem {
  /** Where it stands: light.colorPrimary. */
  path: string;
  kind: 'object' | 'unknown' | 'number' | 'colour';
  min?: number;
  max?: number;
}

export const HEX = /^#[\da-f]{6}$/i;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readNumber(path: string, name: NumberToken, value: unknown): number | TokenProblem {
  const { min, max } = NUMBER_TOKENS[name];
  const isGood = typeof value === 'number' && value >= min && value <= max;
  return isGood ? value : { path, kind: 'number', min, max };
}

const readColour = (path: string, value: unknown): string | TokenProblem =>
  typeof value === 'string' && HEX.test(value) ? value.toLowerCase() : { path, kind: 'colour' };

type Read<V> = { values: Record<string, V>; problems: TokenProblem[] };

/** One part of the file, value by value; `read` answers null for a name that no token has. */
function readPart<V extends string | number>(
  part: string,
  value: unknown,
  read: (path: string, name: string, value: unknown) => V | TokenProblem | null,
): Read<V> {
  const result: Read<V> = { values: {}, problems: [] };
  if (value === undefined) return result;
  if (!isFields(value)) return { ...result, problems: [{ path: part, kind: 'object' }] };
  for (const [name, one] of Object.entries(value)) {
    const path = `${part}.${name.slice(0, 40)}`;
    const own = read(path, name, one);
    if (own === null) result.problems.push({ path, kind: 'unknown' });
    else if (typeof own === 'object') result.problems.push(own);
    else result.values[name] = own;
  }
  return result;
}

const isNumberToken = (name: string): name is NumberToken => Object.hasOwn(NUMBER_TOKENS, name);
const isColourToken = (name: string): name is ColourToken => COLOUR_TOKENS.some((one) => one === name);

const numbers = (path: string, name: string, value: unknown) =>
  isNumberToken(name) ? readNumber(path, name, value) : null;
const colours = (path: string, name: string, value: unknown) => (isColourToken(name) ? readColour(path, value) : null);

/** Whatever a file says, checked value by value: the good values, and what is wrong with the others. */
export function readTokens(value: unknown): { tokens: ThemeTokens; problems: TokenProblem[] } {
  if (!isFields(value)) return { tokens: NO_TOKENS, problems: [{ path: '', kind: 'object' }] };
  const { shared, light, dark, ...others } = value;
  const parts = {
    shared: readPart('shared', shared, numbers),
    light: readPart('light', light, colours),
    dark: readPart('dark', dark, colours),
  };
  const unknown = Object.keys(others).map((name): TokenProblem => ({ path: name.slice(0, 40), kind: 'unknown' }));
  return {
    tokens: { shared: parts.shared.values, light: parts.light.values, dark: parts.dark.values },
    problems: [...unknown, ...parts.shared.problems, ...parts.light.problems, ...parts.dark.problems],
  };
}
