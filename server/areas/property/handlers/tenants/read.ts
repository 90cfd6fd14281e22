import { and, asc, desc, eq, exists, lt, not, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { BILL_STATUS, LEASE_STATUS } from '../../../../../src/contract/property/micro-pms';
import { type PmsTenant, tenantApi } from '../../../../../src/contract/property/tenants';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { hasText, told } from '../../../../platform/database/columns';
import type { Db } from '../../../../platform/database/db';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { maskNumber } from '../../rules/mask';
import { yuan } from '../../../../platform/numbers/money';
import { branch } from '../../../../platform/schema/organisation';
import { ofParent, within } from '../../../../platform/scope';
import { unpaid } from '../../data/billing/unpaid';
import { pmsBill } from '../../data/schema/bills';
import { pmsBuilding, pmsLease, pmsLeaseUnit, pmsProperty, pmsUnit } from '../../data/schema/property';
import { pmsTenant } from '../../data/schema/tenants';
import { unitName } from '../../data/unitNames';

export type TenantRow = typeof pmsTenant.$inferSelect;

export const isOwed = sql`${pmsBill.billStatus} <> ${BILL_STATUS.void} and ${pmsBill.deleted} = 0 and ${unpaid} > 0`;

const unitNames = sql<string>`coalesce(string_agg(distinct ${unitName}, ', '), '')`;

/** The running leases and overdue amounts of these tenants. */
async function factsOf(db: Db, tenantIds: readonly string[], today: string) {
  if (tenantIds.length === 0) return new Map<string, Facts>();
  const leases = await db
    .select({
      tenantId: pmsLease.tenantId,
      leaseCount: sql<number>`count(distinct ${pmsLease.leaseId})::int`,
      unitText: unitNames,
    })
    .from(pmsLease)
    .leftJoin(pmsLeaseUnit, eq(pmsLeaseUnit.leaseId, pmsLease.leaseId))
    .leftJoin(pmsUnit, eq(pmsUnit.unitId, pmsLeaseUnit.unitId))
    .leftJoin(pmsBuilding, eq(pmsBuilding.buildingId, pmsUnit.buildingId))
    .where(
      ofParent(
        pmsLease.tenantId,
        tenantIds,
        and(eq(pmsLease.leaseStatus, LEASE_STATUS.running), eq(pmsLease.deleted, 0)),
      ),
    )
    .groupBy(pmsLease.tenantId);
  const bills = await db
    .select({ tenantId: pmsLease.tenantId, overdue: sql<bigint>`sum(${unpaid})`.mapWith(BigInt) })
    .from(pmsBill)
    .innerJoin(pmsLease, eq(pmsLease.leaseId, pmsBill.leaseId))
    .where(ofParent(pmsLease.tenantId, tenantIds, and(isOwed, lt(pmsBill.payBy, today))))
    .groupBy(pmsLease.tenantId);
  const overdue = new Map(bills.map((one) => [one.tenantId, one.overdue]));
  const running = new Map(leases.map((one) => [one.tenantId, one]));
  return new Map(
    tenantIds.map((tenantId): [string, Facts] => {
      const { leaseCount = 0, unitText = '' } = running.get(tenantId) ?? {};
      return [tenantId, { leaseCount, unitText, overdueAmount: yuan(overdue.get(tenantId) ?? 0n) }];
    }),
  );
}

type Facts = Pick<PmsTenant, 'leaseCount' | 'unitText' | 'overdueAmount'>;
const NOTHING: Facts = { leaseCount: 0, unitText: '', overdueAmount: '0.00' };

export const ofTenant = ({ idNumber, balance, ...row }: TenantRow) => ({
  ...row,
  idNumber: maskNumber(idNumber),
  balance: yuan(balance),
});

export async function tenantPage(query: Parsed<typeof tenantApi.page>, { db, session, now }: Context) {
  const { tenantName, contactPhone, tenantType, status, hasOverdue } = query;
  const { orderBy = 'tenantCode', orderDir = 'asc' } = query;
  const today = now.slice(0, 10);
  const owes = exists(
    db
      .select({ one: sql`1` })
      .from(pmsBill)
      .innerJoin(pmsLease, eq(pmsLease.leaseId, pmsBill.leaseId))
      .where(ofParent(pmsLease.tenantId, pmsTenant.tenantId, and(isOwed, lt(pmsBill.payBy, today)))),
  );
  const where = within(
    session,
    pmsTenant,
    and(
      tenantName ? hasText(pmsTenant.tenantName, tenantName) : undefined,
      contactPhone ? hasText(pmsTenant.contactPhone, contactPhone) : undefined,
      tenantType === undefined ? undefined : eq(pmsTenant.tenantType, tenantType),
      status === undefined ? undefined : eq(pmsTenant.status, status),
      hasOverdue === undefined ? undefined : hasOverdue === 1 ? owes : not(owes),
    ),
  );
  const listed = db
    .select({ row: pmsTenant, branchName: told(branch.branchName) })
    .from(pmsTenant)
    .leftJoin(branch, eq(branch.branchId, pmsTenant.branchId))
    .where(where)
    .$dynamic();
  const order = [by(pmsTenant[orderBy], orderDir), by(pmsTenant.tenantId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [pmsTenant.tenantId] }, query);
  const ids = rows.map(({ row }) => row.tenantId);
  const facts = await factsOf(db, ids, today);
  return {
    records: rows.map(({ row, branchName }) => ({
      ...ofTenant(row),
      branchName,
      ...(facts.get(row.tenantId) ?? NOTHING),
    })),
    ...found,
  };
}

export async function tenantDetail(
  { id }: { id: string },
  { db, session, now }: Context,
): Promise<Output<typeof tenantApi.detail>> {
  const [found] = await db
    .select({ row: pmsTenant, branchName: told(branch.branchName) })
    .from(pmsTenant)
    .leftJoin(branch, eq(branch.branchId, pmsTenant.branchId))
    .where(within(session, pmsTenant, eq(pmsTenant.tenantId, id)));
  if (!found) throw notFound();
  const facts = await factsOf(db, [id], now.slice(0, 10));
  const leases = await db
    .select({
      ...{ leaseNo: pmsLease.leaseNo, propertyName: pmsProperty.propertyName, unitText: unitNames },
      ...{ startDate: pmsLease.startDate, endDate: pmsLease.endDate, leaseStatus: pmsLease.leaseStatus },
    })
    .from(pmsLease)
    .innerJoin(pmsProperty, eq(pmsProperty.propertyId, pmsLease.propertyId))
    .leftJoin(pmsLeaseUnit, eq(pmsLeaseUnit.leaseId, pmsLease.leaseId))
    .leftJoin(pmsUnit, eq(pmsUnit.unitId, pmsLeaseUnit.unitId))
    .leftJoin(pmsBuilding, eq(pmsBuilding.buildingId, pmsUnit.buildingId))
    .where(ofParent(pmsLease.tenantId, id, eq(pmsLease.deleted, 0)))
    .groupBy(pmsLease.leaseId, pmsProperty.propertyName)
    .orderBy(desc(pmsLease.startDate), asc(pmsLease.leaseNo));
  return { ...ofTenant(found.row), branchName: found.branchName, ...(facts.get(id) ?? NOTHING), leases };
}

export async function wholeNumber({ id }: { id: string }, { db, session, note }: Context) {
  const [row] = await db
    .select({ idNumber: pmsTenant.idNumber, tenantName: pmsTenant.tenantName })
    .from(pmsTenant)
    .where(within(session, pmsTenant, eq(pmsTenant.tenantId, id)));
  if (!row) throw notFound();
  note({ objectId: id, objectName: row.tenantName });
  return { idNumber: row.idNumber };
}
