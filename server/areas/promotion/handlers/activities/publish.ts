import { inArray } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { ActivityForm } from '../../../../../src/contract/promotion/activity-form';
import type { Conflict } from '../../../../../src/contract/promotion/conflicts';
import { fallingRows } from '../../../../../src/contract/promotion/ladder';
import { firstOf } from '../../../../platform/listed';
import { global } from '../../../../platform/scope';
import { activityCustomer, activityProduct, activityStaff, type ActivityRow } from '../../data/schema/activity';
import { brand, productCategory, region, supplier } from '../../../master-data/public';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, requireConfirmation, type Warning } from '../../../../http/failure';
import { timesAreWrong } from '../../rules/activityForm';
import { STAGE_OF } from '../../rules/status';
import { causedByChange, metBefore } from '../conflicts/accepted';
import { conflictsOf, type Meeting } from '../conflicts/conflicts';
import { checkLadder, checkStaff, checkTerms, newLowPrices, type PricedItem, pricedItems } from './publishTerms';
import { countOf } from './scopeRows';

const TREES = {
  CATEGORY: { table: productCategory, id: productCategory.id },
  BRAND: { table: brand, id: brand.brandId },
  SUPPLIER: { table: supplier, id: supplier.supplierId },
} as const;

async function knows(
  { db }: Context,
  {
    table,
    id,
  }: {
    table: typeof region | (typeof TREES)[keyof typeof TREES]['table'];
    id: typeof region.id | (typeof TREES)[keyof typeof TREES]['id'];
  },
  ids: readonly string[],
) {
  const rows = await db
    .select({ id })
    .from(table)
    .where(global('shared', inArray(id, [...ids])));
  return rows.length === new Set(ids).size;
}

const byType = ({ customerScopeType: type }: ActivityRow) => type === 'CATEGORY' || type === 'CATEGORY_REGION';
const byRegion = ({ customerScopeType: type }: ActivityRow) => type === 'REGION' || type === 'CATEGORY_REGION';
const SCOPE_FIELDS = { CATEGORY: 'categoryIds', BRAND: 'brandIds', SUPPLIER: 'supplierIds' } as const;

/** The field by which a published activity would apply to nobody, or to nothing. */
async function emptyField(row: ActivityRow, { db }: Context) {
  const { activityId, productScopeType, customerScopeType } = row;
  const none = async (rows: Parameters<typeof countOf>[1]) => (await countOf(db, rows, activityId)) === 0;
  if (productScopeType === 'PRODUCT' && (await none(activityProduct))) return 'products';
  const tree = Object.entries(SCOPE_FIELDS).find(([type]) => type === productScopeType);
  if (tree && row.scopeIds.length === 0) return tree[1];
  if (byType(row) && row.customerTypeCodes.length === 0) return 'customerTypeCodes';
  if (byRegion(row) && row.regionIds.length === 0) return 'regionIds';
  if (customerScopeType === 'CUSTOMER' && (await none(activityCustomer))) return 'customers';
  return row.staffScopeType === 'STAFF' && (await none(activityStaff)) ? 'staff' : null;
}

async function checkScope(row: ActivityRow, context: Context) {
  const { productScopeType, scopeIds, regionIds } = row;
  const field = await emptyField(row, context);
  if (field) throw new InvalidInput([{ field, text: 'field.required' }], ERROR.activityScopeEmpty);
  const tree =
    productScopeType === 'ALL' || productScopeType === 'PRODUCT' || productScopeType === 'OPERATE_RANGE'
      ? null
      : TREES[productScopeType];
  if (tree && !(await knows(context, tree, scopeIds)))
    throw new InvalidInput([{ field: 'productScopeType', text: 'field.choice' }]);
  if (byRegion(row) && !(await knows(context, { table: region, id: region.id }, regionIds)))
    throw new InvalidInput([{ field: 'regionIds', text: 'field.choice' }]);
}

const NAMED = 3;

const namesOf = (conflicts: readonly Conflict[]) => ({
  names: firstOf(
    conflicts.map(({ activityName }) => activityName),
    NAMED,
  ),
});

/**
 * Checks conflicts: an activity that would never act is refused, all other conflicts are accepted with a reason.
 * Clients that send no reason are only warned of equal special prices.
 */
async function checkConflicts(
  row: ActivityRow,
  { form, met }: { form: ActivityForm; met: readonly Meeting[] },
  context: Context,
): Promise<Warning[]> {
  const { activityId } = row;
  const { conflictReason } = form;
  const isTie = ({ relation }: Conflict) => row.activityType === 'specialOffer' && relation === 'TIE';
  const tied = (ties: readonly Conflict[]) =>
    ties.length > 0 ? [{ code: ERROR.specialOverlaps, params: namesOf(ties) }] : [];
  if (conflictReason === undefined && row.activityType !== 'specialOffer') return [];
  const all = await conflictsOf({ activityId, row, source: { activityId } }, context);
  const found = causedByChange(all, met).filter(({ needsReason }) => needsReason);
  if (conflictReason === undefined) return tied(found.filter(isTie));
  const silencing = found.filter(({ relation }) => relation === 'SILENCED');
  if (silencing.length > 0) throw new Failure(ERROR.activitySilenced, { params: namesOf(silencing) });
  if (found.length === 0 || conflictReason !== '') return [];
  const accepted = [ERROR.specialOverlaps, ERROR.activityMeets].some((code) => form.confirmCodes?.includes(code));
  if (form.confirm === 1 || accepted) throw new InvalidInput([{ field: 'conflictReason', text: 'field.required' }]);
  const others = found.filter((one) => !isTie(one));
  return [
    ...tied(found.filter(isTie)),
    ...(others.length > 0 ? [{ code: ERROR.activityMeets, params: namesOf(others) }] : []),
  ];
}

/** What was accepted when the activity was published: its conflicts, and its prices. */
export interface Accepted {
  met: readonly Meeting[];
  priced: readonly PricedItem[];
}
const NOTHING: Accepted = { met: [], priced: [] };

/** Has to be called before the change is stored. */
export async function acceptedOf(row: ActivityRow, context: Context): Promise<Accepted> {
  if (row.stage !== STAGE_OF.published) return NOTHING;
  return { met: await metBefore(row, context), priced: await pricedItems(row, context) };
}

/** Checks a published activity as it was stored; a refusal rolls the transaction back. */
export async function checkPublished(
  row: ActivityRow,
  { form, accepted = NOTHING }: { form: ActivityForm; accepted?: Accepted },
  context: Context,
) {
  if (timesAreWrong(row, context.now)) throw new Failure(ERROR.activityTimesWrong);
  checkLadder(row, context);
  await checkScope(row, context);
  const items = await pricedItems(row, context);
  checkTerms(row, items);
  await checkStaff(row, context);
  const falls = [row.ladders, ...items.map(({ item }) => item.ladders ?? [])].some(
    (one) => fallingRows(one).length > 0,
  );
  const warnings: Warning[] = [
    ...(falls ? [{ code: ERROR.rewardFalls }] : []),
    ...newLowPrices(row.activityType, items, accepted.priced),
    ...(await checkConflicts(row, { form, met: accepted.met }, context)),
  ];
  requireConfirmation(warnings, form);
}
