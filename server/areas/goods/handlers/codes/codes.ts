import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { businessCodeApi } from '../../../../../src/contract/goods/business-codes';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { implement } from '../../../../http/implement';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import type { Db } from '../../../../platform/database/db';
import { paged } from '../../../../platform/database/paged';
import { staff } from '../../../../platform/schema/organisation';
import { global, ofParent, within } from '../../../../platform/scope';
import { customer, region } from '../../../master-data/public';
import { businessCode } from '../../data/schema/business-code';
import { resolveCode } from '../../rules/businessCodes';
import { addCode, deleteCode, setDefaultCode, updateCode } from './write';

type Listed = Output<typeof businessCodeApi.page>['records'][number];
type Row = typeof businessCode.$inferSelect;

async function recordsOf(db: Db, rows: readonly { row: Row; salesmanName: string }[]): Promise<Listed[]> {
  const named = await db
    .select({ value: region.id, label: region.name })
    .from(region)
    .where(
      global(
        'shared',
        inArray(
          region.id,
          rows.flatMap(({ row }) => row.regionIds),
        ),
      ),
    );
  const names = new Map(named.map(({ value, label }) => [value, label]));
  return rows.map(({ row, salesmanName }) => ({
    ...{ ...row, salesmanName },
    regions: row.regionIds.map((value) => ({ value, label: names.get(value) ?? value })),
  }));
}

const SHOWN = { row: businessCode, salesmanName: staff.staffName };

async function codePage(query: Parsed<typeof businessCodeApi.page>, { db, session }: Context) {
  const { branchId, businessType, salesmanName, status, orderBy = 'gmtModified', orderDir = 'desc' } = query;
  const where = within(
    session,
    businessCode,
    and(
      branchId ? eq(businessCode.branchId, branchId) : undefined,
      businessType === undefined ? undefined : eq(businessCode.businessType, businessType),
      query.businessCode ? hasText(businessCode.businessCode, query.businessCode) : undefined,
      salesmanName ? hasText(staff.staffName, salesmanName) : undefined,
      status === undefined ? undefined : eq(businessCode.status, status),
    ),
  );
  const listed = db
    .select(SHOWN)
    .from(businessCode)
    .innerJoin(staff, eq(staff.staffId, businessCode.salesmanId))
    .where(where)
    .$dynamic();
  const order = [by(businessCode[orderBy], orderDir), by(businessCode.codeId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order }, query);
  return { records: await recordsOf(db, rows), ...found };
}

/** A region with those above it. */
async function regionsAbove(db: Db, start: string) {
  const rows = await db.select({ id: region.id, parentId: region.parentId }).from(region).where(global('shared'));
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  const path: string[] = [];
  for (let id: string | null = start; id !== null && !path.includes(id); id = parents.get(id) ?? null) path.push(id);
  return path;
}

async function resolve(
  { branchId, businessType, custId }: Parsed<typeof businessCodeApi.resolve>,
  { db, session }: Context,
): Promise<Output<typeof businessCodeApi.resolve>> {
  const [buyer] = await db
    .select({ customerType: customer.customerType, regionId: customer.regionId })
    .from(customer)
    .where(within(session, customer, eq(customer.custId, custId)));
  if (!buyer) throw notFound();
  const rows = await db
    .select(SHOWN)
    .from(businessCode)
    .innerJoin(staff, eq(staff.staffId, businessCode.salesmanId))
    .where(
      ofParent(
        businessCode.branchId,
        branchId,
        and(eq(businessCode.businessType, businessType), eq(businessCode.status, 1), eq(businessCode.deleted, 0)),
      ),
    )
    .orderBy(asc(businessCode.codeId));
  const { found, by: step } = resolveCode(
    rows.map(({ row, salesmanName }) => ({ ...row, salesmanName })),
    { customerType: String(buyer.customerType), regionIds: await regionsAbove(db, buyer.regionId) },
  );
  const [record = null] = found ? await recordsOf(db, [{ row: found, salesmanName: found.salesmanName }]) : [];
  return { found: record, by: step };
}

export const businessCodeRoutes = implement(businessCodeApi, {
  page: codePage,
  add: addCode,
  update: updateCode,
  setDefault: setDefaultCode,
  delete: deleteCode,
  resolve,
});
