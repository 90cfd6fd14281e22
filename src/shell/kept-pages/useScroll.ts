import { useLocation } from '@umijs/max';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Restores the scroll position of a page that is shown again; a new page, or another query of it, starts at its top.
 */
export function useScroll(key: string, isBack: boolean) {
  const location = useLocation();
  const positions = useRef(new Map<string, number>());
  const shown = useRef(key);
  useLayoutEffect(() => {
    const isOther = shown.current !== key;
    shown.current = key;
    if (isOther) window.scrollTo(0, positions.current.get(key) ?? 0);
    else if (!isBack) window.scrollTo(0, 0);
  }, [key, location, isBack]);
  useEffect(() => {
    const keep = () => positions.current.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key]);
}
