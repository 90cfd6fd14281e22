import { eq, sql } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { TradeFairForm } from '../../../../../src/contract/trade-fair/fairs';
import { foreignBranches, unscoped, within } from '../../../../platform/scope';
import { file } from '../../../../platform/schema/platform';
import { tradeFair } from '../../data/schema/trade-fair';
import { takeLock } from '../../../../platform/database/advisoryLocks';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import type { FairRow } from './read';

/** `ZH` + yyyymm + four digits, the next free one. */
async function nextCode({ db, now }: Context) {
  const prefix = `ZH${now.slice(0, 7).replace('-', '')}`;
  const number = sql`substr(${tradeFair.tradeFairCode}, ${prefix.length + 1}::int)::int`;
  const [last] = await db
    .select({ number: sql<number>`coalesce(max(${number}), 0)` })
    .from(tradeFair)
    .where(unscoped(sql`${tradeFair.tradeFairCode} ~ ${`^${prefix}[0-9]{4,8}$`}`));
  return prefix + String((last?.number ?? 0) + 1).padStart(4, '0');
}

/** The code that the fair shall have: its own, the wanted one if it is free, else the next. */
export async function takeCode(context: Context, wanted: string, own = '') {
  if (own && (wanted === own || !wanted)) return own;
  await takeLock(context.db, 'fairCode');
  if (!wanted) return nextCode(context);
  // Codes of deleted fairs and of other branches are taken as well (docs/domain/platform.md#concurrency).
  const taken = await context.db
    .select({ id: tradeFair.tradeFairId })
    .from(tradeFair)
    .where(unscoped(eq(tradeFair.tradeFairCode, wanted)));
  if (taken.length > 0) throw new InvalidInput([{ field: 'tradeFairCode', text: 'field.taken' }]);
  return wanted;
}

/** Branches that a form newly names must lie in the user's scope; those that headquarters chose may stay. */
export async function checkReferences({ db, session }: Context, form: TradeFairForm, stored?: FairRow) {
  const before = new Set([stored?.hostBranchId, ...(stored?.branchIds ?? [])]);
  const named = [...new Set([form.hostBranchId, ...form.branchIds])];
  const added = named.flatMap((one) => (one && !before.has(one) ? [one] : []));
  if ((await foreignBranches(db, session, added)).length > 0) throw new Failure(ERROR.branchNotGranted);
  if (!form.coverImage || form.coverImage === stored?.coverImage) return;
  const [found] = await db
    .select({ fileId: file.fileId })
    .from(file)
    .where(within(session, file, eq(file.fileId, form.coverImage)));
  if (!found) throw new InvalidInput([{ field: 'coverImage', text: 'field.choice' }]);
}
