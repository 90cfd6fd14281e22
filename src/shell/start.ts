import { retryChunks } from '@/core/chunks/retryChunks';
import { reportError } from '@/core/error-log/errorLog';
import { watchErrors } from '@/core/error-log/watchErrors';
import { connection } from '@/core/connection/connection';
import { startLanguage } from '@/core/i18n';
import { session } from '@/core/session/session';
import { keepErrors } from '@/core/storage/keptErrors';
import { baseHost } from '@/shared/kit-host/baseHost';
import { provideKit } from '@kit/host';
import { startGuard, stopGuard } from './guard/guard';
import { followSettings, loadAlgorithms } from './look/look';

/** Stops what the last start has begun: tests start more than once. */
let stops: readonly (() => void)[] = [];

/**
 * Everything that has to be known before the first page is drawn: texts, session, and what it opens. Modules of core
 * and shell do nothing when they are loaded; what has to begin begins here, or in `startConsole`.
 */
export async function start() {
  for (const stop of stops) stop();
  session.restore();
  provideKit(baseHost());
  retryChunks(connection.waited);
  stops = [keepErrors(), watchErrors(), followSettings(), stopGuard];
  try {
    await Promise.all([startLanguage(), loadAlgorithms()]);
    await startGuard();
  } catch (error) {
    // A page without texts is better than a white one.
    reportError('script', error);
  }
}
