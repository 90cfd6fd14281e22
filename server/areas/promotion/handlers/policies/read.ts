import { and, arrayOverlaps, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { POLICY_STATUS } from '../../../../../src/contract/promotion/activity';
import { stepsAnswer } from '../../../../../src/contract/promotion/ladder';
import type { policyApi } from '../../../../../src/contract/promotion/policies';
import { hasText, subquery } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { global, within } from '../../../../platform/scope';
import { lineage } from '../../../../platform/tree';
import { activity } from '../../data/schema/activity';
import { policy } from '../../data/schema/policy';
import { product, supplier } from '../../../master-data/public';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { priceText, yuan } from '../../../../platform/numbers/money';
import { statusOfPolicy, typeOfPolicy } from '../../rules/policyType';

export type PolicyRow = typeof policy.$inferSelect;
type Query = Parsed<typeof policyApi.page>;

/** Activities that were made from it and are not deleted. */
const made = (value: SQL) =>
  sql`select ${value} from ${activity} where ${activity.policyId} = ${policy.policyId} and ${activity.deleted} = 0`;

export const columns = {
  policy,
  supplierName: sql<string>`coalesce(${supplier.supplierName}, '')`,
  generatedCount: subquery<number>(made(sql`count(*)::int`)),
  allocated: subquery<number>(made(sql`coalesce(sum(${activity.budgetAmount}), 0)::float8`)),
};

function statusIs(status: Query['status'], now: string) {
  if (status === undefined) return undefined;
  const inForce = eq(policy.status, POLICY_STATUS.inForce);
  if (status === POLICY_STATUS.inForce) return and(inForce, gte(policy.endTime, now));
  return status === POLICY_STATUS.expired ? and(inForce, lt(policy.endTime, now)) : eq(policy.status, status);
}

const filters = (query: Query, { now, session }: Context) => {
  const { policyNo, policyName, supplierId, policyType, status, branchId, holdsHere } = query;
  return and(
    policyNo ? hasText(policy.policyNo, policyNo) : undefined,
    policyName ? hasText(policy.policyName, policyName) : undefined,
    supplierId ? eq(policy.supplierId, supplierId) : undefined,
    policyType ? inArray(policy.policyType, policyType) : undefined,
    branchId ? arrayOverlaps(policy.branchIds, [branchId]) : undefined,
    holdsHere ? arrayOverlaps(policy.branchIds, lineage(session.branchPath)) : undefined,
    statusIs(status, now),
  );
};

type Shown = { policy: PolicyRow; supplierName: string; generatedCount: number; allocated: number };

/** Whether the policy applies to the branch with this path: it names that branch, or one above it. */
export const covers = ({ branchIds }: PolicyRow, path: string) => {
  const named = lineage(path);
  return branchIds.some((one) => named.includes(one));
};

const toRow = ({ policy: row, supplierName, generatedCount, allocated }: Shown, { now, session }: Context) => {
  const { policyId, policyNo, policyName, supplierId, policyType, startTime, endTime, budgetAmount } = row;
  return {
    ...{ policyId, policyNo, policyName, supplierId, supplierName, policyType, startTime, endTime, generatedCount },
    budgetAmount: budgetAmount === null ? null : yuan(budgetAmount),
    allocatedAmount: yuan(allocated),
    status: statusOfPolicy(row, now),
    holdsHere: covers(row, session.branchPath),
  };
};

export async function searchPolicies(query: Query, context: Context) {
  const { db, session } = context;
  const { orderBy = 'startTime', orderDir = 'desc' } = query;
  const where = within(session, policy, filters(query, context));
  const listed = db
    .select(columns)
    .from(policy)
    .leftJoin(supplier, eq(supplier.supplierId, policy.supplierId))
    .where(where)
    .$dynamic();
  const { rows, ...found } = await paged(
    db,
    {
      listed,
      order: [by(policy[orderBy], orderDir), by(policy.policyId, 'desc')],
    },
    query,
  );
  return { records: rows.map((row) => toRow(row, context)), ...found };
}

export async function findPolicy(policyId: string, { db, session }: Context): Promise<Shown> {
  const [found] = await db
    .select(columns)
    .from(policy)
    .leftJoin(supplier, eq(supplier.supplierId, policy.supplierId))
    .where(within(session, policy, eq(policy.policyId, policyId)));
  if (!found) throw notFound();
  return found;
}

export async function readPolicy({ policyId }: { policyId: string }, context: Context) {
  const found = await findPolicy(policyId, context);
  const { policy: row } = found;
  const { branchIds, eachFlag, crossProductFlag, intervalFlag, settleMode, perOrderFlag } = row;
  const ids = row.products.map(({ productId }) => productId);
  const names = await context.db
    .select()
    .from(product)
    .where(global('shared', inArray(product.productId, ids)));
  const byId = new Map(names.map((one) => [one.productId, one]));
  const type = typeOfPolicy(row) ?? 'fullQuantityReductionAgg';
  const price = (value: number | null) => (value === null ? null : priceText(value));
  return {
    ...toRow(found, context),
    ...{ branchIds, eachFlag, crossProductFlag, intervalFlag, settleMode, perOrderFlag },
    ...{ customerTypeCodes: row.customerTypeCodes, regionIds: row.regionIds },
    ladders: stepsAnswer(type, row.ladders),
    products: row.products.flatMap(({ productId, floorPrice, ceilPrice, ladders }) => {
      const facts = byId.get(productId);
      if (!facts) return [];
      const { productCode, productName, spec } = facts;
      return {
        ...{ productId, productCode, productName, spec },
        floorPrice: price(floorPrice),
        ceilPrice: price(ceilPrice),
        ladders: ladders && stepsAnswer(type, ladders),
      };
    }),
  };
}
