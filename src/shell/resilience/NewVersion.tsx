import { App, Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { buildState, currentBuild } from '@/core/build/build';
import { newestBuild } from '@/core/connection/newestBuild';
import { T } from '@/core/i18n';
import { reloadPage } from '@/core/navigation/reload';
import { drafts } from '@/core/storage/drafts';
import { usePageNotes } from '../tabs/pageNotes';

/** Whoever comes back to the window may have been away for a deployment; nobody asks more often than this. */
const PAUSE_MS = 5 * 60 * 1000;
const KEY = 'build';

/** Looks for another build when the window is looked at again. */
function useBuildCheck() {
  useEffect(() => {
    let asked = performance.now();
    const check = async () => {
      if (document.visibilityState !== 'visible' || performance.now() - asked < PAUSE_MS) return;
      asked = performance.now();
      const newest = await newestBuild().catch(() => '');
      if (newest && currentBuild() && newest !== currentBuild()) buildState.set('newer');
    };
    const onShow = () => void check();
    document.addEventListener('visibilitychange', onShow);
    return () => document.removeEventListener('visibilitychange', onShow);
  }, []);
}

/** Where forms hold unsaved input the browser asks first; it is kept as a draft either way. */
export async function startAnew() {
  await drafts.flush();
  reloadPage();
}

/** Says that there is a new version, when nothing unsaved is open; at once, when a part of the old one is gone. */
export function NewVersion() {
  const { notification } = App.useApp();
  const state = buildState.use();
  const isDirty = usePageNotes().dirty.size > 0;
  useBuildCheck();
  const isDue = state === 'lost' || (state === 'newer' && !isDirty);
  const show = useEffectEvent(() =>
    notification.info({
      key: KEY,
      title: <T id={state === 'lost' ? 'build.lost' : 'build.newer'} />,
      description: <T id="build.help" />,
      duration: 0,
      placement: 'bottomRight',
      actions: (
        <Button type="primary" size="small" onClick={() => void startAnew()}>
          <T id="build.reload" />
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
