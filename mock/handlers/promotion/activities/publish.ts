import { and, eq, gte, inArray, lte, ne } from 'drizzle-orm';
import { ERROR } from '../../../../src/contract/error-codes';
import type { ActivityForm } from '../../../../src/contract/promotion/activity-form';
import { fallingRows } from '../../../../src/contract/promotion/ladder';
import { unscoped } from '../../../db/scope';
import { activity, activityCustomer, activityProduct, activityStaff } from '../../../db/schema/activity';
import { brand, productCategory } from '../../../db/schema/product';
import { region } from '../../../db/schema/reference';
import { supplier } from '../../../db/schema/supplier';
import type { Context } from '../../../http/context';
import { Failure, InvalidInput, requireConfirmation, type Warning } from '../../../http/failure';
import { timesAreWrong } from '../../../rules/promotion/activityForm';
import { STAGE_OF } from '../../../rules/promotion/status';
import type { ActivityRow } from './read';
import { checkLadder, checkStaff, checkTerms } from './publishTerms';
import { countOf } from './scopeRows';

const NAMED = 3;

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
    .where(unscoped(inArray(id, [...ids])));
  return rows.length === new Set(ids).size;
}

const byType = ({ customerScopeType: type }: ActivityRow) => type === 'CATEGORY' || type === 'CATEGORY_REGION';
const byRegion = ({ customerScopeType: type }: ActivityRow) => type === 'REGION' || type === 'CATEGORY_REGION';
const SCOPE_FIELDS = { CATEGORY: 'categoryIds', BRAND: 'brandIds', SUPPLIER: 'supplierIds' } as const;

/** A published activity is for somebody and for something: the field that says nobody, or nothing. */
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

/** Other special offers of the same branch, priority and time on the same products. */
async function overlapping(row: ActivityRow, { db }: Context): Promise<Warning[]> {
  const { activityId, activityType, branchId, priority, startTime, endTime } = row;
  if (activityType !== 'specialOffer' || !startTime || !endTime) return [];
  const own = db
    .select({ productId: activityProduct.productId })
    .from(activityProduct)
    .where(unscoped(eq(activityProduct.activityId, activityId)));
  const others = await db
    .selectDistinct({ name: activity.activityName })
    .from(activity)
    .innerJoin(activityProduct, eq(activityProduct.activityId, activity.activityId))
    .where(
      unscoped(
        and(
          eq(activity.activityType, 'specialOffer'),
          eq(activity.branchId, branchId),
          eq(activity.priority, priority),
          eq(activity.stage, STAGE_OF.published),
          eq(activity.deleted, 0),
          ne(activity.activityId, activityId),
          lte(activity.startTime, endTime),
          gte(activity.endTime, startTime),
          inArray(activityProduct.productId, own),
        ),
      ),
    )
    .limit(NAMED);
  const names = others.map(({ name }) => name).join('、');
  return others.length > 0 ? [{ code: ERROR.specialOverlaps, params: { names } }] : [];
}

/** All that a published activity has to be; looks at what has been stored, and whoever refuses takes that back. */
export async function checkPublished(row: ActivityRow, form: ActivityForm, context: Context) {
  if (timesAreWrong(row, context.now)) throw new Failure(ERROR.activityTimesWrong);
  checkLadder(row, context);
  await checkScope(row, context);
  const items = await checkTerms(row, context);
  await checkStaff(row, context);
  const falls = [row.ladders, ...items.map(({ ladders }) => ladders ?? [])].some((one) => fallingRows(one).length > 0);
  const warnings: Warning[] = [...(falls ? [{ code: ERROR.rewardFalls }] : []), ...(await overlapping(row, context))];
  requireConfirmation(warnings, form);
}
