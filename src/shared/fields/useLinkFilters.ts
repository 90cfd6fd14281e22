import { useLocation } from '@umijs/max';

type Kind = 'text' | 'texts' | 'code' | 'codes';

const CODE = /^\d{1,2}$/;
const MAX_LENGTH = 40;

/**
 * Filters in the address, as links of figures set them: only filters of the list, and only valid values; a period is
 * two texts.
 */
export function useLinkFilters(kinds: Readonly<Record<string, Kind>>): Record<string, unknown> {
  const query = new URLSearchParams(useLocation().search);
  const entries = Object.entries(kinds).flatMap(([name, kind]) => {
    const given = query
      .getAll(name)
      .filter((value) =>
        kind === 'text' || kind === 'texts' ? value !== '' && value.length <= MAX_LENGTH : CODE.test(value),
      );
    const [first] = given;
    if (first === undefined) return [];
    const values = { text: first, texts: given, code: Number(first), codes: given.map(Number) };
    return [[name, values[kind]] as const];
  });
  return Object.fromEntries(entries);
}
