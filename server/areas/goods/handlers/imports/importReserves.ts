import { and, eq, inArray } from 'drizzle-orm';
import { MOST_RESERVES, RESERVE_STATUS } from '../../../../../src/contract/goods/stock';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { touch } from '../../../../http/touch';
import { qtyText } from '../../../../platform/numbers/money';
import { ofParent, within } from '../../../../platform/scope';
import { customer } from '../../../master-data/public';
import {
  cell,
  type CellProblem,
  type Importer,
  type ImportRow,
  momentOf,
  refuseRepeated,
  sortKept,
  type Target,
} from '../../../tasks/public';
import { coreReserve, coreStock } from '../../data/schema/stock';
import { settleStock } from '../../data/settleStock';
import { indexesOn, peakOf, reserveStatus } from '../../rules/reserves';
import { WHOLE } from '../stock/checkReserves';
import { lockedHead, ofPair, quantities, reservesOf } from '../stock/coreStock';
import { stockRow } from '../stock/lists';

const dayIn = (row: ImportRow, field: string) => momentOf(cell(row, field)).slice(0, 10);

/** The product of the company whose reserves they are. */
async function pairOf({ branchId = '', stockId = '' }: Target, context: Context) {
  const { row } = await stockRow(stockId, context);
  if (row.branchId !== branchId) throw notFound();
  return { branchId: row.branchId, productId: row.productId };
}

/** Customers in sight, by code. */
async function customersOf(rows: readonly ImportRow[], { db, session }: Context) {
  const codes = [...new Set(rows.map((row) => cell(row, 'custCode')))];
  const found = await db
    .select({ code: customer.custCode, custId: customer.custId })
    .from(customer)
    .where(within(session, customer, and(eq(customer.status, 1), inArray(customer.custCode, codes))));
  return new Map(found.map(({ code, custId }) => [code, custId]));
}

const wantedOf = (row: ImportRow) => ({
  reserveQty: Number(cell(row, 'reserveQty')) * WHOLE,
  startDate: dayIn(row, 'startDate'),
  endDate: dayIn(row, 'endDate'),
});

/** The rows for which the stock is too small on the day with the most reserves, those from before included. */
async function aboveStock(rows: readonly ImportRow[], target: Target, context: Context) {
  const pair = await pairOf(target, context);
  const before = (await reservesOf(context.db, pair)).map(({ row }) => row);
  const { stockQty } = await quantities(context.db, pair);
  const peak = peakOf([...before, ...rows.map(wantedOf)], context.now.slice(0, 10));
  if (peak.qty <= stockQty) return { before, above: new Map<ImportRow, CellProblem>() };
  const params = { day: peak.day, sum: qtyText(peak.qty), stock: qtyText(stockQty) };
  const problem: CellProblem = { field: 'reserveQty', text: 'field.aboveStock', params };
  const among = new Set(indexesOn(rows.map(wantedOf), peak.day));
  return { before, above: new Map(rows.filter((_, i) => among.has(i)).map((row) => [row, problem])) };
}

const check: Importer['check'] = async (given, target, context) => {
  const customers = await customersOf(given, context);
  const rows = refuseRepeated(given, 'custCode', (row) => cell(row, 'custCode'));
  const isReadable = ({ problems }: ImportRow) => problems.length === 0;
  const { before, above } = await aboveStock(rows.filter(isReadable), target, context);
  const there = new Set(before.map(({ custId }) => custId));
  let room = MOST_RESERVES - before.length;
  return rows.map((row): ImportRow => {
    const custCode = cell(row, 'custCode');
    const custId = customers.get(custCode);
    const tooMuch = above.get(row);
    room -= 1;
    const problems: CellProblem[] = [
      ...(custCode !== '' && custId === undefined ? [{ field: 'custCode', text: 'import.notFound' } as const] : []),
      ...(custId !== undefined && there.has(custId) ? [{ field: 'custCode', text: 'import.inList' } as const] : []),
      ...(isReadable(row) && dayIn(row, 'endDate') < dayIn(row, 'startDate')
        ? [{ field: 'endDate', text: 'field.beforeStart' } as const]
        : []),
      ...(tooMuch ? [tooMuch] : []),
      ...(room < 0 ? [{ field: 'custCode', text: 'import.full' } as const] : []),
    ];
    return { ...row, problems: [...row.problems, ...problems] };
  });
};

/** Gives the reserves of the product another version, as a save of the form does. */
async function changed(pair: { branchId: string; productId: string }, version: number, context: Context) {
  const { db, now } = context;
  await db
    .update(coreStock)
    .set({ ...touch(context), version: version + 1 })
    .where(ofPair(pair, coreStock));
  await settleStock(db, now.slice(0, 10), { branchId: pair.branchId, productIds: [pair.productId] });
}

const write: Importer['write'] = async (rows, target, context) => {
  const { db, now } = context;
  const pair = await pairOf(target, context);
  const { version } = await lockedHead(pair, db);
  const customers = await customersOf(rows, context);
  const values = rows.map((row) => {
    const wanted = wantedOf(row);
    const status = reserveStatus({ ...wanted, usedQty: 0 }, now.slice(0, 10));
    return { ...pair, ...wanted, status, custId: customers.get(cell(row, 'custCode')) ?? '' };
  });
  const made = await db
    .insert(coreReserve)
    .values(values)
    .returning({ reserveId: coreReserve.reserveId, custId: coreReserve.custId });
  await changed(pair, version, context);
  const idOf = new Map(made.map(({ reserveId, custId }) => [custId, reserveId]));
  return values.map(({ custId }) => idOf.get(custId) ?? '');
};

/** Reserves that nobody has changed or used since are taken out. */
const undo: Importer['undo'] = async (ids, target, context) => {
  const { db } = context;
  const pair = await pairOf(target, context);
  const { version } = await lockedHead(pair, db);
  const found = await db
    .select()
    .from(coreReserve)
    .where(
      ofParent(
        coreReserve.branchId,
        pair.branchId,
        and(eq(coreReserve.productId, pair.productId), inArray(coreReserve.reserveId, [...ids])),
      ),
    );
  const known = new Map(found.map((row) => [row.reserveId, row]));
  const { kept, free } = sortKept(ids, known, (row) => {
    if (row.status === RESERVE_STATUS.off) return 'import.gone';
    return row.version === 1 && row.usedQty === 0 ? undefined : 'import.edited';
  });
  if (free.length > 0) {
    await db.update(coreReserve).set({ status: RESERVE_STATUS.off }).where(ofParent(coreReserve.reserveId, free));
    await changed(pair, version, context);
  }
  return kept;
};

/** CORE_STOCK: the reserves of one product for core customers. */
export const reserveImporter: Importer = {
  open: async (target, context) => {
    await lockedHead(await pairOf(target, context), context.db);
  },
  check,
  // All rows are written, or none: together they have to fit the stock.
  unitOf: () => 'reserves',
  write,
  undo,
};
