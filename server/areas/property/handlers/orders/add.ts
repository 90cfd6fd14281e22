import { and, arrayContains, desc, eq, gte, inArray, lte, or, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { OUTAGE_SERVICE, OUTAGE_STATUS } from '../../../../../src/contract/property/outages';
import { type workOrderApi } from '../../../../../src/contract/property/work-orders';
import type { Context } from '../../../../http/context';
import { InvalidInput, notFound } from '../../../../http/failure';
import { touch } from '../../../../http/touch';
import { nextSerials } from '../../../../platform/numbers/series';
import { ofParent } from '../../../../platform/scope';
import { pmsUnit } from '../../data/schema/property';
import { pmsOutage, pmsWorkOrder } from '../../data/schema/work';
import { propertyOf } from '../names';
import { demandPhotos } from '../../../../http/photos';
import { type OrderRow, outageText, toldOrder } from './read';

/** The service whose outage an order of a category may be due to. */
const SERVICE: Readonly<Record<string, number>> = {
  水: OUTAGE_SERVICE.water,
  电: OUTAGE_SERVICE.power,
  空调: OUTAGE_SERVICE.air,
};

interface Reported {
  propertyId: string;
  category: string;
  unit: { unitId: string; buildingId: string } | undefined;
}

/** Outages of the unit come first, then of its building, then of all; among them those not overdue, then the latest. */
const nearest = (now: string) => [
  sql`case when ${pmsOutage.unitIds} <> '{}' then 0 when ${pmsOutage.buildingIds} <> '{}' then 1 else 2 end`,
  sql`${pmsOutage.planEndTime} < ${now}`,
  desc(pmsOutage.startTime),
  desc(pmsOutage.outageId),
];

/** The outage that an order is reported in: of the same service, where it is reported. */
async function outageOf({ propertyId, category, unit }: Reported, { db, now }: Context) {
  const service = SERVICE[category];
  if (service === undefined) return undefined;
  const isAll = and(eq(pmsOutage.buildingIds, []), eq(pmsOutage.unitIds, []));
  const here = unit
    ? or(
        isAll,
        arrayContains(pmsOutage.unitIds, [unit.unitId]),
        and(eq(pmsOutage.unitIds, []), arrayContains(pmsOutage.buildingIds, [unit.buildingId])),
      )
    : isAll;
  const [found] = await db
    .select()
    .from(pmsOutage)
    .where(
      ofParent(
        pmsOutage.propertyId,
        propertyId,
        and(
          eq(pmsOutage.deleted, 0),
          sql`${pmsOutage.service} = ${service}`,
          inArray(pmsOutage.status, [OUTAGE_STATUS.published, OUTAGE_STATUS.running]),
          lte(pmsOutage.startTime, now),
          or(gte(pmsOutage.planEndTime, now), eq(pmsOutage.status, OUTAGE_STATUS.running)),
          here,
        ),
      ),
    )
    .orderBy(...nearest(now))
    .limit(1);
  return found;
}

async function unitOf(unitId: string | null, propertyId: string, { db }: Context) {
  if (unitId === null) return undefined;
  const [unit] = await db
    .select({ unitId: pmsUnit.unitId, buildingId: pmsUnit.buildingId })
    .from(pmsUnit)
    .where(ofParent(pmsUnit.propertyId, propertyId, and(eq(pmsUnit.unitId, unitId), eq(pmsUnit.deleted, 0))));
  if (!unit) throw new InvalidInput([{ field: 'unitId', text: 'field.unknown' }]);
  return unit;
}

type Written = Pick<OrderRow, 'propertyId' | 'branchId' | 'category' | 'urgency' | 'description'> & Partial<OrderRow>;

/** Writes a new order with a number of its own. */
export async function insertOrder(values: Written, { db, session, now }: Context) {
  const { loginName: createdBy, realName: createdByName } = session;
  const [orderNo = ''] = await nextSerials(db, 'workOrder', 1);
  const audit = { createdBy, createdByName, gmtCreated: now, ...touch({ session, now }) };
  const [created] = await db
    .insert(pmsWorkOrder)
    .values({ reporterName: createdByName, reportTime: now, stateTime: now, ...values, ...audit, orderNo })
    .returning();
  if (!created) throw notFound();
  return created;
}

export async function addOrder(form: Parsed<typeof workOrderApi.add>, context: Context) {
  const { propertyId, unitId, reporterName, images, ...plain } = form;
  const { branchId } = await propertyOf(propertyId, context);
  const unit = await unitOf(unitId, propertyId, context);
  await demandPhotos(images, context);
  const outage = await outageOf({ propertyId, category: plain.category, unit }, context);
  const made = await insertOrder(
    {
      ...{ ...plain, propertyId, unitId, branchId, images, outageId: outage?.outageId ?? null },
      reporterName: reporterName || context.session.realName,
    },
    context,
  );
  const { orderId, orderNo } = made;
  context.note({ objectId: orderId, objectName: orderNo, after: toldOrder(made) });
  return { orderId, orderNo, outageText: outage ? outageText(outage.texts, context.request.language) : '' };
}
