import { text } from '../i18n';
import { notifier } from '../notify/notifier';
import { session } from '../session/session';

/**
 * HTTP 401 of a request that carried the token of `generation`: one message and one sign-out for any number of parallel
 * calls, and none for an answer to an older token. The guard listens to the session and leads the user
 * out.
 */
export function endSession(generation: number) {
  if (generation !== session.generation() || session.stage() === 'out') return;
  notifier.error(text('core.sessionExpired'));
  // Signs out at once, so that no further request carries the invalid token.
  session.expire();
}
