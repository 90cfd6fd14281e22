import { readTokens, type ThemeTokens, type TokenProblem } from '../../../../config/themeTokens';

/** The file name that config/ reads the default tokens from. */
export const DEFAULT_FILE = 'theme-tokens.json';
export const MAX_KB = 64;

export type Reading = { tokens: ThemeTokens } | { problems: readonly TokenProblem[] } | { fault: 'json' | 'size' };

/** The tokens of a chosen file; one problem refuses the whole file. */
export async function readTokenFile(file: Blob): Promise<Reading> {
  if (file.size > MAX_KB * 1024) return { fault: 'size' };
  let value: unknown;
  try {
    value = JSON.parse(await file.text());
  } catch {
    return { fault: 'json' };
  }
  const { tokens, problems } = readTokens(value);
  return problems.length > 0 ? { problems } : { tokens };
}

/** Hands the tokens to the user as a file. */
export function saveTokenFile(tokens: ThemeTokens, name: string) {
  const file = new Blob([`${JSON.stringify(tokens, null, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
