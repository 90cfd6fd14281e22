import { and, eq } from 'drizzle-orm';
import { BIZ_KIND } from '../../../../../src/contract/master-data/kinds';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import type { Loaded } from '../../data/approval/documents';
import { entry } from '../../data/schema/entry';
import { isSeen, type Seen } from '../entries/decide';
import { entryAt } from '../entries/lockedEntry';
import { demandDecidable } from '../entries/rights';

type Key = { entryId: string } | { entryNo: string };

const byKey = (key: Key) =>
  and(
    'entryId' in key ? eq(entry.entryId, key.entryId) : eq(entry.entryNo, key.entryNo),
    eq(entry.kind, BIZ_KIND.renewal),
  );

export const seenRenewal = (key: Key, context: Context) => entryAt(byKey(key), { isLocked: false }, context);
/** Includes one that is a draft again. */
export const pastRenewal = (key: Key, context: Context) =>
  entryAt(byKey(key), { isLocked: false, withPast: true }, context);
/** The caller has locked the licence before. */
export const lockedRenewal = (key: Key, context: Context) =>
  entryAt(byKey(key), { isLocked: true, withPast: true }, context);

/** Refuses a renewal that is not under way, or has another round, step or content than was seen. */
export function demandSeen(loaded: Loaded, seen: Seen) {
  demandDecidable(loaded);
  if (!isSeen(loaded, seen)) throw new Failure(ERROR.versionConflict);
}
