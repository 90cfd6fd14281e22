import { useEffect } from 'react';
import { reloadOnce } from '@/core/build/build';
import { MessagePage } from '../states/MessagePage';
import { pageNotes } from '../tabs/pageNotes';
import { startAnew } from './NewVersion';

/** A page whose code is gone, after a deployment as a rule: the application starts anew, unless input would be lost. */
export function LostScreen() {
  useEffect(() => {
    if (pageNotes.get().dirty.size === 0) reloadOnce();
  }, []);
  return <MessagePage title="build.lost" help="build.help" action="build.reload" onAction={() => void startAnew()} />;
}
