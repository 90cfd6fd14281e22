import { createHash } from 'node:crypto';
import { canonical } from '../../src/contract/canonical';

export { canonical };

/** SHA-256 of a value's canonical text, in hexadecimal digits. */
export const contentHash = (value: unknown) => createHash('sha256').update(canonical(value)).digest('hex');
