import { createHash } from 'node:crypto';

/**
 * JSON without blanks, keys sorted by code unit, `undefined` dropped, `null` kept (docs/domain/platform.md#signatures).
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one ?? null)).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const parts = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    // The default order of sort() is the code-unit order that both sides agreed on.
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`);
  return `{${parts.join(',')}}`;
}

/** SHA-256 of a value's canonical text, in hexadecimal digits. */
export const contentHash = (value: unknown) => createHash('sha256').update(canonical(value)).digest('hex');
