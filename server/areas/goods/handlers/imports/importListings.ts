import { ERROR } from '../../../../../src/contract/error-codes';
import { PLAN_ACTION } from '../../../../../src/contract/goods/listings';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { demandBranch, type Importer, type ImportRow } from '../../../tasks/public';
import { listingImport, type ListingState } from '../../data/schema/listing';
import { putDown, putUp } from '../listings/change';
import { planListing } from '../listings/plan';
import type { ListingRow } from '../listings/read';
import { checkListings, codeOf, listingsOf, type Wanted, wantedOf } from './listingRows';
import { takeBackListings } from './undoListings';

const stateOf = (row: ListingRow): ListingState => {
  const { listingStatus, statusBefore, reason, remark, planAction, planTime, planError, version } = row;
  return { listingStatus, statusBefore, reason, remark, planAction, planTime, planError, version };
};

interface Move {
  row: ListingRow;
  wanted: Wanted;
}

/** Moves rows with the same action and reason together, as a batch of the page does. */
async function moveAtOnce(moves: readonly Move[], context: Context) {
  const keyOf = ({ wanted: { action, reason, remark } }: Move) => JSON.stringify([action, reason, remark]);
  for (const key of new Set(moves.map(keyOf))) {
    const group = moves.filter((one) => keyOf(one) === key);
    const [first] = group;
    if (!first) continue;
    const { action, reason, remark } = first.wanted;
    const choice = { ids: group.map(({ row }) => row.listingId), except: [] };
    const { done } = await (action === PLAN_ACTION.up
      ? putUp({ ...choice, confirm: 1 }, context)
      : putDown({ ...choice, reason, remark, confirm: 1 }, context));
    // Checked under the same locks: what is refused now is a fault of ours, and nothing of it is written.
    if (done !== group.length) throw new Failure(ERROR.listingStatusForbids);
  }
}

const write: Importer['write'] = async (rows, target, context) => {
  const before = await listingsOf(rows, target, context);
  const moves = rows.flatMap((one): Move[] => {
    const row = before.get(codeOf(one));
    return row ? [{ row, wanted: wantedOf(one) }] : [];
  });
  await moveAtOnce(
    moves.filter(({ wanted }) => wanted.planTime === ''),
    context,
  );
  for (const { row, wanted } of moves) {
    const { action, planTime, reason, remark } = wanted;
    const { listingId: id, version } = row;
    if (planTime !== '' && action !== null)
      await planListing({ id, version, action, planTime, reason, remark, confirm: 1 }, context);
  }
  const noted = await context.db
    .insert(listingImport)
    .values(moves.map(({ row }) => ({ listingId: row.listingId, before: stateOf(row), version: row.version + 1 })))
    .returning({ id: listingImport.id, listingId: listingImport.listingId });
  const ids = new Map(noted.map(({ id, listingId }) => [listingId, id]));
  return rows.map((one: ImportRow) => ids.get(before.get(codeOf(one))?.listingId ?? '') ?? '');
};

/** LISTING: what a company puts up, takes down, or plans. */
export const listingImporter: Importer = {
  open: demandBranch,
  check: checkListings,
  write,
  undo: (ids, _target, context) => takeBackListings(ids, context),
};
