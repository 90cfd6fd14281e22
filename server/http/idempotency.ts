import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { ERROR } from '../../src/contract/error-codes';
import type { Db } from '../platform/database/db';
import { idempotency, usedSignature } from '../platform/schema/platform';
import { canonical } from './signature';
import { DAY, MINUTE } from '../platform/clock';
import { Failure } from './failure';

export interface KeyedRequest {
  owner: string;
  key: string;
  requestHash: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What a repetition of a write must have in common with it: caller, key and content. */
export function keyedRequest(
  owner: string | undefined,
  key: string | undefined,
  asked: unknown,
): KeyedRequest | undefined {
  if (!owner || !key || key.length > 100) return undefined;
  return { owner, key, requestHash: sha256(canonical(asked)) };
}

/** The stored answer of an earlier write with this key; another request under the same key is refused. */
export async function storedAnswer(db: Db, { owner, key, requestHash }: KeyedRequest) {
  const [stored] = await db
    .select({ requestHash: idempotency.requestHash, answer: idempotency.answer })
    .from(idempotency)
    .where(and(eq(idempotency.owner, owner), eq(idempotency.key, key)));
  if (stored && stored.requestHash !== requestHash) throw new Failure(ERROR.keyReused);
  return stored && { data: stored.answer };
}

/** Holds the key until the transaction ends; the lock dies with its process, so nothing stays "in flight" for ever. */
export async function holdKey(db: Db, { owner, key }: KeyedRequest) {
  const lock = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${`${owner} ${key}`}, 0))`;
  const [row] = await db.select({ held: lock }).from(sql`(select 1) as one`);
  if (!row?.held) throw new Failure(ERROR.stillRunning);
}

export const storeAnswer = (
  db: Db,
  { owner, key, requestHash }: KeyedRequest,
  { answer, ms }: { answer: unknown; ms: number },
) => db.insert(idempotency).values({ owner, key, requestHash, answer: answer ?? null, at: new Date(ms) });

/** A write is accepted once per signature (docs/domain/platform.md#writes). */
export async function useSignature(db: Db, parts: readonly string[], ms: number) {
  const fresh = await db
    .insert(usedSignature)
    .values({ signature: sha256(parts.join('\n')), at: new Date(ms) })
    .onConflictDoNothing()
    .returning({ signature: usedSignature.signature });
  if (fresh.length === 0) throw new Failure(ERROR.repeatedRequest);
}

export async function dropOldKeys(db: Db, ms: number) {
  await db.delete(idempotency).where(lt(idempotency.at, new Date(ms - DAY)));
  await db.delete(usedSignature).where(lt(usedSignature.at, new Date(ms - 11 * MINUTE)));
}
