import { theme } from 'antd';
import { currentLanguage } from '@/core/i18n';
import { isStill } from '@/core/media/media';
import { createTheme } from '../../../../config/theme';
import type { ColourToken, Mode, NumberToken, ThemeTokens } from '../../../../config/themeTokens';

/** The theme that tokens make, under CSS variables of its own: it stands inside of the console's. */
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

/** Under which the variables of a preview hold. */
export const previewClass = (mode: Mode) => `preview-${mode}`;

/** Every token as it comes out, derived ones included. */
export function resolved(tokens: ThemeTokens, mode: Mode) {
  const look = lookOf(tokens, mode);
  const token = theme.getDesignToken(look);
  const solid = look.components?.Button?.colorPrimary ?? token.colorPrimary;
  return { token, solid };
}

type Resolved = ReturnType<typeof resolved>['token'];

export const numberOf = (token: Resolved, name: NumberToken): number => token[name];
export const colourOf = (token: Resolved, name: ColourToken): string => token[name];
