import { eq, type SQL, sql } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ORDER_STATUS } from '../../../../../src/contract/trade-fair/orders';
import { TRADE_FAIR_STATE } from '../../../../../src/contract/trade-fair/fairs';
import { ofParent } from '../../../../platform/scope';
import { fairOrder } from '../../data/schema/fair-guests';
import { fairOrderLine } from '../../data/schema/fair-trade';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { toUnits } from '../../../../platform/numbers/decimal';
import { groupBy } from '../../../../platform/groupBy';
import { type ImportRow, momentOf, type Target } from '../../../tasks/public';
import { amountOf } from '../../../promotion/public';
import { lockedFair } from '../fairs/demands';
import { followTickets } from './bind';
import { type Known, knownIn } from './importNames';

const orderOf = ({ values }: ImportRow) => values.orderNo ?? '';

/** The head of an order as its first row has it. */
function headOf({ values }: ImportRow, tradeFairId: string, { buyers, guests }: Known) {
  const { orderNo = '', custCode = '', orderTime = '', guestPhone = '' } = values;
  const buyer = buyers.get(custCode);
  if (!buyer) throw new Failure(ERROR.serverFailed);
  const { own, first } = buyer;
  return {
    ...{ orderNo, tradeFairId, branchId: first.branchId, salesmanId: first.salesmanId, custId: first.custId ?? '' },
    secondLevelCustomerId: own === first ? null : own.id,
    guestId: guests.get(guestPhone)?.guestId ?? null,
    ...{ orderTime: momentOf(orderTime), status: ORDER_STATUS.toConfirm },
    ...{ orderAmount: 0, discountAmount: 0, payAmount: 0 },
  };
}

/** The price of a row is what was agreed: no activity is counted on top of it. */
function lineOf({ values }: ImportRow, lineNo: number, { goods }: Known) {
  const { orderNo = '', productCode = '', qty = '', unitPrice = '' } = values;
  const found = goods.get(productCode);
  if (!found) throw new Failure(ERROR.serverFailed);
  const [units, price] = [toUnits(qty, 4), toUnits(unitPrice, 4)];
  const amount = amountOf(price, units);
  return {
    ...{ orderNo, lineNo, productId: found.productId, supplierId: found.supplierId },
    ...{ qty: units, unitPrice: price, amount, discountAmount: 0, netAmount: amount },
  };
}

/** Orders of which a part was written by an earlier portion of the same file: their last lines. */
async function begun(numbers: readonly string[], { db }: Context) {
  const rows = await db
    .select({ id: fairOrder.id, orderNo: fairOrder.orderNo, last: sql<number>`max(${fairOrderLine.lineNo})::int` })
    .from(fairOrder)
    .innerJoin(fairOrderLine, eq(fairOrderLine.orderNo, fairOrder.orderNo))
    .where(ofParent(fairOrder.orderNo, numbers))
    .groupBy(fairOrder.id, fairOrder.orderNo);
  return new Map(rows.map((one) => [one.orderNo, one]));
}

/** Writes the rows of orders; tickets follow. Answers for each row the id of its order. */
export async function writeOrders(rows: readonly ImportRow[], { tradeFairId = '' }: Target, context: Context) {
  const { db } = context;
  const known = await knownIn(rows, tradeFairId, context);
  const byOrder = groupBy(rows, orderOf);
  const before = await begun([...byOrder.keys()], context);
  const ids = new Map([...before].map(([orderNo, { id }]) => [orderNo, id]));
  const heads = [...byOrder]
    .filter(([orderNo]) => !before.has(orderNo))
    .flatMap(([, [first]]) => (first ? [headOf(first, tradeFairId, known)] : []));
  if (heads.length > 0) {
    const made = await db.insert(fairOrder).values(heads).returning({ id: fairOrder.id, orderNo: fairOrder.orderNo });
    for (const { id, orderNo } of made) ids.set(orderNo, id);
  }
  const lines = [...byOrder].flatMap(([orderNo, own]) =>
    own.map((row, i) => lineOf(row, (before.get(orderNo)?.last ?? 0) + i + 1, known)),
  );
  await db.insert(fairOrderLine).values(lines);
  const ofLines = (what: SQL) =>
    sql`(select ${what} from ${fairOrderLine} where ${fairOrderLine.orderNo} = ${fairOrder.orderNo})`;
  const total = ofLines(sql`sum(${fairOrderLine.amount})`);
  const changed = await db
    .update(fairOrder)
    .set({ orderAmount: total, payAmount: total, lineCount: ofLines(sql`count(*)`) })
    .where(ofParent(fairOrder.orderNo, [...byOrder.keys()]))
    .returning({ guestId: fairOrder.guestId });
  const fair = await lockedFair(tradeFairId, context);
  // After the fair there is no draw to come.
  if (fair.state === TRADE_FAIR_STATE.ongoing) {
    const guestIds = changed.map(({ guestId }) => guestId);
    await followTickets(fair, guestIds, context);
  }
  return rows.map((row) => ids.get(orderOf(row)) ?? '');
}
