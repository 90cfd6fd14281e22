import { useEffect } from 'react';
import { reloadOnce } from '@/core/build/build';
import { MessagePage } from '../states/MessagePage';
import { pageNotes } from '../tabs/pageNotes';
import { startAnew } from './NewVersion';

/** Shown when the code of a page is gone, as a rule after a deployment: reloads, unless input would be lost. */
export function LostScreen() {
  useEffect(() => {
    if (pageNotes.get().dirty.size === 0) reloadOnce();
  }, []);
  return <MessagePage title="build.lost" help="build.help" action="build.reload" onAction={() => void startAnew()} />;
}
