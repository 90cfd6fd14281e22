import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { ERROR } from '../../src/contract/error-codes';
import type { Db } from '../platform/database/db';
import { idempotency, usedSignature } from '../platform/schema/platform';
import { canonical } from '../platform/canonical';
import { DAY, MINUTE } from '../platform/clock';
import { Failure } from './failure';
import { global } from '../platform/scope';

export interface KeyedRequest {
  owner: string;
  /** The stored form of the key. */
  key: string;
  requestHash: string;
  /** The key as the client sent it. */
  sent: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * What makes a write a repetition of an earlier one: caller, key and content. Undefined without caller or usable key.
 * Where the answer is `secret`, only the hash of the key is stored: the key is what the answer can be computed from.
 */
export function keyedRequest(
  owner: string | undefined,
  sent: string | undefined,
  { secret = false, asked }: { secret?: boolean | undefined; asked: unknown },
): KeyedRequest | undefined {
  if (!owner || !sent || sent.length > 100) return undefined;
  return { owner, key: secret ? sha256(sent) : sent, requestHash: sha256(canonical(asked)), sent };
}

/** The stored answer of an earlier write with this key; a different request with the same key is refused. */
export async function storedAnswer(db: Db, { owner, key, requestHash }: KeyedRequest) {
  const [stored] = await db
    .select({ requestHash: idempotency.requestHash, answer: idempotency.answer })
    .from(idempotency)
    .where(global('shared', and(eq(idempotency.owner, owner), eq(idempotency.key, key))));
  if (stored && stored.requestHash !== requestHash) throw new Failure(ERROR.keyReused);
  return stored && { data: stored.answer };
}

/** Locks the key until the end of the transaction; the lock ends with its process, so no key stays locked for ever. */
async function holdKey(db: Db, { owner, key }: KeyedRequest) {
  const lock = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${`${owner} ${key}`}, 0))`;
  const [row] = await db.select({ held: lock }).from(sql`(select 1) as one`);
  if (!row?.held) throw new Failure(ERROR.stillRunning);
}

const storeAnswer = (
  db: Db,
  { owner, key, requestHash }: KeyedRequest,
  { answer, ms }: { answer: unknown; ms: number },
) => db.insert(idempotency).values({ owner, key, requestHash, answer: answer ?? null, at: new Date(ms) });

/**
 * Does some work once for a key, in the given transaction: a repeated request gets the first answer. Without a key the
 * work is simply done.
 */
export async function onceByKey<T>(
  tx: Db,
  { keyed, ms }: { keyed: KeyedRequest | undefined; ms: number },
  work: () => Promise<T>,
): Promise<{ answer: T; isRepeated: boolean }> {
  if (!keyed) return { answer: await work(), isRepeated: false };
  await holdKey(tx, keyed);
  const stored = await storedAnswer(tx, keyed);
  // The same work has given this answer, because the hash of the request includes the call.
  if (stored) return { answer: stored.data as T, isRepeated: true };
  const answer = await work();
  await storeAnswer(tx, keyed, { answer, ms });
  return { answer, isRepeated: false };
}

/**
 * Records a use, and answers whether it was the first one. Kept for eleven minutes, which is enough for anything that
 * expires within ten.
 */
export async function noteFirstUse(db: Db, parts: readonly string[], ms: number) {
  const fresh = await db
    .insert(usedSignature)
    .values({ signature: sha256(parts.join('\n')), at: new Date(ms) })
    .onConflictDoNothing()
    .returning({ signature: usedSignature.signature });
  return fresh.length > 0;
}

/** A write is accepted once per signature (docs/domain/platform.md#writes). */
export async function spendSignature(db: Db, parts: readonly string[], ms: number) {
  if (!(await noteFirstUse(db, parts, ms))) throw new Failure(ERROR.repeatedRequest);
}

export async function dropOldKeys(db: Db, ms: number) {
  await db.delete(idempotency).where(global('shared', lt(idempotency.at, new Date(ms - DAY))));
  await db.delete(usedSignature).where(global('shared', lt(usedSignature.at, new Date(ms - 11 * MINUTE))));
}
