import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { type erpApi, signedText } from '../../../../../src/contract/orders/erp';
import { SIGNATURE_WINDOW } from '../../../../http/authenticate';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { countEvent, isBelowLimit } from '../../../../http/rateLimit';
import { MINUTE } from '../../../../platform/clock';

type Event = Parsed<typeof erpApi.event>;

/** The rate limit of each address, against guessing keys. */
const WRONG_KEYS = { kind: 'erpKey', most: 20, within: MINUTE };
/** The rate limit of each key. */
const EVENTS = { kind: 'erpEvent', most: 1_200, within: MINUTE };

/** An unknown key takes as long as a known one with a wrong signature, and gets the same answer. */
function isSigned({ key, time, signature, ...event }: Event, { app }: Context) {
  const known = app.erpKeys.find(({ id }) => id === key);
  const secret = known?.secret ?? Buffer.alloc(32);
  const expected = createHmac('sha256', secret).update(signedText(time, event)).digest();
  const given = /^[0-9a-f]{64}$/.test(signature) ? Buffer.from(signature, 'hex') : Buffer.alloc(32);
  return timingSafeEqual(expected, given) && known !== undefined;
}

/** Refuses callers without a key of the company's services (docs/domain/orders.md#events-of-the-erp). */
export async function demandKey(event: Event, context: Context) {
  const { app, ms, request } = context;
  if (app.erpKeys.length === 0) throw new Failure(ERROR.notGranted);
  const wrong = { ...WRONG_KEYS, key: request.ip };
  if (!(await isBelowLimit(app.db, wrong, ms))) throw new Failure(ERROR.tooManyRequests);
  if (!isSigned(event, context)) {
    await countEvent(app.db, wrong, ms);
    throw new Failure(ERROR.badSignature);
  }
  if (!/^\d{13}$/.test(event.time) || Math.abs(Number(event.time) - ms) > SIGNATURE_WINDOW)
    throw new Failure(ERROR.clockSkew);
  if ((await countEvent(app.db, { ...EVENTS, key: event.key }, ms)) === undefined)
    throw new Failure(ERROR.tooManyRequests);
}
