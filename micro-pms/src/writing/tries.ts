/** A random UUID; `crypto.randomUUID` is missing where a company serves the console without https. */
export function randomUuid() {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  const rest = `4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${rest}`;
}

interface Unanswered {
  key: string;
  since: number;
}

const MAX_AGE_MS = 10 * 60 * 1000;

/** Writes without an answer, which may have been done: the user's next try has to carry the same key. */
const unanswered = new Map<string, Unanswered>();

/**
 * The key of one try of a write, which `mark` tells from others; `keep` is called when the try ended without an answer
 * (docs/domain/platform.md#writes).
 */
export function takeKey(mark: string): { key: string; keep: () => void } {
  const now = Date.now();
  for (const [old, { since }] of unanswered) if (now - since > MAX_AGE_MS) unanswered.delete(old);
  const earlier = unanswered.get(mark);
  // Removed during the try: an equal write at the same time is another write.
  unanswered.delete(mark);
  const key = earlier?.key ?? randomUuid();
  return { key, keep: () => void unanswered.set(mark, { key, since: earlier?.since ?? now }) };
}
