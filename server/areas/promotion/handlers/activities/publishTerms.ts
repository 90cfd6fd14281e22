import { eq, sql } from 'drizzle-orm';
import { type ActivityType, isLine } from '../../../../../src/contract/promotion/activity';
import { type LadderProblem, ladderProblems } from '../../../../../src/contract/promotion/ladder';
import { lowPrices, priceAt, product } from '../../../master-data/public';
import { ofParent } from '../../../../platform/scope';
import { branchLine } from '../../data/parties';
import { activityProduct, activityStaff, type ActivityRow } from '../../data/schema/activity';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, type Warning } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import type { FieldProblem } from '../../../../platform/problem';
import { specialPrice } from '../../rules/specialPrice';
import { termsProblems } from '../../rules/termsForm';

const MOST_PROBLEMS = 100;

const FIELDS = { rewardType: 'rewardType', value: 'rewardValue', to: 'toQty' } as const;

/** Reports the faults of a ladder by the fields of the form, under the code of the first. */
function refuseLadder(problems: readonly LadderProblem[], isInterval: boolean, { request }: Context) {
  const [first] = problems;
  if (!first) return;
  const text = translate(request.language);
  const data = problems.map(({ code, row, field }) => {
    const from = isInterval ? 'fromQty' : 'threshold';
    const name = field === null ? '' : `.${row ?? 0}.${field === 'from' ? from : FIELDS[field]}`;
    return { field: `ladders${name}`, msg: text(code) };
  });
  throw new Failure(first.code, { data });
}

const isInterval = ({ activityType }: ActivityRow) => activityType.startsWith('interval');

export function checkLadder(row: ActivityRow, context: Context) {
  const { activityType, calcMode, ladders, ladderMode } = row;
  if (isLine(activityType) || ladderMode === 'PRODUCT') return;
  refuseLadder(ladderProblems({ activityType, calcMode }, ladders), isInterval(row), context);
}

/** The products with terms of their own, with their prices at the activity's branch. */
export async function pricedItems(row: ActivityRow, { db }: Context) {
  const { activityId, activityType, ladderMode } = row;
  if (!isLine(activityType) && ladderMode !== 'PRODUCT') return [];
  const price = priceAt(db, await branchLine(db, row.branchId));
  return db
    .select({
      item: activityProduct,
      productCode: product.productCode,
      productName: product.productName,
      listPrice: price.listPrice,
      minSalePrice: price.minSalePrice,
    })
    .from(activityProduct)
    .innerJoin(product, eq(product.productId, activityProduct.productId))
    .leftJoinLateral(price, sql`true`)
    .where(ofParent(activityProduct.activityId, activityId))
    .orderBy(activityProduct.productId);
}
export type PricedItem = Awaited<ReturnType<typeof pricedItems>>[number];

/** Checks that every product has the terms that the activity needs; messages name products by code. */
export function checkTerms(row: ActivityRow, items: readonly PricedItem[]) {
  const { activityType, calcMode, ladderMode } = row;
  const own = ladderMode === 'PRODUCT';
  const problems = items.flatMap(({ item, productCode, listPrice }): FieldProblem[] => {
    const at = (field: string) => `products.${productCode}.${field}`;
    const terms = termsProblems(activityType, item, { listPrice: listPrice ?? 0, isComplete: true });
    const ladder = item.ladders ?? [];
    const broken = own && !isLine(activityType) && ladderProblems({ activityType, calcMode }, ladder).length > 0;
    return [
      ...terms.map(({ field, text }) => ({ field: at(field), text })),
      ...(broken && terms.length === 0 ? [{ field: at('ladders'), text: 'field.format' as const }] : []),
    ];
  });
  if (problems.length > 0) throw new InvalidInput(problems.slice(0, MOST_PROBLEMS));
}

/** The lowest price of a line by the terms of a product: a special price, or the lower limit of a flexible one. */
function leastPrice(type: ActivityType, { item, listPrice }: PricedItem): number | null {
  const { priceMode, value, floorPrice } = item;
  if (type === 'flexible') return floorPrice;
  if (type !== 'specialOffer' || priceMode === null || value === null) return null;
  return specialPrice({ priceMode, value }, listPrice ?? 0);
}

/**
 * Prices below the minimum need a confirmation at publication; those that were published before are not asked about
 * again.
 */
export function newLowPrices(
  type: ActivityType,
  items: readonly PricedItem[],
  before: readonly PricedItem[],
): Warning[] {
  const known = new Map(before.map((one) => [one.item.productId, leastPrice(type, one)]));
  return lowPrices(
    items.flatMap((one) => {
      const price = leastPrice(type, one);
      const isNew = known.get(one.item.productId) !== price;
      return price !== null && isNew ? [{ ...one, price }] : [];
    }),
  );
}

export async function checkStaff({ activityId, activityType }: ActivityRow, { db }: Context) {
  if (activityType !== 'flexible') return;
  const without = await db
    .select({ staffId: activityStaff.staffId })
    .from(activityStaff)
    .where(ofParent(activityStaff.activityId, activityId, sql`coalesce(${activityStaff.quotaAmount}, 0) <= 0`));
  if (without.length > 0)
    throw new InvalidInput(
      without
        .slice(0, MOST_PROBLEMS)
        .map(({ staffId }) => ({ field: `staff.${staffId}.quotaAmount`, text: 'field.required' })),
    );
}
