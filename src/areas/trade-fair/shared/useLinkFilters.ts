import { useLocation } from '@umijs/max';

type Kind = 'text' | 'code' | 'codes';

const CODE = /^\d{1,2}$/;
const MAX_LENGTH = 40;

/**
 * Filters of the address, as the figures of a fair's home bring them: only those of the list, and only what they can
 * be.
 */
export function useLinkFilters(kinds: Readonly<Record<string, Kind>>): Record<string, unknown> {
  const query = new URLSearchParams(useLocation().search);
  const entries = Object.entries(kinds).flatMap(([name, kind]) => {
    const given = query
      .getAll(name)
      .filter((value) => (kind === 'text' ? value !== '' && value.length <= MAX_LENGTH : CODE.test(value)));
    const [first] = given;
    if (first === undefined) return [];
    return [[name, kind === 'codes' ? given.map(Number) : kind === 'code' ? Number(first) : first] as const];
  });
  return Object.fromEntries(entries);
}
