import { type ColourToken, type Mode, type NumberToken, type ThemeTokens } from '../../../../config/themeTokens';

/** The edited tokens, with undo and redo. */
export interface Draft {
  past: readonly ThemeTokens[];
  present: ThemeTokens;
  future: readonly ThemeTokens[];
}

export type Step = { type: 'undo' } | { type: 'redo' } | { type: 'set'; tokens: ThemeTokens };

/** How many steps can be undone. */
const MAX_STEPS = 100;

export const draftOf = (present: ThemeTokens): Draft => ({ past: [], present, future: [] });

const entriesOf = ({ shared, light, dark }: ThemeTokens) =>
  JSON.stringify([shared, light, dark].map((part) => Object.entries(part).sort()));

export const isSame = (a: ThemeTokens, b: ThemeTokens) => entriesOf(a) === entriesOf(b);

export function step(draft: Draft, asked: Step): Draft {
  const { past, present, future } = draft;
  if (asked.type === 'undo') {
    const last = past.at(-1);
    return last ? { past: past.slice(0, -1), present: last, future: [present, ...future] } : draft;
  }
  if (asked.type === 'redo') {
    const [next, ...others] = future;
    return next ? { past: [...past, present], present: next, future: others } : draft;
  }
  if (isSame(asked.tokens, present)) return draft;
  return { past: [...past, present].slice(-MAX_STEPS), present: asked.tokens, future: [] };
}

const without = <T extends object>(part: T, name: string): T => {
  // A group of tokens may lack optional ones.
  return Object.fromEntries(Object.entries(part).filter(([key]) => key !== name)) as T;
};

/** Without a value, the token gets the product's default. */
export function withNumber(tokens: ThemeTokens, name: NumberToken, value: number | undefined): ThemeTokens {
  const shared = without(tokens.shared, name);
  return { ...tokens, shared: value === undefined ? shared : { ...shared, [name]: value } };
}

export function withColour(tokens: ThemeTokens, mode: Mode, change: { name: ColourToken; value: string | undefined }) {
  const part = without(tokens[mode], change.name);
  const next = change.value === undefined ? part : { ...part, [change.name]: change.value.toLowerCase() };
  return { ...tokens, [mode]: next };
}
