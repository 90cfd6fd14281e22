import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { SHIELD_STATUS, type shieldApi } from '../../../../../src/contract/goods/shields';
import type { Context } from '../../../../http/context';
import { by } from '../../../../platform/database/cursor';
import type { Db } from '../../../../platform/database/db';
import { paged } from '../../../../platform/database/paged';
import { global, within } from '../../../../platform/scope';
import { customer, product, region } from '../../../master-data/public';
import { productShield } from '../../data/schema/shield';
import { SCOPE_FIELDS, scopeLabels } from '../../data/scopeLabels';

export type ShieldRow = typeof productShield.$inferSelect;

const { off, on, expired } = SHIELD_STATUS;

export const statusAt = ({ status, endTime }: ShieldRow, now: string) =>
  status === off ? off : endTime !== null && endTime <= now ? expired : on;

export const hasStatus = (now: string) => ({
  [off]: eq(productShield.status, off),
  [on]: and(eq(productShield.status, on), or(isNull(productShield.endTime), gt(productShield.endTime, now))),
  [expired]: and(eq(productShield.status, on), lte(productShield.endTime, now)),
});

/** The names of all that shields name, by their ids. */
async function namesOf(db: Db, rows: readonly ShieldRow[]) {
  const idsOf = (field: 'regionIds' | 'custIds') => [...new Set(rows.flatMap((row) => row[field]))];
  const regions = await db
    .select({ id: region.id, name: region.name })
    .from(region)
    .where(global('shared', inArray(region.id, idsOf('regionIds'))));
  const customers = await db
    .select({ id: customer.custId, name: customer.custName })
    .from(customer)
    .where(global('name', inArray(customer.custId, idsOf('custIds'))));
  const byId = (found: readonly { id: string; name: string }[]) => new Map(found.map(({ id, name }) => [id, name]));
  return { ...(await scopeLabels(db, rows)), regions: byId(regions), customers: byId(customers) };
}

export async function shieldPage(
  query: Parsed<typeof shieldApi.page>,
  { db, session, now }: Context,
): Promise<Output<typeof shieldApi.page>> {
  const { productCode, custCode, branchId, shieldType, status } = query;
  const { orderBy = 'gmtCreated', orderDir = 'desc' } = query;
  const productIs = sql`exists (select from ${product} where ${product.productCode} = ${productCode}
    and ${product.productId} = any(${productShield.productIds}))`;
  const customerIs = sql`exists (select from ${customer} where ${customer.custCode} = ${custCode}
    and ${customer.custId} = any(${productShield.custIds}))`;
  const where = within(
    session,
    productShield,
    and(
      productCode ? productIs : undefined,
      custCode ? customerIs : undefined,
      branchId ? eq(productShield.branchId, branchId) : undefined,
      shieldType === undefined ? undefined : eq(productShield.shieldType, shieldType),
      status === undefined ? undefined : hasStatus(now)[status],
    ),
  );
  const listed = db.select().from(productShield).where(where).$dynamic();
  const order = [by(productShield[orderBy], orderDir), by(productShield.shieldId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order }, query);
  const names = await namesOf(db, rows);
  const records = rows.map((row) => {
    const list = SCOPE_FIELDS[row.productScopeType];
    const label = (known: ReadonlyMap<string, string> | undefined) => (value: string) => ({
      value,
      label: known?.get(value) ?? value,
    });
    const customers = {
      ALL: [],
      CATEGORY: row.customerTypeCodes.map(label(undefined)),
      REGION: row.regionIds.map(label(names.regions)),
      CUSTOMER: row.custIds.map(label(names.customers)),
    };
    return {
      ...{ ...row, status: statusAt(row, now), productScope: row[list].map(label(names[list])) },
      customerScope: customers[row.customerScopeType],
    };
  });
  return { records, ...found };
}
