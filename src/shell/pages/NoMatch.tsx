import { useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { text } from '@/core/i18n';
import { replace } from '@/core/navigation/navigate';
import { notifier } from '@/core/notify/notifier';
import { session } from '@/core/session/session';
import { guard, useGuardBusy } from '../guard/guard';
import { Loading } from '../Loading';
import { isKnown } from '../menu/applyMenu';
import { HOME } from '../routeTable';

/** An address without a page: refused when the build has one, unknown otherwise (specification §2, §6). */
export function NoMatch() {
  const { pathname } = useLocation();
  const isBusy = useGuardBusy();
  useEffect(() => {
    // Without a session the guard is on its way to the sign-in.
    if (isBusy || session.stage() !== 'in') return;
    if (isKnown(pathname)) notifier.warning(text('core.noPermission'));
    replace(isKnown(pathname) ? guard.lastGood() || HOME : '/404');
  }, [isBusy, pathname]);
  return <Loading />;
}
