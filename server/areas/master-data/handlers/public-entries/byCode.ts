import { and, eq } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ENTRY_SOURCE } from '../../../../../src/contract/master-data/approval';
import { PUBLIC_KINDS, type PublicKind } from '../../../../../src/contract/master-data/public-entry';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { guess } from '../../../../http/rateLimit';
import { HOUR, MINUTE } from '../../../../platform/clock';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import { isQueryCode } from '../../data/queryCodes';
import { entry } from '../../data/schema/entry';
import { publicEntry } from '../../data/schema/publicEntry';

/** Limit of each number, known or not: after five misses in an hour it is shut for a quarter of an hour. */
const MISSES = { kind: 'entryMiss', most: 5, within: HOUR, shut: 15 * MINUTE };
/** What the code of an unknown number is compared with: that takes as long. */
const NOTHING = '0'.repeat(64);

export interface ByCode {
  entryNo: string;
  queryCode: string;
}

export const isPublicKind = (kind: number): kind is PublicKind =>
  kind === PUBLIC_KINDS.company || kind === PUBLIC_KINDS.customer;

/** An application that came by a public page, by its number; the caller checks who asks. */
export async function publicEntryByNo(db: Db, entryNo: string) {
  const own = and(eq(entry.entryNo, entryNo), eq(entry.source, ENTRY_SOURCE.publicPage), eq(entry.deleted, 0));
  const [found] = await db
    .select({ row: entry, own: publicEntry })
    .from(entry)
    .innerJoin(publicEntry, eq(publicEntry.entryId, entry.entryId))
    .where(global('key', own));
  return found;
}

/** An application for whoever has its number and its code; every miss is the same (43681). */
export async function entryByCode({ app, ms }: Context, { entryNo, queryCode }: ByCode) {
  const found = await guess(app.db, { limit: { ...MISSES, key: entryNo }, ms }, async (tx) => {
    const there = await publicEntryByNo(tx, entryNo);
    const isRight = isQueryCode(app.keys, { entryNo, code: queryCode }, there?.own.codeHash ?? NOTHING);
    return there && isRight ? there : undefined;
  });
  if (!found || !isPublicKind(found.row.kind)) throw new Failure(ERROR.entryUnknown);
  return { ...found, kind: found.row.kind };
}

export type Applied = Awaited<ReturnType<typeof entryByCode>>;
