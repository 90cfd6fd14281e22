import { isUscc } from '../../patterns';

const LENGTH = 18;
const FORM = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;

/** What is wrong with a unified social credit code, the first thing that a person would see. */
export type UsccFault = 'length' | 'characters' | 'check';

/**
 * 1 department, 1 kind, 6 digits of the region, 9 of the organisation and 1 that checks the others (GB 32100-2015);
 * I, O, S, V and Z are none of its letters.
 */
export function usccFault(code: string): UsccFault | undefined {
  if (code.length !== LENGTH) return 'length';
  if (!FORM.test(code)) return 'characters';
  return isUscc(code) ? undefined : 'check';
}
