import { and, count, eq, inArray, or } from 'drizzle-orm';
import type { Context } from '../../../http/context';
import { translate } from '../../../http/texts';
import { ofParent } from '../../../platform/scope';
import { hasUnitsOn } from '../data/billing/leaseStates';
import { NOTICE_KIND, NOTICE_STATUS, pmsNotice } from '../data/schema/notices';
import { pmsLease, pmsLeaseUnit, pmsUnit } from '../data/schema/property';
import { pmsTenant } from '../data/schema/tenants';
import type { OutageRow } from '../data/schema/work';
import { tellTenants } from '../jobs/noticeSms';
import { propertyOf } from './names';

/** The tenants whom an outage concerns: who has a unit there today. */
export const tenantsOf = ({ propertyId, buildingIds, unitIds }: OutageRow, { db, now }: Pick<Context, 'db' | 'now'>) =>
  db
    .selectDistinct({ tenantId: pmsTenant.tenantId, tenantName: pmsTenant.tenantName, phone: pmsTenant.contactPhone })
    .from(pmsLease)
    .innerJoin(pmsTenant, eq(pmsTenant.tenantId, pmsLease.tenantId))
    .innerJoin(pmsLeaseUnit, eq(pmsLeaseUnit.leaseId, pmsLease.leaseId))
    .innerJoin(pmsUnit, eq(pmsUnit.unitId, pmsLeaseUnit.unitId))
    .where(
      ofParent(
        pmsUnit.propertyId,
        propertyId,
        and(
          hasUnitsOn(now.slice(0, 10)),
          or(
            unitIds.length > 0 ? inArray(pmsUnit.unitId, unitIds) : undefined,
            unitIds.length === 0 && buildingIds.length > 0 ? inArray(pmsUnit.buildingId, buildingIds) : undefined,
          ),
        ),
      ),
    )
    .orderBy(pmsTenant.tenantName);

const SAID = {
  publish: 'tenant.outagePublish',
  extend: 'tenant.outageExtend',
  restore: 'tenant.outageRestore',
  cancel: 'tenant.outageCancel',
} as const;

/** Each tenant is told of each change once, also one who has come since the last change. */
export async function tellOutage(outage: OutageRow, change: keyof typeof SAID, context: Context) {
  const { db, session, now } = context;
  const { propertyName: property } = await propertyOf(outage.propertyId, context);
  const { outageId: objectId, branchId, reason, texts, startTime: from, planEndTime: to } = outage;
  const content = translate('zh')(SAID[change], { property, text: texts.zh, reason, from, to });
  await tellTenants(
    db,
    (await tenantsOf(outage, context)).map(({ tenantId, phone }) => ({
      ...{ kind: NOTICE_KIND.outage, objectId, tenantId, branchId, phone, content },
      change: change === 'extend' ? `extend ${to}` : change,
    })),
    { by: session, now },
  );
}

/** How many messages of an outage wait, were sent, or cannot be sent. */
export async function noticesOf({ outageId }: OutageRow, { db }: Pick<Context, 'db'>) {
  const rows = await db
    .select({ status: pmsNotice.status, found: count() })
    .from(pmsNotice)
    .where(ofParent(pmsNotice.objectId, outageId, eq(pmsNotice.kind, NOTICE_KIND.outage)))
    .groupBy(pmsNotice.status);
  const of = (status: number) => rows.find((row) => row.status === status)?.found ?? 0;
  const [waiting, sent, unreachable] = [NOTICE_STATUS.waiting, NOTICE_STATUS.sent, NOTICE_STATUS.unreachable].map(of);
  return { waiting: waiting ?? 0, sent: sent ?? 0, unreachable: unreachable ?? 0 };
}
