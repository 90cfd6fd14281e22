import { and, eq, gte, lte } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { billApi } from '../../../../../src/contract/property/bills';
import { BILL_STATUS } from '../../../../../src/contract/property/micro-pms';
import type { Context } from '../../../../http/context';
import { hasText, subquery, told } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { yuan } from '../../../../platform/numbers/money';
import { within } from '../../../../platform/scope';
import { copiesOf, owedOf } from '../../data/billing/copies';
import { type BillRow, eventsOf } from '../../data/billing/leaseBook';
import { chargeName } from '../../rules/billing/billPart';
import { lastOf, monthNumber } from '../../rules/billing/days';
import { type BillEvent, standing } from '../../rules/billing/standing';
import { pmsFeeItem } from '../../data/schema/fees';
import { pmsBill } from '../../data/schema/bills';
import { pmsLease, pmsProperty } from '../../data/schema/property';
import { unitsOf } from '../../data/unitNames';

const unitText = subquery<string>(unitsOf(pmsBill.leaseId));

interface Named {
  row: BillRow;
  propertyName: string;
  tenantName: string;
  /** Null where there is no fee. */
  feeName: string | null;
  unitText: string;
}

/** A bill as of today, whatever the copies in its columns say. */
function billText({ row, ...names }: Named, events: readonly BillEvent[] | undefined, today: string) {
  const copies = copiesOf(row, events, today);
  const isVoid = row.billStatus === BILL_STATUS.void;
  const { unpaid } = standing(owedOf(row, events), today);
  return {
    ...row,
    ...names,
    feeName: names.feeName ?? chargeName(row.parts),
    billStatus: copies.billStatus,
    amount: yuan(row.amount),
    ...{ lateFee: yuan(isVoid ? 0 : copies.lateFee), reduceAmount: yuan(copies.reduceAmount) },
    ...{ creditAmount: yuan(copies.creditAmount), paidAmount: yuan(copies.paidAmount) },
    unpaidAmount: yuan(isVoid ? 0 : unpaid),
  };
}

export async function billPage(
  query: Parsed<typeof billApi.page>,
  { db, session, now }: Context,
): Promise<Output<typeof billApi.page>> {
  const { billNo, tenantName, propertyId, tenantId, leaseId, feeType, billStatus, dueFrom, dueTo, period } = query;
  const { orderBy = 'billNo', orderDir = 'desc' } = query;
  const where = and(
    billNo ? hasText(pmsBill.billNo, billNo) : undefined,
    tenantName ? hasText(pmsLease.tenantName, tenantName) : undefined,
    propertyId ? eq(pmsBill.propertyId, propertyId) : undefined,
    tenantId ? eq(pmsBill.tenantId, tenantId) : undefined,
    leaseId ? eq(pmsBill.leaseId, leaseId) : undefined,
    feeType === undefined ? undefined : eq(pmsBill.feeType, feeType),
    billStatus === undefined ? undefined : eq(pmsBill.billStatus, billStatus),
    dueFrom ? gte(pmsBill.dueDate, dueFrom) : undefined,
    dueTo ? lte(pmsBill.dueDate, dueTo) : undefined,
    period ? lte(pmsBill.periodStart, lastOf(monthNumber(period))) : undefined,
    period ? gte(pmsBill.periodEnd, `${period}-01`) : undefined,
  );
  const listed = db
    .select({
      ...{ row: pmsBill, unitText, propertyName: told(pmsProperty.propertyName) },
      ...{ tenantName: told(pmsLease.tenantName), feeName: pmsFeeItem.feeName },
    })
    .from(pmsBill)
    .leftJoin(pmsProperty, eq(pmsProperty.propertyId, pmsBill.propertyId))
    .leftJoin(pmsLease, eq(pmsLease.leaseId, pmsBill.leaseId))
    .leftJoin(pmsFeeItem, eq(pmsFeeItem.feeItemId, pmsBill.feeItemId))
    .where(within(session, pmsBill, where))
    .$dynamic();
  const order = [by(pmsBill[orderBy], orderDir), by(pmsBill.billId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [pmsBill.billId] }, query);
  const events = await eventsOf(
    db,
    rows.map(({ row }) => row.billId),
  );
  const today = now.slice(0, 10);
  return { records: rows.map((one) => billText(one, events.get(one.row.billId), today)), ...found };
}
