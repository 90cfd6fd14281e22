import { App, Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { buildState, currentBuild } from '@/core/build/build';
import { newestBuild } from '@/core/connection/newestBuild';
import { T } from '@/core/i18n';
import { reloadPage } from '@/core/navigation/reload';
import { drafts } from '@/core/storage/drafts';
import { usePageNotes } from '../tabs/pageNotes';

/** The interval between checks when the window gets the focus again. */
const PAUSE_MS = 5 * 60 * 1000;
const KEY = 'build';

/** Checks for a new build when the window gets the focus again. */
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

/** With unsaved input the browser asks first; the input is kept as a draft in any case. */
export async function startAnew() {
  await drafts.flush();
  reloadPage();
}

/** Announces a new version when nothing unsaved is open, or at once if a chunk of the old one is gone. */
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
