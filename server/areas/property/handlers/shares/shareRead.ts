import { and, eq, type SQL } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { MeterShare, MeterShareDetail, shareApi } from '../../../../../src/contract/property/meters';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { hasText, told } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { twoDecimals } from '../../../../platform/numbers/decimal';
import { priceText, yuan } from '../../../../platform/numbers/money';
import { ofParent, within } from '../../../../platform/scope';
import type { ShareRow } from '../../data/billing/usageBook';
import { pmsFeeItem } from '../../data/schema/fees';
import { pmsMeter } from '../../data/schema/meters';
import { pmsLease, pmsProperty, pmsUnit } from '../../data/schema/property';
import { pmsShare } from '../../data/schema/shares';
import { isOwn } from '../own';

type Names = Pick<MeterShare, 'propertyName' | 'feeName' | 'meterNo'>;

function headOf({ price, computed, ...row }: ShareRow, names: Names, context: Context): MeterShare {
  const { shareId, shareNo, propertyId, feeItemId, mainMeterId, period, mode, status, version } = row;
  const { createdByName, auditorName, auditTime, opinion, gmtModified } = row;
  return {
    ...{ shareId, shareNo, propertyId, feeItemId, mainMeterId, period, mode, status, version, ...names },
    ...{
      isOwn: isOwn(row, context),
      createdByName,
      auditorName,
      auditTime,
      opinion,
      gmtModified,
      price: priceText(price),
    },
    ...{ mainUsage: twoDecimals(computed.mainUsage), restUsage: twoDecimals(computed.restUsage) },
    ...{ amount: yuan(computed.amount), ownerAmount: yuan(computed.ownerAmount) },
  };
}

const listed = (where: SQL | undefined, { db, session }: Pick<Context, 'db' | 'session'>) =>
  db
    .select({
      ...{ row: pmsShare, propertyName: told(pmsProperty.propertyName), feeName: told(pmsFeeItem.feeName) },
      meterNo: told(pmsMeter.meterNo),
    })
    .from(pmsShare)
    .leftJoin(pmsProperty, eq(pmsProperty.propertyId, pmsShare.propertyId))
    .leftJoin(pmsFeeItem, eq(pmsFeeItem.feeItemId, pmsShare.feeItemId))
    .leftJoin(pmsMeter, eq(pmsMeter.meterId, pmsShare.mainMeterId))
    .where(within(session, pmsShare, where))
    .$dynamic();

export async function sharePage(query: Parsed<typeof shareApi.page>, context: Context) {
  const { shareNo, propertyId, period, status, orderBy = 'shareNo', orderDir = 'desc' } = query;
  const where = and(
    shareNo ? hasText(pmsShare.shareNo, shareNo) : undefined,
    propertyId ? eq(pmsShare.propertyId, propertyId) : undefined,
    period ? eq(pmsShare.period, period) : undefined,
    status === undefined ? undefined : eq(pmsShare.status, status),
  );
  const order = [by(pmsShare[orderBy], orderDir), by(pmsShare.shareId, orderDir)];
  const { rows, ...found } = await paged(
    context.db,
    { listed: listed(where, context), order, key: [pmsShare.shareId] },
    query,
  );
  return { records: rows.map(({ row, ...names }) => headOf(row, names, context)), ...found };
}

async function rowsOf({ members, computed }: ShareRow, { db }: Pick<Context, 'db'>): Promise<MeterShareDetail['rows']> {
  const unitIds = members.map(({ unitId }) => unitId);
  const units = await db
    .select({ unitId: pmsUnit.unitId, unitNo: pmsUnit.unitNo })
    .from(pmsUnit)
    .where(ofParent(pmsUnit.unitId, unitIds));
  const leaseIds = members.flatMap(({ occupants }) => occupants.flatMap(({ leaseId }) => (leaseId ? [leaseId] : [])));
  const leases = await db
    .select({ leaseId: pmsLease.leaseId, tenantName: pmsLease.tenantName })
    .from(pmsLease)
    .where(ofParent(pmsLease.leaseId, leaseIds));
  return computed.rows.flatMap(({ lineNo, usage, amount, split }) => {
    const member = members.find((one) => one.lineNo === lineNo);
    if (!member) return [];
    return [
      {
        lineNo,
        unitId: member.unitId,
        weight: twoDecimals(member.weight),
        usage: twoDecimals(usage),
        amount: yuan(amount),
        unitNo: units.find(({ unitId }) => unitId === member.unitId)?.unitNo ?? '',
        split: split.map(({ leaseId, amount: part }, at) => ({
          ...{ leaseId, amount: yuan(part), days: member.occupants[at]?.days ?? 0 },
          tenantName: leases.find((one) => one.leaseId === leaseId)?.tenantName ?? null,
        })),
      },
    ];
  });
}

export async function shareDetail({ id }: { id: string }, context: Context): Promise<Output<typeof shareApi.detail>> {
  const [found] = await listed(eq(pmsShare.shareId, id), context);
  if (!found) throw notFound();
  const { row, ...names } = found;
  return {
    ...headOf(row, names, context),
    subMeters: row.computed.subUsages.map(({ meterNo, usage }) => ({ meterNo, usage: twoDecimals(usage) })),
    rows: await rowsOf(row, context),
  };
}
