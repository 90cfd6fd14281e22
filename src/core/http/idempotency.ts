import { session } from '../session/session';
import type { Draft } from './buildRequest';
import { canonical } from '../../contract/canonical';
import { randomUuid } from './random';

interface Unanswered {
  key: string;
  since: number;
}

const MAX_REMEMBERED = 50;
const MAX_AGE_MS = 10 * 60 * 1000;

/** Writes without an answer, which may have been done: the user's next try has to carry the same key. */
const unanswered = new Map<string, Unanswered>();

/** Equal for two tries of one write: same user, branch, call and content. */
function markOf({ endpoint, input, attachment }: Draft) {
  const { loginName, branchId } = session.get();
  const file = attachment?.file;
  const fileMark = file instanceof File ? [file.name, file.size, file.lastModified] : [file?.size];
  return canonical([loginName, branchId, endpoint.method, endpoint.path, input, fileMark]);
}

/** The input of a public call, such as a password, is not kept in memory. */
const isRemembered = ({ endpoint }: Draft) => endpoint.access !== 'public';

/** The Idempotency-Key for one try of a write; `keep` is called when the try ended without an answer. */
export function takeKey(draft: Draft): { key: string; keep: () => void } {
  if (!isRemembered(draft)) return { key: randomUuid(), keep: () => undefined };
  const mark = markOf(draft);
  const now = Date.now();
  for (const [old, { since }] of unanswered) if (now - since > MAX_AGE_MS) unanswered.delete(old);
  const earlier = unanswered.get(mark);
  // Removed during the try: an equal write at the same time is another write.
  unanswered.delete(mark);
  const key = earlier?.key ?? randomUuid();
  const keep = () => {
    unanswered.set(mark, { key, since: earlier?.since ?? now });
    const [oldest] = unanswered.keys();
    if (unanswered.size > MAX_REMEMBERED && oldest !== undefined) unanswered.delete(oldest);
  };
  return { key, keep };
}
