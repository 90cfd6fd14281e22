import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { CUSTOMER_LEVEL, CUSTOMER_TYPE, type fairCustomerApi } from '../../../../../src/contract/trade-fair/customers';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { within } from '../../../../platform/scope';
import { customer, customerLike, region } from '../../../master-data/public';
import { branch, staff } from '../../../../platform/schema/organisation';
import { fairCustomer, tradeFair } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { demandVisible } from '../fairs/demands';

/** Customers that a fair may have: those of the companies that take part, as far as the user sees them. */
export const mayCome = (tradeFairId: string): SQL | undefined =>
  and(
    eq(customer.status, 1),
    sql`${customer.branchId} = any(select unnest(${tradeFair.branchIds}) from ${tradeFair} where ${tradeFair.tradeFairId} = ${tradeFairId})`,
  );

const TYPES = Object.values(CUSTOMER_TYPE);
const LEVELS = Object.values(CUSTOMER_LEVEL);

const inFair = (tradeFairId: string) =>
  and(
    eq(fairCustomer.tradeFairId, tradeFairId),
    eq(fairCustomer.custId, customer.custId),
    eq(fairCustomer.deleted, 0),
    eq(fairCustomer.level, CUSTOMER_LEVEL.first),
  );

const isInFair = (tradeFairId: string) => sql`exists (select 1 from ${fairCustomer} where ${inFair(tradeFairId)})`;

type Query = Parsed<typeof fairCustomerApi.custInfoPage>;

const filtersOf = ({ tradeFairId, keyword, customerType, branchId, inFair: taking }: Query) =>
  and(
    mayCome(tradeFairId),
    keyword ? customerLike(keyword) : undefined,
    customerType === undefined ? undefined : eq(customer.customerType, customerType),
    branchId ? eq(customer.branchId, branchId) : undefined,
    taking === undefined ? undefined : taking === 1 ? isInFair(tradeFairId) : not(isInFair(tradeFairId)),
  );

export async function customersToChoose(
  query: Query,
  context: Context,
): Promise<Output<typeof fairCustomerApi.custInfoPage>> {
  const { db, session } = context;
  const { tradeFairId, orderBy = 'custCode', orderDir = 'asc' } = query;
  await demandVisible(tradeFairId, context);
  const where = within(session, customer, filtersOf(query));
  const listed = db
    .select({
      custId: customer.custId,
      custCode: customer.custCode,
      custName: customer.custName,
      customerType: customer.customerType,
      branchName: branch.branchName,
      salesmanName: sql<string>`coalesce(${staff.staffName}, '')`,
      regionName: region.name,
      fairCustomerId: sql<string | null>`${fairCustomer.id}::text`,
      level: fairCustomer.level,
    })
    .from(customer)
    .innerJoin(branch, eq(branch.branchId, customer.branchId))
    .innerJoin(region, eq(region.id, customer.regionId))
    .leftJoin(staff, eq(staff.staffId, customer.salesmanId))
    .leftJoin(fairCustomer, inFair(tradeFairId))
    .where(where)
    .$dynamic();
  const { rows, ...found } = await paged(
    db,
    {
      listed,
      order: [by(customer[orderBy], orderDir), by(customer.custId, orderDir)],
      key: [customer.custId],
    },
    query,
  );
  const records = rows.map(({ customerType: type, level, ...row }) => ({
    ...row,
    customerType: TYPES.find((one) => one === type) ?? CUSTOMER_TYPE.other,
    level: LEVELS.find((one) => one === level) ?? null,
    inFair: row.fairCustomerId === null ? (0 as const) : (1 as const),
  }));
  return { records, ...found };
}
