import { session } from '../session/session';
import type { Draft } from './buildRequest';
import { canonical } from './canonical';

interface Unanswered {
  key: string;
  since: number;
}

const MAX_REMEMBERED = 50;
const MAX_AGE_MS = 10 * 60 * 1000;

/** Writes without an answer, which may have been done: the user's next try has to carry the same key. */
const unanswered = new Map<string, Unanswered>();

/** A random UUID; `crypto.randomUUID` is missing where a company serves the console without https. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  const rest = `4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${rest}`;
}

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
  if (!isRemembered(draft)) return { key: newKey(), keep: () => undefined };
  const mark = markOf(draft);
  const now = Date.now();
  for (const [old, { since }] of unanswered) if (now - since > MAX_AGE_MS) unanswered.delete(old);
  const earlier = unanswered.get(mark);
  // Removed during the try: an equal write at the same time is another write.
  unanswered.delete(mark);
  const key = earlier?.key ?? newKey();
  const keep = () => {
    unanswered.set(mark, { key, since: earlier?.since ?? now });
    const [oldest] = unanswered.keys();
    if (unanswered.size > MAX_REMEMBERED && oldest !== undefined) unanswered.delete(oldest);
  };
  return { key, keep };
}
