import { and, count, eq, inArray, notInArray } from 'drizzle-orm';
import type { Parsed } from '../../../../src/contract/endpoint';
import { WORK_ORDER_STATUS } from '../../../../src/contract/property/micro-pms';
import { type Outage, outageApi } from '../../../../src/contract/property/outages';
import type { Context } from '../../../http/context';
import { told } from '../../../platform/database/columns';
import { by } from '../../../platform/database/cursor';
import { paged } from '../../../platform/database/paged';
import { ofParent, within } from '../../../platform/scope';
import { pmsBuilding, pmsProperty } from '../data/schema/property';
import { type OutageRow, pmsOutage, pmsWorkOrder } from '../data/schema/work';
import { outageActions } from '../rules/work';
import { noticesOf, tenantsOf } from './outageNotices';

export async function ordersOf({ outageId }: OutageRow, { db }: Context) {
  const { confirmed, cancelled } = WORK_ORDER_STATUS;
  const [row] = await db
    .select({ orders: count() })
    .from(pmsWorkOrder)
    .where(
      ofParent(
        pmsWorkOrder.outageId,
        outageId,
        and(eq(pmsWorkOrder.deleted, 0), notInArray(pmsWorkOrder.status, [confirmed, cancelled])),
      ),
    );
  return row?.orders ?? 0;
}

async function toRecord(row: OutageRow, propertyName: string, context: Context): Promise<Outage> {
  const buildings = row.buildingIds.length
    ? await context.db
        .select({ buildingName: pmsBuilding.buildingName })
        .from(pmsBuilding)
        .where(ofParent(pmsBuilding.propertyId, row.propertyId, inArray(pmsBuilding.buildingId, row.buildingIds)))
    : [];
  return {
    ...{ ...row, propertyName },
    buildingText: buildings.map(({ buildingName }) => buildingName).join(', '),
    tenantNames: (await tenantsOf(row, context)).map(({ tenantName }) => tenantName),
    notices: await noticesOf(row, context),
    orderCount: await ordersOf(row, context),
    can: outageActions(row.status),
  };
}

export async function outagePage(query: Parsed<typeof outageApi.page>, context: Context) {
  const { db, session } = context;
  const { propertyId, service, status, orderBy = 'startTime', orderDir = 'desc' } = query;
  const where = within(
    session,
    pmsOutage,
    and(
      propertyId ? eq(pmsOutage.propertyId, propertyId) : undefined,
      service === undefined ? undefined : eq(pmsOutage.service, service),
      status === undefined ? undefined : eq(pmsOutage.status, status),
    ),
  );
  const listed = db
    .select({ row: pmsOutage, propertyName: told(pmsProperty.propertyName) })
    .from(pmsOutage)
    .leftJoin(pmsProperty, eq(pmsProperty.propertyId, pmsOutage.propertyId))
    .where(where)
    .$dynamic();
  const order = [by(pmsOutage[orderBy], orderDir), by(pmsOutage.outageId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [pmsOutage.outageId] }, query);
  const records: Outage[] = [];
  for (const { row, propertyName } of rows) records.push(await toRecord(row, propertyName, context));
  return { records, ...found };
}
