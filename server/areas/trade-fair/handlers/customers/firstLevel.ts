import { and, eq, inArray } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { CUSTOMER_LEVEL, type fairCustomerApi } from '../../../../../src/contract/trade-fair/customers';
import { ofParent, within } from '../../../../platform/scope';
import { customer } from '../../../master-data/public';
import { guestGroup } from '../../data/schema/fair-guests';
import { fairCustomer } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { demandOpen, lockedFair } from '../fairs/demands';
import { demandCustomerLicences } from '../fairs/licences';
import { mayCome } from './candidates';

const AT_ONCE = 500;

/** The columns that say who made a row, and when. */
export const made = ({ session, now }: Context) => ({
  ...{ createdBy: session.loginName, createdByName: session.realName, modifiedBy: session.loginName },
  ...{ gmtCreated: now, gmtModified: now },
});

/** A guest group for each customer, called by its name, or by name and code if that name is taken. */
async function addGroups(
  tradeFairId: string,
  customers: readonly (typeof fairCustomer.$inferSelect)[],
  context: Context,
) {
  const taken = await context.db
    .select({ groupName: guestGroup.groupName })
    .from(guestGroup)
    .where(ofParent(guestGroup.tradeFairId, tradeFairId, eq(guestGroup.deleted, 0)));
  const names = new Set(taken.map(({ groupName }) => groupName));
  const rows = customers.map(({ id, customerName, custCode }) => {
    const plain = customerName.slice(0, 50);
    const groupName = names.has(plain) ? `${customerName.slice(0, 28)} ${custCode}` : plain;
    names.add(groupName);
    return { ...made(context), tradeFairId, groupName, fairCustomerId: id };
  });
  await context.db.insert(guestGroup).values(rows);
}

/** Makes customers of the ERP first-level customers of a fair; the caller has locked the fair. */
export async function bringCustomers(
  tradeFairId: string,
  found: readonly (typeof customer.$inferSelect)[],
  context: Context,
) {
  const rows = found.map(({ custId, custCode, custName, customerType, branchId, ...one }) => ({
    ...{ ...made(context), tradeFairId, custId, custCode, customerType, branchId },
    ...{ level: CUSTOMER_LEVEL.first, customerName: custName, regionId: one.regionId },
    ...{ uscc: one.uscc, contactName: one.contactName, contactPhone: one.contactPhone },
    salesmanId: one.salesmanId ?? '',
  }));
  const added: (typeof fairCustomer.$inferSelect)[] = [];
  for (let i = 0; i < rows.length; i += AT_ONCE)
    added.push(
      ...(await context.db
        .insert(fairCustomer)
        .values(rows.slice(i, i + AT_ONCE))
        .returning()),
    );
  if (added.length > 0) await addGroups(tradeFairId, added, context);
  return added;
}

export async function addFirstLevel(
  { tradeFairId, custIds }: Parsed<typeof fairCustomerApi.addFirstLevelCustomer>,
  context: Context,
) {
  const { db, session, note } = context;
  const fair = await lockedFair(tradeFairId, context);
  demandOpen(fair);
  const wanted = [...new Set(custIds)];
  const found = await db
    .select()
    .from(customer)
    .where(within(session, customer, and(mayCome(tradeFairId), inArray(customer.custId, wanted))))
    .orderBy(customer.custCode);
  if (found.length !== wanted.length) throw notFound();
  const present = await db
    .select({ custId: fairCustomer.custId })
    .from(fairCustomer)
    .where(
      ofParent(
        fairCustomer.tradeFairId,
        tradeFairId,
        eq(fairCustomer.deleted, 0),
        eq(fairCustomer.level, CUSTOMER_LEVEL.first),
        inArray(fairCustomer.custId, wanted),
      ),
    );
  const inFair = new Set(present.map(({ custId }) => custId));
  const fresh = found.filter(({ custId }) => !inFair.has(custId));
  await demandCustomerLicences(
    fresh.map(({ custId: id, custName: name }) => ({ id, name })),
    context,
  );
  const added = await bringCustomers(tradeFairId, fresh, context);
  const skipped = wanted.filter((custId) => inFair.has(custId));
  const after = { added: added.map(({ customerName }) => customerName), skipped };
  note({ objectId: tradeFairId, objectName: fair.subject, after });
  return { added: added.length, skipped };
}
