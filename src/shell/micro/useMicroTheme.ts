import { useMemo } from 'react';
import type { MicroTheme } from '@/contract/property/micro-pms';
import { usePreferences } from '@/core/preferences/preferences';
import { fontFamily, readable, textShades } from '../../../config/theme';

const WHITE = '#ffffff';

/** The look of the console, for the module to follow; its colour is the shade that carries white text. */
export function useMicroTheme(language: string): MicroTheme {
  const { theme, dark, compact, size } = usePreferences();
  const color = readable(theme, WHITE);
  const font = fontFamily(language);
  const { link, error } = textShades(theme, dark);
  return useMemo(
    () => Object.freeze({ color, dark, compact, size, font, link, error }),
    [color, dark, compact, size, font, link, error],
  );
}
