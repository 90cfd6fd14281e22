import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { and, count, desc, eq, gt, isNull, lt, max, sql, type SQL } from 'drizzle-orm';
import { ERROR } from '../../src/contract/error-codes';
import type { Db } from '../platform/database/db';
import { global } from '../platform/scope';
import { smsCode } from '../platform/schema/platform';
import type { Context } from './context';
import { Failure } from './failure';
import { DAY, HOUR, MINUTE } from '../platform/clock';
import { describe } from '../platform/fault';
import { logger } from '../platform/logger';
import { type Sms, SmsIsOff } from '../platform/sms/sender';

/** docs/domain/account.md#limits */
const PAUSE = MINUTE;
const PER_HOUR = 5;
const PER_DAY = 10;
const PER_ADDRESS_AND_HOUR = 20;
const VALID = 5 * MINUTE;
const TRIES = 5;
const TEST_CODE = '000000';

const hashCode = (phone: string, code: string) => createHash('sha256').update(`${phone} ${code}`).digest();

interface SmsRequest {
  phone: string;
  smsType: string;
  /** An unknown number gets the same answer, but no message. */
  known: boolean;
}

const since = (who: { phone: string } | { ip: string }, ms: number) =>
  and('phone' in who ? eq(smsCode.phone, who.phone) : eq(smsCode.ip, who.ip), gt(smsCode.sentAt, new Date(ms)));

async function sentTo(db: Db, condition: SQL | undefined) {
  const [row] = await db
    .select({ sent: count(), last: max(smsCode.sentAt) })
    .from(smsCode)
    .where(global('shared', condition));
  return { sent: row?.sent ?? 0, last: row?.last?.getTime() ?? -Infinity };
}

/** Returns how many more codes the number may get today. */
async function checkLimits(db: Db, { ms, request }: Context, phone: string) {
  const today = await sentTo(db, since({ phone }, ms - DAY));
  const seconds = Math.ceil((today.last + PAUSE - ms) / 1000);
  if (seconds > 0) throw new Failure(ERROR.smsTooOften, { params: { seconds } });
  const hour = await sentTo(db, since({ phone }, ms - HOUR));
  const address = await sentTo(db, since({ ip: request.ip }, ms - HOUR));
  if (today.sent >= PER_DAY || hour.sent >= PER_HOUR || address.sent >= PER_ADDRESS_AND_HOUR) {
    throw new Failure(ERROR.smsTooOften, { params: { seconds: HOUR / 1000 } });
  }
  return PER_DAY - today.sent - 1;
}

async function send({ app, request }: Context, message: Sms) {
  try {
    await app.sendSms(message);
  } catch (error) {
    if (error instanceof SmsIsOff) throw new Failure(ERROR.smsIsOff);
    logger.error({ ...describe(error), requestId: request.requestId });
    throw new Failure(ERROR.serverBusy);
  }
}

export async function sendSmsCode(context: Context, { phone, smsType, known }: SmsRequest) {
  const { app, ms, request } = context;
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const { leftTimes, smsId } = await app.db.transaction(async (tx) => {
    // One request at a time per number: parallel ones would all pass the limits.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 2))`);
    const left = await checkLimits(tx, context, phone);
    const codeHash = hashCode(phone, code).toString('hex');
    const [row] = await tx
      .insert(smsCode)
      .values({ phone, smsType, codeHash, ip: request.ip, sentAt: new Date(ms) })
      .returning({ smsId: smsCode.smsId });
    return { leftTimes: left, smsId: row?.smsId };
  });
  if (known) await send(context, { phone, text: code, key: `code-${smsId}` });
  return { sent: true, leftTimes, waitSeconds: PAUSE / 1000 };
}

interface Tried {
  phone: string;
  code: string;
  /** A code is good for what it was asked for, and for nothing else. */
  smsType: string;
}

/** Five tries per code, five minutes, one use. */
export async function checkSmsCode({ app, ms }: Context, { phone, code, smsType }: Tried) {
  if (app.smsTestCode && code === TEST_CODE) return;
  const [latest] = await app.db
    .select({ smsId: smsCode.smsId, codeHash: smsCode.codeHash, sentAt: smsCode.sentAt })
    .from(smsCode)
    .where(global('shared', and(eq(smsCode.phone, phone), eq(smsCode.smsType, smsType), isNull(smsCode.usedAt))))
    .orderBy(desc(smsCode.sentAt))
    .limit(1);
  if (!latest) throw new Failure(ERROR.wrongSmsCode);
  if (ms - latest.sentAt.getTime() > VALID) throw new Failure(ERROR.smsCodeExpired);
  const right = timingSafeEqual(Buffer.from(latest.codeHash, 'hex'), hashCode(phone, code));
  // One statement counts the try and spends the code, so parallel tries cannot share one.
  const [counted] = await app.db
    .update(smsCode)
    .set({ tries: sql`${smsCode.tries} + 1`, usedAt: right ? new Date(ms) : null })
    .where(global('shared', and(eq(smsCode.smsId, latest.smsId), isNull(smsCode.usedAt), lt(smsCode.tries, TRIES))))
    .returning({ smsId: smsCode.smsId });
  if (!counted) throw new Failure(ERROR.smsCodeExpired);
  if (!right) throw new Failure(ERROR.wrongSmsCode);
}

export const dropOldCodes = (db: Db, ms: number) =>
  db.delete(smsCode).where(global('shared', lt(smsCode.sentAt, new Date(ms - 2 * DAY))));
