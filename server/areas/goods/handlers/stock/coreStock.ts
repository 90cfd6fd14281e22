import { asc, eq, ne, sql } from 'drizzle-orm';
import { RESERVE_STATUS, type stockApi } from '../../../../../src/contract/goods/stock';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { Context } from '../../../../http/context';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import type { Db } from '../../../../platform/database/db';
import { sumOf } from '../../../../platform/numbers/exact';
import { user } from '../../../../platform/schema/organisation';
import { qtyText } from '../../../../platform/numbers/money';
import { global, ofParent } from '../../../../platform/scope';
import { customer } from '../../../master-data/public';
import { coreReserve, coreStock, stock } from '../../data/schema/stock';
import { settleStock } from '../../data/settleStock';
import { reserveStatus } from '../../rules/reserves';
import { demandReserves, knownCustomers, WHOLE } from './checkReserves';
import { stockRow } from './lists';

type ReserveRow = typeof coreReserve.$inferSelect;
export type Pair = Pick<ReserveRow, 'branchId' | 'productId'>;

export const ofPair = ({ branchId, productId }: Pair, table: typeof stock | typeof coreReserve | typeof coreStock) =>
  ofParent(table.branchId, branchId, eq(table.productId, productId));

export async function quantities(db: Db, pair: Pair) {
  const rows = await db.select().from(stock).where(ofPair(pair, stock));
  return { stockQty: sumOf(rows, (row) => row.stockQty), availableQty: sumOf(rows, (row) => row.availableQty) };
}

/** The reserves that were not taken out, oldest first. */
export const reservesOf = (db: Db, { branchId, productId }: Pair) =>
  db
    .select({ row: coreReserve, custCode: customer.custCode, custName: customer.custName })
    .from(coreReserve)
    .innerJoin(customer, eq(customer.custId, coreReserve.custId))
    .where(
      ofParent(
        coreReserve.branchId,
        branchId,
        eq(coreReserve.productId, productId),
        ne(coreReserve.status, RESERVE_STATUS.off),
      ),
    )
    .orderBy(asc(coreReserve.startDate), asc(coreReserve.reserveId));

export async function coreDetail(
  { id }: { id: string },
  context: Context,
): Promise<Output<typeof stockApi.coreCustomer>> {
  const { db } = context;
  const { row: at, facts } = await stockRow(id, context);
  const { branchId, productId } = at;
  const [head] = await db.select().from(coreStock).where(ofPair(at, coreStock));
  const [editor] = head
    ? await db
        .select({ modifiedByName: user.realName })
        .from(user)
        .where(global('name', eq(user.loginName, head.modifiedBy)))
    : [];
  const { stockQty, availableQty } = await quantities(db, at);
  const rows = (await reservesOf(db, at)).map(({ row, custCode, custName }) => ({
    ...{ ...row, custCode, custName, reserveQty: row.reserveQty / WHOLE },
    ...{ usedQty: qtyText(row.usedQty), remainQty: qtyText(row.reserveQty - row.usedQty) },
  }));
  return {
    ...{ ...facts, branchId, productId, rows, stockQty: qtyText(stockQty), availableQty: qtyText(availableQty) },
    ...{ version: head?.version ?? 1, gmtModified: head?.gmtModified ?? null },
    modifiedByName: editor?.modifiedByName ?? '',
  };
}

/** Locks the reserves of a product in a company. */
export async function lockedHead({ branchId, productId }: Pair, db: Db) {
  await db.insert(coreStock).values({ branchId, productId }).onConflictDoNothing();
  const [head] = await db.select().from(coreStock).where(ofPair({ branchId, productId }, coreStock)).for('update');
  // Shipments use reserves without the lock above: each reserve is locked as well.
  await db
    .select({ reserveId: coreReserve.reserveId })
    .from(coreReserve)
    .where(ofPair({ branchId, productId }, coreReserve))
    .orderBy(coreReserve.reserveId)
    .for('update');
  return head ?? { version: 1, modifiedBy: '', gmtModified: null };
}

const told = (rows: readonly { row: ReserveRow; custName: string }[]) => ({
  rows: rows.map(
    ({ row: { reserveQty, startDate, endDate }, custName }) =>
      `${custName} ${qtyText(reserveQty)} ${startDate}–${endDate}`,
  ),
});

const isChanged = (was: ReserveRow | undefined, now: Pick<ReserveRow, 'reserveQty' | 'startDate' | 'endDate'>) =>
  was?.reserveQty !== now.reserveQty || was.startDate !== now.startDate || was.endDate !== now.endDate;

export async function saveCore({ id, version, rows }: Parsed<typeof stockApi.saveCore>, context: Context) {
  const { db, now, note } = context;
  const today = now.slice(0, 10);
  const { row: pair, facts } = await stockRow(id, context);
  const head = await lockedHead(pair, db);
  if (head.version !== version) throw await staleVersion(context, await coreDetail({ id }, context), head);
  const listed = await reservesOf(db, pair);
  const before = listed.map(({ row }) => row);
  const { stockQty } = await quantities(db, pair);
  demandReserves({ rows, before, today, stockQty }, await knownCustomers(rows, before, context));
  const old = new Map(before.map((row) => [row.reserveId, row]));
  const kept = new Set(rows.map(({ reserveId }) => reserveId));
  const gone = before.filter(({ reserveId }) => !kept.has(reserveId)).map(({ reserveId }) => reserveId);
  await db.update(coreReserve).set({ status: RESERVE_STATUS.off }).where(ofParent(coreReserve.reserveId, gone));
  for (const { reserveId, custId, startDate, endDate, ...row } of rows) {
    const usedQty = reserveId === undefined ? 0 : (old.get(reserveId)?.usedQty ?? 0);
    const values = { reserveQty: row.reserveQty * WHOLE, startDate, endDate };
    const status = reserveStatus({ ...values, usedQty }, today);
    if (reserveId === undefined) {
      const { branchId, productId } = pair;
      await db.insert(coreReserve).values({ ...values, branchId, productId, custId, status });
    } else
      await db
        .update(coreReserve)
        .set({
          ...values,
          status,
          version: sql`${coreReserve.version} + ${isChanged(old.get(reserveId), values) ? 1 : 0}`,
        })
        .where(ofParent(coreReserve.reserveId, reserveId));
  }
  await db
    .update(coreStock)
    .set({ ...touch(context), version: version + 1 })
    .where(ofPair(pair, coreStock));
  await settleStock(db, today, { branchId: pair.branchId, productIds: [pair.productId] });
  const after = await reservesOf(db, pair);
  note({ objectId: id, objectName: facts.productName, before: told(listed), after: told(after) });
  return true;
}
