import { consoleHost } from '@/shared/kit-host/consoleHost';
import { provideKit } from '@kit/host';
import { startPageNotes } from './tabs/pageNotes';
import { watchVisits } from './visits/pageVisits';
import { startTabs } from './tabs/tabsStore';

let isStarted = false;

/** The rest of `start()`, run when the console is first shown: the sign-in does not need it. */
export function startConsole() {
  if (isStarted) return;
  isStarted = true;
  provideKit(consoleHost);
  startTabs();
  startPageNotes();
  watchVisits();
}
