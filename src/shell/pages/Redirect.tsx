import { useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { replace } from '@/core/navigation/navigate';
import { REDIRECT_BASE } from '../addresses/routeTable';

/** /redirect/a/b?c leads to /a/b?c: a page drawn anew (docs/console.md#addresses). */
export function Redirect() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    replace((pathname.slice(REDIRECT_BASE.length) || '/') + search + hash);
  }, [pathname, search, hash]);
  return null;
}
