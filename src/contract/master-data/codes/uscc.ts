import { isUscc } from '../../patterns';

const LENGTH = 18;
const FORM = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;

/** The faults of a unified social credit code; the one that a person sees first is reported. */
export type UsccFault = 'length' | 'characters' | 'check';

/**
 * The code has 1 character for the department, 1 for the kind, 6 digits for the region, 9 characters for the
 * organisation and 1 check character (GB 32100-2015); the letters I, O, S, V and Z are not used.
 */
export function usccFault(code: string): UsccFault | undefined {
  if (code.length !== LENGTH) return 'length';
  if (!FORM.test(code)) return 'characters';
  return isUscc(code) ? undefined : 'check';
}
