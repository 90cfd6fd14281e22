import { eq, inArray } from 'drizzle-orm';
import { ORDER_SOURCE, type OrderSource } from '../../src/contract/orders/orders';
import { PAY_CHANNEL } from '../../src/contract/pay-channels';
import { customer } from '../../server/areas/master-data/data/schema/customer';
import {
  auditOrder,
  cancelOrder,
  finishOrders,
  type OrderRow,
  payOrder,
  pickOrder,
  shipOrder,
  signOrder,
} from '../../server/areas/orders/data/followOrder';
import { takeOrder } from '../../server/areas/orders/data/takeOrder';
import { salesOrder, salesOrderLine } from '../../server/areas/orders/data/schema/order';
import { DAY, fromShanghai, HOUR, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { ofParent } from '../../server/platform/scope';

/** How far an order came: the last thing that happened to it. */
const STEPS = ['placed', 'paid', 'audited', 'picked', 'partly', 'shipped', 'signed'] as const;
type Last = (typeof STEPS)[number] | 'cancelled';

type Seed = readonly [daysAgo: number, custId: string, last: Last, lines: string, more?: { freight?: number }];

/** Products and quantities: "P101 20, P104 5". What a rebate counts is bought by C100, so none of his is shipped. */
const ORDERS: readonly Seed[] = [
  [29, 'C107', 'signed', 'P101 40, P104 12, P131 6'],
  [28, 'C102', 'signed', 'P161 30, P164 24'],
  [27, 'C111', 'signed', 'P101 100'],
  [26, 'C104', 'signed', 'P131 60, P134 18, P137 30'],
  [25, 'C102', 'signed', 'P185 20, P188 20'],
  [24, 'C107', 'signed', 'P200 15'],
  [23, 'C113', 'signed', 'P212 40, P215 25, P239 2.5'],
  [22, 'C118', 'signed', 'P101 10, P107 10'],
  [21, 'C102', 'signed', 'P251 300'],
  [20, 'C104', 'signed', 'P272 50, P275 20'],
  [19, 'C111', 'signed', 'P290 8, P293 6'],
  [18, 'C107', 'signed', 'P110 30, P140 10'],
  [16, 'C102', 'signed', 'P203 12, P164 20'],
  [15, 'C113', 'signed', 'P137 36'],
  [14, 'C118', 'signed', 'P188 44, P185 12'],
  [12, 'C104', 'signed', 'P239 6.25, P242 3'],
  [11, 'C102', 'signed', 'P101 25, P131 18'],
  [10, 'C107', 'signed', 'P254 10'],
  [9, 'C111', 'signed', 'P164 40, P167 60', { freight: 1500 }],
  [8, 'C107', 'signed', 'P212 20'],
  [5, 'C107', 'signed', 'P164 60, P167 40'],
  [5, 'C113', 'signed', 'P134 120, P137 90'],
  [4, 'C111', 'signed', 'P272 110, P275 45'],
  [4, 'C102', 'signed', 'P251 160, P254 4'],
  [4, 'C107', 'shipped', 'P107 220, P110 20'],
  [3, 'C113', 'shipped', 'P212 60, P215 90'],
  [4, 'C118', 'cancelled', 'P200 30, P203 25'],
  [3, 'C118', 'shipped', 'P200 30, P203 26'],
  [3, 'C102', 'partly', 'P164 24, P167 30, P101 12'],
  [2, 'C111', 'partly', 'P239 30.5, P242 25'],
  [2, 'C107', 'picked', 'P134 40, P188 70'],
  [2, 'C104', 'picked', 'P101 60'],
  [1, 'C102', 'audited', 'P185 101, P188 99', { freight: 800 }],
  [1, 'C101', 'audited', 'P002 12, P004 8'],
  [1, 'C100', 'audited', 'P001 60, P002 40, P003 45, P006 137'],
  [1, 'C118', 'paid', 'P293 4'],
  [0, 'C102', 'paid', 'P101 18, P104 6'],
  [0, 'C107', 'placed', 'P251 50, P290 3'],
  [0, 'C111', 'placed', 'P272 55'],
  [0, 'C103', 'placed', 'P002 10'],
];

const SOURCES: readonly OrderSource[] = [
  ORDER_SOURCE.app,
  ORDER_SOURCE.salesperson,
  ORDER_SOURCE.app,
  ORDER_SOURCE.phone,
];
const WAREHOUSE = 'ERP';

const linesFrom = (text: string) =>
  text.split(', ').map((one) => {
    const [productId = '', qty = ''] = one.split(' ');
    return { productId, qty };
  });

/** What was cancelled had been paid. */
const reached = (last: Last, step: (typeof STEPS)[number]) =>
  STEPS.indexOf(last === 'cancelled' ? 'paid' : last) >= STEPS.indexOf(step);

interface Placed {
  order: OrderRow;
  last: Last;
  placedAt: number;
  i: number;
}

const UNIT = 10_000;
const LARGE = 50 * UNIT;

/** A batch of its own for each product; a large line comes out of two. */
function batches(lines: readonly (typeof salesOrderLine.$inferSelect)[], day: string, share: number) {
  const expiryDate = shanghai(fromShanghai(day) + 500 * DAY).slice(0, 10);
  return lines.flatMap(({ lineNo, productId, qty }) => {
    const whole = share === 1 ? qty : Math.floor((qty * share) / UNIT) * UNIT || qty;
    const batchNo = `${day.slice(2, 4)}${productId.slice(1)}`;
    const second = whole >= LARGE ? Math.floor(whole / 2 / UNIT) * UNIT : 0;
    return [
      { lineNo, expiryDate, batchNo: `${batchNo}A`, qty: whole - second },
      ...(second > 0 ? [{ lineNo, expiryDate, batchNo: `${batchNo}B`, qty: second }] : []),
    ];
  });
}

async function follow(db: Db, { order, last, placedAt, i }: Placed) {
  const { orderNo, payableAmount } = order;
  let now = order;
  const at = (hours: number) => shanghai(placedAt + hours * HOUR);
  const by = { byName: WAREHOUSE };
  const number = (prefix: string) =>
    `${prefix}${at(0).slice(0, 10).replaceAll('-', '')}${String(i + 1).padStart(6, '0')}`;
  // One in four is paid in part, and one in five on account, later.
  const amount = i % 4 === 3 ? Math.floor(payableAmount / 200) * 100 : payableAmount;
  if (reached(last, 'paid') && i % 5 !== 4) {
    const receiptNo = number('SK');
    now = await payOrder(db, orderNo, { ...by, at: at(1), receiptNo, amount, channel: PAY_CHANNEL.transfer });
  }
  if (last === 'cancelled') await cancelOrder(db, now, { at: at(1.5), byName: '周启明', reason: '客户重复下单' });
  if (reached(last, 'audited')) await auditOrder(db, orderNo, { ...by, at: at(2) });
  if (reached(last, 'picked')) await pickOrder(db, orderNo, { ...by, at: at(4) });
  if (reached(last, 'partly')) {
    const lines = await db
      .select()
      .from(salesOrderLine)
      .where(ofParent(salesOrderLine.orderNo, orderNo))
      .orderBy(salesOrderLine.lineNo);
    const shipped = batches(lines, at(0), last === 'partly' ? 0.5 : 1);
    await shipOrder(db, orderNo, { ...by, at: at(6), outboundNo: number('CK'), lines: shipped });
  }
  if (reached(last, 'signed')) await signOrder(db, orderNo, { ...by, at: at(30) });
}

/** Forty orders of a month, in every status; they come as all orders do. */
export async function seedOrders(db: Db, day: string) {
  const buyers = await db
    .select({ custId: customer.custId, branchId: customer.branchId, salesmanId: customer.salesmanId })
    .from(customer)
    .where(inArray(customer.custId, [...new Set(ORDERS.map(([, custId]) => custId))]));
  for (const [i, [daysAgo, custId, last, lines, more]] of ORDERS.entries()) {
    const buyer = buyers.find((one) => one.custId === custId);
    if (!buyer) throw new Error(`There is no customer ${custId}.`);
    const placedAt = fromShanghai(`${day} 06:10:00`) - daysAgo * DAY + i * 60_000;
    const orderNo = await takeOrder(db, {
      ...{ custId, branchId: buyer.branchId, staffId: buyer.salesmanId, lines: linesFrom(lines), ...more },
      ...{ orderTime: shanghai(placedAt), orderSource: SOURCES[i % SOURCES.length] ?? ORDER_SOURCE.app },
    });
    const [order] = await db.select().from(salesOrder).where(eq(salesOrder.orderNo, orderNo));
    if (order) await follow(db, { order, last, placedAt, i });
  }
  await finishOrders(db, `${day} 06:00:00`);
}
