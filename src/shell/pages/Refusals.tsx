import { App } from 'antd';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { randomUuid } from '@/core/http/random';
import { text } from '@/core/i18n';
import { forgetRefused, useAccess, useRefused } from './accessStore';

/** Long enough to read the names of those who can grant the page. */
const SECONDS = 8;

const RefusedNotice = lazy(async () => ({ default: (await import('./RefusedNotice')).RefusedNotice }));
const AskAccess = lazy(async () => ({ default: (await import('./AskAccess')).AskAccess }));

/**
 * Shows a notice of a page that was refused, and requests access to it; loaded with the first
 * (docs/console.md#permissions).
 */
export function Refusals() {
  const { notification } = App.useApp();
  const refused = useRefused();
  const asked = useAccess();
  const tell = useEffectEvent((path: string) => {
    // One that is leaving still has its key.
    const key = randomUuid();
    notification.warning({
      key,
      title: text('core.noPermission'),
      description: (
        <Suspense fallback={null}>
          <RefusedNotice path={path} onAsk={() => notification.destroy(key)} />
        </Suspense>
      ),
      duration: SECONDS,
    });
    forgetRefused();
  });
  useEffect(() => {
    if (refused !== undefined) tell(refused);
  }, [refused]);
  return <Suspense fallback={null}>{asked && <AskAccess page={asked} />}</Suspense>;
}
