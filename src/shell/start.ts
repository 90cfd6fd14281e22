import { retryChunks } from '@/core/build/retryChunks';
import { reportError } from '@/core/error-log/errorLog';
import { watchErrors } from '@/core/error-log/watchErrors';
import { connection } from '@/core/connection/connection';
import { startLanguage } from '@/core/i18n';
import { baseHost } from '@/shared/kit-host/baseHost';
import { provideKit } from '@kit/host';
import { startGuard } from './guard/guard';
import { loadAlgorithms } from './look/look';

let stopWatching: (() => void) | null = null;

/** Everything that has to be known before the first page is drawn: texts, session, and what it opens. */
export async function start() {
  provideKit(baseHost());
  retryChunks(connection.waited);
  stopWatching?.();
  stopWatching = watchErrors();
  try {
    await Promise.all([startLanguage(), loadAlgorithms()]);
    await startGuard();
  } catch (error) {
    // A page without texts is better than a white one.
    reportError('script', error);
  }
}
