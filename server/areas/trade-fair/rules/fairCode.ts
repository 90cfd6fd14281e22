import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE } from '../../../platform/clock';

const LENGTH = 22;

const sign = (secret: string, tradeFairId: string, minute: number) =>
  createHmac('sha256', secret).update(`fair ${tradeFairId} ${minute}`).digest('base64url').slice(0, LENGTH);

/** The code that a fair shows at its door: another one every minute (docs/domain/trade-fair.md#check-in). */
export function fairCode(secret: string, tradeFairId: string, ms: number) {
  const minute = Math.floor(ms / MINUTE);
  return { code: `F${tradeFairId}.${minute}.${sign(secret, tradeFairId, minute)}`, until: (minute + 1) * MINUTE };
}

/** Whether it is the code of this minute or of the one before: whoever has scanned it needs a moment. */
export function isFairCode(secret: string, wanted: { code: string; tradeFairId: string }, ms: number) {
  const [, fair = '', minute = ''] = /^F(\d+)\.(\d+)\./.exec(wanted.code) ?? [];
  const age = Math.floor(ms / MINUTE) - Number(minute);
  if (fair !== wanted.tradeFairId || age < 0 || age > 1) return false;
  const expected = Buffer.from(`F${fair}.${minute}.${sign(secret, fair, Number(minute))}`);
  const given = Buffer.from(wanted.code);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
