import { App, Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { T } from '@/core/i18n';
import { isNewer, restartModule, watchVersion } from './moduleVersion';

const KEY = 'module';

/**
 * Says that the module alone was replaced; input stays until the user starts the module anew, and is kept as drafts.
 */
export function NewModule() {
  const { notification } = App.useApp();
  const isDue = isNewer.use();
  useEffect(watchVersion, []);
  const show = useEffectEvent(() =>
    notification.info({
      key: KEY,
      title: <T id="micro.newer" />,
      description: <T id="micro.newerHelp" />,
      duration: 0,
      placement: 'bottomRight',
      actions: (
        <Button type="primary" size="small" onClick={restartModule}>
          <T id="micro.restart" />
        </Button>
      ),
    }),
  );
  const hide = useEffectEvent(() => notification.destroy(KEY));
  useEffect(() => {
    if (!isDue) return;
    show();
    return hide;
  }, [isDue]);
  return null;
}
