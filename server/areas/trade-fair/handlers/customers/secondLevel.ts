import { and, count, eq, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { CUSTOMER_LEVEL, type fairCustomerApi } from '../../../../../src/contract/trade-fair/customers';
import { ofParent, within } from '../../../../platform/scope';
import { customer } from '../../../master-data/public';
import { fairOrder, guest, guestGroup } from '../../data/schema/fair-guests';
import { fairCustomer } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { demandOpen, lockedFair } from '../fairs/demands';
import { made } from './firstLevel';
import { ordersOf } from './read';

type Second = Parsed<typeof fairCustomerApi.addSecondLevelCustomer>;

/** What is unique: the name under one parent, a social credit code within the fair. */
async function checkUnique({ tradeFairId, parentCustomerId, customerName, uscc }: Second, { db }: Context) {
  const others = await db
    .select({ name: fairCustomer.customerName, parentId: fairCustomer.parentCustomerId, uscc: fairCustomer.uscc })
    .from(fairCustomer)
    .where(ofParent(fairCustomer.tradeFairId, tradeFairId, eq(fairCustomer.deleted, 0)));
  if (others.some((one) => one.parentId === parentCustomerId && one.name === customerName))
    throw new Failure(ERROR.fairCustomerTwice);
  if (uscc && others.some((one) => one.uscc === uscc)) throw new InvalidInput([{ field: 'uscc', text: 'field.taken' }]);
}

type CustomerRow = typeof fairCustomer.$inferSelect;

/** KH00100-02: what guests are imported by, and orders are placed for; each call gives the next of the parent. */
export async function codesBelow(parents: readonly CustomerRow[], { db }: Context) {
  const found = await db
    .select({
      parentId: fairCustomer.parentCustomerId,
      last: sql<number>`max(substring(${fairCustomer.custCode} from '-([0-9]+)$')::int)`,
    })
    .from(fairCustomer)
    .where(
      ofParent(
        fairCustomer.parentCustomerId,
        parents.map(({ id }) => id),
      ),
    )
    .groupBy(fairCustomer.parentCustomerId);
  const last = new Map(found.map((one) => [one.parentId, one.last]));
  return ({ id, custCode }: CustomerRow) => {
    const number = (last.get(id) ?? 0) + 1;
    last.set(id, number);
    return `${custCode}-${String(number).padStart(2, '0')}`;
  };
}

/** What a second-level customer has from the one that it buys through. */
export const fromParent = ({ id, customerType, branchId, salesmanId, regionId }: CustomerRow) => ({
  ...{ level: CUSTOMER_LEVEL.second, parentCustomerId: id },
  ...{ customerType, branchId, salesmanId, regionId },
});

export async function addSecondLevel(input: Second, context: Context) {
  const { db, session, note } = context;
  const { tradeFairId, parentCustomerId, custId } = input;
  demandOpen(await lockedFair(tradeFairId, context));
  const [parent] = await db
    .select()
    .from(fairCustomer)
    .where(
      within(
        session,
        fairCustomer,
        and(
          eq(fairCustomer.id, parentCustomerId),
          eq(fairCustomer.tradeFairId, tradeFairId),
          eq(fairCustomer.level, CUSTOMER_LEVEL.first),
        ),
      ),
    );
  if (!parent) throw notFound();
  if (custId) {
    const [known] = await db
      .select({ custId: customer.custId })
      .from(customer)
      .where(within(session, customer, eq(customer.custId, custId)));
    if (!known) throw notFound();
  }
  await checkUnique(input, context);
  const [row] = await db
    .insert(fairCustomer)
    .values({
      ...input,
      ...made(context),
      ...fromParent(parent),
      custId: custId ?? null,
      custCode: (await codesBelow([parent], context))(parent),
    })
    .returning();
  if (!row) throw new Failure(ERROR.serverFailed);
  note({ objectId: row.id, objectName: row.customerName, after: { ...row } });
  return { fairCustomerId: row.id };
}

/** A customer as it is once its fair, which is open, is held. */
async function lockedCustomer(id: string, context: Context) {
  const { db, session } = context;
  const read = async () => {
    const [row] = await db
      .select()
      .from(fairCustomer)
      .where(within(session, fairCustomer, eq(fairCustomer.id, id)));
    if (!row) throw notFound();
    return row;
  };
  demandOpen(await lockedFair((await read()).tradeFairId, context));
  return read();
}

/** Only one without guests, orders, and customers of its own; its empty groups go along. */
export async function deleteCustomer({ id }: { id: string }, context: Context) {
  const { db, session, now, note } = context;
  const row = await lockedCustomer(id, context);
  const [guests] = await db
    .select({ rows: count() })
    .from(guest)
    .where(ofParent(guest.fairCustomerId, id, eq(guest.deleted, 0)));
  const [below] = await db
    .select({ rows: count() })
    .from(fairCustomer)
    .where(ofParent(fairCustomer.parentCustomerId, id, eq(fairCustomer.deleted, 0)));
  const [orders] = await db
    .select({ rows: count() })
    .from(fairOrder)
    .innerJoin(fairCustomer, ordersOf)
    .where(ofParent(fairCustomer.id, id));
  if ([guests, below, orders].some((one) => (one?.rows ?? 0) > 0)) throw new Failure(ERROR.fairCustomerInUse);
  const gone = { deleted: 1 as const, modifiedBy: session.loginName, gmtModified: now };
  await db.update(guestGroup).set(gone).where(ofParent(guestGroup.fairCustomerId, id));
  await db.update(fairCustomer).set(gone).where(ofParent(fairCustomer.id, id));
  note({ objectId: id, objectName: row.customerName, before: { ...row } });
  return true;
}
