import { useMemo } from 'react';
import type { MicroTheme } from '@/contract/micro-pms';
import { DEFAULT_COLOUR } from '../../../config/theme';

/** The look of the console, for the module to follow. */
export function useMicroTheme(): MicroTheme {
  return useMemo(() => Object.freeze({ color: DEFAULT_COLOUR, dark: false, compact: false, size: 'medium' }), []);
}
