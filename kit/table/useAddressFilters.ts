import { useEffect, useEffectEvent, useRef } from 'react';

type Filters = Readonly<Record<string, unknown>>;

/**
 * The page is open and its address changes: filters that it brings replace those of the form, as a figure of the
 * dashboard wants it; without any, as from the menu, the list stays as it was left.
 */
export function useAddressFilters(filters: Filters = {}, apply: (filters: Filters) => void) {
  const wanted = JSON.stringify(filters);
  const known = useRef(wanted);
  const takeOver = useEffectEvent(() => apply(filters));
  useEffect(() => {
    if (wanted === known.current) return;
    known.current = wanted;
    if (wanted !== '{}') takeOver();
  }, [wanted]);
}
