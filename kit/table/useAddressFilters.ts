import { useEffect, useEffectEvent, useRef } from 'react';

type Filters = Readonly<Record<string, unknown>>;

/**
 * Follows the address of an open page: filters in it, as from a link on the dashboard, replace those of the form;
 * without any, as from the menu, the list stays as it was left.
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
