import { useLocation } from '@umijs/max';
import { useEffect, useRef } from 'react';

/** Leads to the heading that the address names, once for each visit of that address. */
export function useHashTarget(ids: readonly string[]) {
  const { hash, key } = useLocation();
  const done = useRef<string>(undefined);
  useEffect(() => {
    // Compared without decoding: a hash may hold anything.
    const id = ids.find((one) => hash === `#${one}`);
    if (!id || done.current === key) return;
    done.current = key;
    const target = document.getElementById(id);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [ids, hash, key]);
}
