import { Navigate, useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { replace } from '@/core/navigation/navigate';
import { session } from '@/core/session/session';
import { guard, useGuardBusy } from '../guard/guard';
import { Loading } from '../states/Loading';
import { isKnown } from '../menu/applyMenu';
import { useMenu } from '../menu/menuStore';
import { menuEntryAt } from '../menu/menuEntryAt';
import { HOME } from '@/core/page/alwaysPages';
import { tellRefused } from './accessStore';
import { NotBuilt } from './NotBuilt';

/**
 * An address without a route: shows what the menu has there; otherwise the page is forbidden if it exists, or unknown.
 */
export function NoMatch() {
  const { pathname } = useLocation();
  const entry = menuEntryAt(useMenu(), pathname);
  if (entry?.kind === 'leads') return <Navigate to={entry.to} replace />;
  return entry ? <NotBuilt /> : <Refused pathname={pathname} />;
}

/** docs/console.md#addresses, docs/console.md#permissions. */
function Refused({ pathname }: { pathname: string }) {
  const isBusy = useGuardBusy();
  useEffect(() => {
    // Without a session, the guard is leading to the sign-in.
    if (isBusy || session.stage() !== 'in') return;
    if (isKnown(pathname)) tellRefused(pathname);
    replace(isKnown(pathname) ? guard.lastGood() || HOME : '/404');
  }, [isBusy, pathname]);
  return <Loading />;
}
