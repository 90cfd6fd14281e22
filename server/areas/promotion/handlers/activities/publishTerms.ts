import { eq, sql } from 'drizzle-orm';
import { isLine } from '../../../../../src/contract/promotion/activity';
import { type LadderProblem, ladderProblems } from '../../../../../src/contract/promotion/ladder';
import { lineage, priceAt, product } from '../../../master-data/public';
import { global, ofParent } from '../../../../platform/scope';
import { activityProduct, activityStaff, type ActivityRow } from '../../data/schema/activity';
import { branch } from '../../../../platform/schema/organisation';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import type { FieldProblem } from '../../../../platform/problem';
import { termsProblems } from '../../rules/termsForm';

const MOST_PROBLEMS = 100;

const FIELDS = { rewardType: 'rewardType', value: 'rewardValue', to: 'toQty' } as const;

/** Where the ladder is wrong, in the words of the form, under the code of what is wrong. */
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

/** Every product has the terms that its activity asks for. */
export async function checkTerms(row: ActivityRow, context: Context) {
  const { activityId, activityType, calcMode, ladderMode } = row;
  const own = ladderMode === 'PRODUCT';
  if (!isLine(activityType) && !own) return [];
  const { db } = context;
  const [ownBranch] = await db
    .select({ path: branch.path })
    .from(branch)
    .where(global('shared', eq(branch.branchId, row.branchId)));
  const price = priceAt(db, lineage(ownBranch?.path ?? ''));
  const items = await db
    .select({ item: activityProduct, listPrice: price.listPrice })
    .from(activityProduct)
    .innerJoin(product, eq(product.productId, activityProduct.productId))
    .leftJoinLateral(price, sql`true`)
    .where(ofParent(activityProduct.activityId, activityId));
  const problems = items.flatMap(({ item, listPrice }): FieldProblem[] => {
    const at = (field: string) => `products.${item.productId}.${field}`;
    const terms = termsProblems(activityType, item, { listPrice: listPrice ?? 0, isComplete: true });
    const ladder = item.ladders ?? [];
    const broken = own && !isLine(activityType) && ladderProblems({ activityType, calcMode }, ladder).length > 0;
    return [
      ...terms.map(({ field, text }) => ({ field: at(field), text })),
      ...(broken && terms.length === 0 ? [{ field: at('ladders'), text: 'field.format' as const }] : []),
    ];
  });
  if (problems.length > 0) throw new InvalidInput(problems.slice(0, MOST_PROBLEMS));
  return items.map(({ item }) => item);
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
