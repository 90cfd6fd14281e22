/* Options and values that ProComponents would ask for by themselves: ours come by calls of the console (ADR 9). */
import { NOTHING } from './menuRequest';

export { useSWRConfig } from './menuRequest';

export const SWRConfig = ({ children }) => children;

export default function useSWR(key) {
  if (typeof key === 'function' ? key() : key)
    throw new Error('`request` of ProComponents has no twin (docs/adr/0009).');
  return NOTHING;
}
