/**
 * JSON without blanks, keys sorted by code unit, `undefined` dropped, `null` kept
 * (docs/domain/platform.md#signatures): equal values have equal texts.
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one: unknown) => canonical(one ?? null)).join(',')}]`;
  if (value === undefined) return 'null';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const parts = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    // JavaScript's default order, by code units, which both sides have agreed on.
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`);
  return `{${parts.join(',')}}`;
}

export const isSame = (a: unknown, b: unknown) => a === b || canonical(a) === canonical(b);
