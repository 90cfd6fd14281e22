import { Navigate, useLocation } from '@umijs/max';
import { App } from 'antd';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { loadScreenTexts, text } from '@/core/i18n';
import { randomUuid } from '@/core/http/random';
import { replace } from '@/core/navigation/navigate';
import { session } from '@/core/session/session';
import { guard, useGuardBusy } from '../guard/guard';
import { Loading } from '../states/Loading';
import { isKnown } from '../menu/applyMenu';
import { useMenu } from '../menu/menuStore';
import { menuEntryAt } from '../menu/menuEntryAt';
import { HOME } from '../addresses/routeTable';
import { NotBuilt } from './NotBuilt';

const RefusedNotice = lazy(async () => {
  const [{ RefusedNotice: component }] = await Promise.all([
    import('./RefusedNotice'),
    loadScreenTexts(['shell/access']),
  ]);
  return { default: component };
});

/**
 * An address without a route: shows what the menu has there; otherwise the page is forbidden if it exists, or unknown.
 */
export function NoMatch() {
  const { pathname } = useLocation();
  const entry = menuEntryAt(useMenu(), pathname);
  if (entry?.kind === 'leads') return <Navigate to={entry.to} replace />;
  return entry ? <NotBuilt /> : <Refused pathname={pathname} />;
}

/** Long enough to read who can grant the page. */
const SECONDS = 8;

/** docs/console.md#addresses, docs/console.md#permissions. */
function Refused({ pathname }: { pathname: string }) {
  const isBusy = useGuardBusy();
  const { notification } = App.useApp();
  const tell = useEffectEvent(() => {
    // One that is leaving still has its key.
    const key = randomUuid();
    const onAsk = () => notification.destroy(key);
    notification.warning({
      key,
      title: text('core.noPermission'),
      description: (
        <Suspense fallback={null}>
          <RefusedNotice path={pathname} onAsk={onAsk} />
        </Suspense>
      ),
      duration: SECONDS,
    });
  });
  useEffect(() => {
    // Without a session, the guard is leading to the sign-in.
    if (isBusy || session.stage() !== 'in') return;
    if (isKnown(pathname)) tell();
    replace(isKnown(pathname) ? guard.lastGood() || HOME : '/404');
  }, [isBusy, pathname]);
  return <Loading />;
}
