import { eq } from 'drizzle-orm';
import type { TradeFairForm } from '../../../../../src/contract/trade-fair/fairs';
import { global, within } from '../../../../platform/scope';
import { file } from '../../../../platform/schema/platform';
import { tradeFair } from '../../data/schema/trade-fair';
import { nextNumber } from '../../../../platform/numbers/series';
import { demandGranted } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { InvalidInput } from '../../../../http/failure';
import type { FairRow } from './read';

/** Codes of deleted fairs and of other branches are taken as well (docs/domain/platform.md#concurrency). */
const isTaken = async ({ db }: Context, code: string) =>
  (await db.$count(tradeFair, global('taken', eq(tradeFair.tradeFairCode, code)))) > 0;

/** The next code, `ZH` + yyyymm + four digits; skips codes that somebody has typed already. */
async function nextCode(context: Context): Promise<string> {
  const code = await nextNumber(context.db, 'fair', context.now);
  return (await isTaken(context, code)) ? nextCode(context) : code;
}

/** The code that the fair shall have: its own, the wanted one if it is free, else the next. */
export async function takeCode(context: Context, wanted: string, own = '') {
  if (own && (wanted === own || !wanted)) return own;
  if (!wanted) return nextCode(context);
  if (await isTaken(context, wanted)) throw new InvalidInput([{ field: 'tradeFairCode', text: 'field.taken' }]);
  return wanted;
}

/** Branches that a form newly names must lie in the user's scope; those that headquarters chose may stay. */
export async function checkReferences({ db, session }: Context, form: TradeFairForm, stored?: FairRow) {
  const before = new Set([stored?.hostBranchId, ...(stored?.branchIds ?? [])]);
  const named = [...new Set([form.hostBranchId, ...form.branchIds])];
  const added = named.flatMap((one) => (one && !before.has(one) ? [one] : []));
  await demandGranted(added, { db, session });
  if (!form.coverImage || form.coverImage === stored?.coverImage) return;
  const [found] = await db
    .select({ fileId: file.fileId })
    .from(file)
    .where(within(session, file, eq(file.fileId, form.coverImage)));
  if (!found) throw new InvalidInput([{ field: 'coverImage', text: 'field.choice' }]);
}
