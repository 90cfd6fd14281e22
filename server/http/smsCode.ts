import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { and, count, desc, eq, gt, isNull, lt, min, sql, type SQL } from 'drizzle-orm';
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
const PER_DAY = 10;
const OF_PHONE = [
  { most: 1, within: PAUSE },
  { most: 5, within: HOUR },
  { most: PER_DAY, within: DAY },
];
const OF_ADDRESS = { most: 20, within: HOUR };
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

interface Limit {
  whose: SQL;
  /** At most so many messages … */
  most: number;
  /** … within so many milliseconds. */
  within: number;
}

/** How many messages count against a limit, and in how many milliseconds the next one is possible. */
async function sentOf(db: Db, { whose, most, within }: Limit, ms: number) {
  const [row] = await db
    .select({ sent: count(), first: min(smsCode.sentAt) })
    .from(smsCode)
    .where(global('shared', and(whose, gt(smsCode.sentAt, new Date(ms - within)))));
  const { sent = 0, first } = row ?? {};
  return { sent, wait: first && sent >= most ? first.getTime() + within - ms : 0 };
}

/** Returns how many more codes the number may get today. */
async function checkLimits(db: Db, { ms, request }: Context, phone: string) {
  const ofPhone = OF_PHONE.map((limit) => ({ ...limit, whose: eq(smsCode.phone, phone) }));
  let left = PER_DAY - 1;
  let wait = 0;
  for (const limit of [...ofPhone, { ...OF_ADDRESS, whose: eq(smsCode.ip, request.ip) }]) {
    const found = await sentOf(db, limit, ms);
    wait = Math.max(wait, found.wait);
    if (limit.within === DAY) left -= found.sent;
  }
  if (wait > 0) throw new Failure(ERROR.smsTooOften, { params: { seconds: Math.ceil(wait / 1000) } });
  return left;
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
  /** A code is good for the purpose that it was requested for, and for nothing else. */
  smsType: string;
}

/** The code that was sent last, used or not: it replaces all earlier ones. Five tries, five minutes, one use. */
export async function checkSmsCode({ app, ms }: Context, { phone, code, smsType }: Tried) {
  if (app.smsTestCode && code === TEST_CODE) return;
  const [latest] = await app.db
    .select({ smsId: smsCode.smsId, codeHash: smsCode.codeHash, sentAt: smsCode.sentAt, usedAt: smsCode.usedAt })
    .from(smsCode)
    .where(global('shared', and(eq(smsCode.phone, phone), eq(smsCode.smsType, smsType))))
    .orderBy(desc(smsCode.sentAt))
    .limit(1);
  if (!latest || latest.usedAt) throw new Failure(ERROR.wrongSmsCode);
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
