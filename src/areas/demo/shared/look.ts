import { theme } from 'antd';
import { currentLanguage } from '@/core/i18n';
import { isStill } from '@/core/media/media';
import { createTheme } from '../../../../config/theme';
import type { ColourToken, Mode, NumberToken, ThemeTokens } from '../../../../config/themeTokens';

/** The theme of the tokens, under CSS variables of its own, because it is nested in the console's theme. */
export function lookOf(tokens: ThemeTokens, mode: Mode, isCompact = false) {
  const isDark = mode === 'dark';
  const made = createTheme({
    language: currentLanguage(),
    isDark,
    isStill: isStill(),
    tokens,
    algorithm: [isDark ? theme.darkAlgorithm : theme.defaultAlgorithm, ...(isCompact ? [theme.compactAlgorithm] : [])],
  });
  return { ...made, inherit: false, cssVar: { key: previewClass(mode) } };
}

/** The class to which the CSS variables of a preview are limited. */
export const previewClass = (mode: Mode) => `preview-${mode}`;

/** The final value of every token, derived ones included. */
export function resolved(tokens: ThemeTokens, mode: Mode) {
  const look = lookOf(tokens, mode);
  const token = theme.getDesignToken(look);
  const solid = look.components?.Button?.colorPrimary ?? token.colorPrimary;
  return { token, solid };
}

type Resolved = ReturnType<typeof resolved>['token'];

export const numberOf = (token: Resolved, name: NumberToken): number => token[name];
export const colourOf = (token: Resolved, name: ColourToken): string => token[name];
