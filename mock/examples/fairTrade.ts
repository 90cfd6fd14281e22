import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { DAY, fromShanghai, MINUTE, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { customer } from '../../server/areas/master-data/data/schema/customer';
import { fairOrder, guest, guestGroup } from '../../server/areas/trade-fair/data/schema/fair-guests';
import { fairOrderLine, invitation } from '../../server/areas/trade-fair/data/schema/fair-trade';
import { branchProduct, product } from '../../server/areas/master-data/data/schema/product';
import { supplier } from '../../server/areas/master-data/data/schema/supplier';
import {
  fairCommodity,
  fairCustomer,
  fairSupplier,
  tradeFair,
} from '../../server/areas/trade-fair/data/schema/trade-fair';

const FAIR = '70001';
const MORE_SUPPLIERS = ['G0027', 'G0035', 'G0039', 'G0043', 'G0047', 'G0051'];
const MORE_CUSTOMERS = 12;
const GOODS_OF_EACH = 4;
const ORDERS = 46;
/** In 1/10000 yuan: with these the three first orders come to whole amounts. */
const PRICES: Readonly<Record<string, number>> = { P001: 115_000, P002: 170_000, P003: 89_000 };
/** Product and quantity of the lines of the orders that `seedEvents` has placed. */
const FIRST_LINES = [
  [
    ['P001', 240],
    ['P002', 180],
  ],
  [
    ['P001', 600],
    ['P002', 300],
  ],
  [
    ['P003', 105],
    ['P001', 18],
    ['P002', 147],
  ],
] as const;
const BELOW = ['光谷店', '街道口店', '汉阳店', '徐东店', '南湖店', '古田店'];
const UNIT = 10_000;

type Audit = Record<'createdBy' | 'createdByName' | 'gmtCreated' | 'modifiedBy' | 'gmtModified', string>;

/** Fen of a quantity at a price. */
const amountOf = (qty: number, price: number) => Math.round((qty * price) / 100);

async function seedStands(db: Db, row: Audit & { tradeFairId: string }) {
  const found = await db.select().from(supplier).where(inArray(supplier.supplierId, MORE_SUPPLIERS));
  const ordered = found.sort((a, b) => (a.supplierId < b.supplierId ? -1 : 1));
  await db.insert(fairSupplier).values(
    ordered.map(({ supplierId, supplierCode, supplierName, contactName, contactPhone }, i) => ({
      ...{ ...row, supplierId, supplierCode, supplierName, contactName, contactPhone },
      branchId: i % 3 === 0 ? 'FDB' : 'FDA',
      boothNo: `E-${String(i + 1).padStart(2, '0')}`,
      sponsorAmount: i % 2 === 0 ? 500_000 : 0,
    })),
  );
  const goods = await db
    .select({ productId: product.productId, supplierId: product.supplierId, listPrice: branchProduct.listPrice })
    .from(product)
    .innerJoin(branchProduct, and(eq(branchProduct.productId, product.productId), eq(branchProduct.branchId, 'FDA')))
    .where(inArray(product.supplierId, ['G0012', 'G0013', 'G0014', ...MORE_SUPPLIERS]))
    .orderBy(asc(product.productId));
  const counts = new Map<string, number>();
  const chosen = goods.flatMap(({ supplierId, ...one }) => {
    const before = counts.get(supplierId ?? '') ?? 0;
    counts.set(supplierId ?? '', before + 1);
    return supplierId && before < GOODS_OF_EACH ? [{ ...one, supplierId }] : [];
  });
  const commodities = chosen.map(({ productId, supplierId, listPrice }, i) => ({
    ...{ ...row, productId, supplierId, listPrice, id: String(72_001 + i) },
    fairPrice: PRICES[productId] ?? Math.round((listPrice * 0.9) / 1_000) * 1_000,
    minQty: 10,
    limitQty: i % 4 === 0 ? 800 : null,
    sort: i + 1,
    status: i % 11 === 10 ? 0 : 1,
  }));
  await db.insert(fairCommodity).values(commodities).onConflictDoNothing();
  return commodities;
}

/** More first-level customers, each with a group, and some who buy through the first of them. */
async function seedBuyers(db: Db, row: Audit & { tradeFairId: string }) {
  const before = await db
    .select()
    .from(fairCustomer)
    .where(eq(fairCustomer.tradeFairId, FAIR))
    .orderBy(asc(fairCustomer.id));
  const ids = before.map(({ custId }) => custId ?? '');
  const all = await db.select().from(customer).where(notInArray(customer.custId, ids)).orderBy(asc(customer.custCode));
  const step = Math.floor(all.length / MORE_CUSTOMERS);
  const chosen = all.filter((_, i) => i % step === 1).slice(0, MORE_CUSTOMERS);
  const first = await db
    .insert(fairCustomer)
    .values(
      chosen.map(({ custId, custCode, custName, customerType, branchId, salesmanId, regionId, ...one }) => ({
        ...{ ...row, level: 1, custId, custCode, customerType, branchId, regionId, uscc: one.uscc },
        ...{ customerName: custName, contactName: one.contactName, contactPhone: one.contactPhone },
        salesmanId: salesmanId ?? '',
      })),
    )
    .returning();
  await db
    .insert(guestGroup)
    .values(first.map(({ id, customerName }) => ({ ...row, groupName: customerName, fairCustomerId: id })));
  const [parent] = before;
  const below = parent
    ? await db
        .insert(fairCustomer)
        .values(
          BELOW.map((suffix, i) => ({
            ...{ ...row, level: 2, parentCustomerId: parent.id, customerType: parent.customerType },
            ...{ branchId: parent.branchId, salesmanId: parent.salesmanId, regionId: parent.regionId },
            custCode: `${parent.custCode}-${String(i + 1).padStart(2, '0')}`,
            customerName: `${parent.customerName}${suffix}`,
            contactName: parent.contactName,
            contactPhone: `1370000240${i}`,
            address: `武汉市${suffix.replace('店', '')}大道 ${18 + i * 7} 号`,
          })),
        )
        .returning()
    : [];
  return { first: [...before, ...first], below };
}

type Commodity = Awaited<ReturnType<typeof seedStands>>[number];
interface Basket {
  orderNo: string;
  discount: number;
  goods: readonly (readonly [commodity: Commodity, qty: number])[];
}

/** A discount is spread by amount, the rest to the last line. */
function linesOf({ orderNo, discount, goods }: Basket, status: number) {
  const amounts = goods.map(([{ fairPrice }, qty]) => amountOf(qty, fairPrice));
  const total = amounts.reduce((sum, one) => sum + one, 0);
  let left = discount;
  return goods.map(([{ productId, supplierId, fairPrice }, qty], i) => {
    const amount = amounts[i] ?? 0;
    const share = i === goods.length - 1 ? left : Math.floor((discount * amount) / total);
    left -= share;
    return {
      ...{ orderNo, productId, supplierId, amount },
      ...{ lineNo: i + 1, qty: qty * UNIT, unitPrice: fairPrice, discountAmount: share, netAmount: amount - share },
      shippedQty: status === 2 && i > 0 ? Math.floor(qty / 2) * UNIT : status >= 2 && status < 9 ? qty * UNIT : 0,
      returnedQty: status === 3 && i === 1 ? Math.min(5, qty) * UNIT : 0,
    };
  });
}

/** The lines of the first orders, and the orders of the first day by everybody else. */
async function seedOrders(db: Db, at: (minute: number) => string, { goods, buyers }: Offer) {
  const day = at(0).slice(0, 10).replaceAll('-', '');
  const number = (i: number) => `ZD${day}${String(i + 1).padStart(8, '0')}`;
  const byId = new Map(goods.map((one) => [one.productId, one]));
  const known = await db.select().from(fairOrder).where(eq(fairOrder.tradeFairId, FAIR)).orderBy(fairOrder.orderNo);
  const lines = known.flatMap(({ orderNo, discountAmount }, i) => {
    const items = (FIRST_LINES[i] ?? []).flatMap(([productId, qty]) => {
      const commodity = byId.get(productId);
      return commodity ? [[commodity, qty] as const] : [];
    });
    return linesOf({ orderNo, discount: discountAmount, goods: items }, 1);
  });
  const onSale = goods.filter(({ status }) => status === 1);
  const orders = Array.from({ length: ORDERS }, (_, i) => {
    const buyer = buyers.first[(i * 5 + 3) % buyers.first.length];
    const below = buyer === buyers.first[0] ? buyers.below[i % buyers.below.length] : undefined;
    const status = [1, 1, 0, 2, 3, 1, 9][i % 7] ?? 1;
    const picked = Array.from({ length: 1 + (i % 5) }, (__, j) => onSale[(i * 7 + j * 5) % onSale.length]);
    const items = [...new Set(picked)].flatMap((one, j) =>
      one ? [[one, 10 + ((i * 13 + j * 29) % 15) * 10] as const] : [],
    );
    const own = linesOf({ orderNo: number(known.length + i), discount: 0, goods: items }, status);
    lines.push(...own);
    const orderAmount = own.reduce((sum, { amount }) => sum + amount, 0);
    return {
      ...{ orderNo: number(known.length + i), tradeFairId: FAIR, status, orderAmount, payAmount: orderAmount },
      lineCount: own.length,
      ...{ branchId: buyer?.branchId ?? 'FDB', custId: buyer?.custId ?? '', salesmanId: buyer?.salesmanId ?? '' },
      secondLevelCustomerId: below?.id ?? null,
      orderTime: at(35 + i * 10 + (i % 4) * 2),
      discountAmount: 0,
    };
  });
  await db.insert(fairOrder).values(orders);
  await db.insert(fairOrderLine).values(lines);
  for (const { orderNo } of known)
    await db
      .update(fairOrder)
      .set({ lineCount: lines.filter((line) => line.orderNo === orderNo).length })
      .where(eq(fairOrder.orderNo, orderNo));
}

interface Offer {
  goods: readonly Commodity[];
  buyers: Awaited<ReturnType<typeof seedBuyers>>;
}

/** What became of the invitations of the guests, in their order; the others are not invited yet. */
const ACCEPTED = [2, 1] as const;
const DECLINED = [2, 2] as const;
const SENT = [2, 0] as const;
const LETTERS = [
  ...[ACCEPTED, ACCEPTED, ACCEPTED, DECLINED, ACCEPTED, ACCEPTED, SENT, ACCEPTED, ACCEPTED, ACCEPTED, DECLINED],
  ...[ACCEPTED, ACCEPTED, SENT, SENT, [3, 0] as const, [0, 0] as const, [0, 0] as const],
];

async function seedInvitations(db: Db, at: (minute: number) => string) {
  const guests = await db.select().from(guest).where(eq(guest.tradeFairId, FAIR)).orderBy(asc(guest.guestId));
  const before = (days: number, i: number) => at(-days * 24 * 60 + i * 3);
  await db.insert(invitation).values(
    LETTERS.flatMap(([send, reply], i) => {
      const one = guests[i];
      if (!one) return [];
      return [
        {
          ...{ tradeFairId: FAIR, guestId: one.guestId, sendStatus: send, replyStatus: reply },
          invitationNo: `YQ${String(i + 1).padStart(8, '0')}`,
          ...(i % 3 === 2 ? { channel: 2 as const } : { channel: 1 as const, templateId: 'M01' as const }),
          sendTime: send === 0 ? null : before(9, i),
          ...(reply === 0 ? {} : { replyTime: before(8 - (i % 4), i * 11) }),
          companionsReply: reply === 1 ? one.companions : null,
          ...{ inviterId: 'show.clerk', inviterName: '林小雨', gmtCreated: before(10, i) },
          token: createHash('sha256').update(`invitation ${i}`).digest('hex').slice(0, 32),
        },
      ];
    }),
  );
}

/** What is offered, bought and answered at the fair that is on. */
export async function seedFairTrade(db: Db, day: string) {
  const [fair] = await db.select().from(tradeFair).where(eq(tradeFair.tradeFairId, FAIR));
  if (!fair) return;
  const first = fromShanghai(day) - DAY;
  const at = (minute: number) => shanghai(first + 510 * MINUTE + minute * MINUTE);
  const { createdBy, createdByName, modifiedBy } = fair;
  const gmtCreated = at(-15 * 24 * 60);
  const row = { createdBy, createdByName, modifiedBy, gmtCreated, gmtModified: gmtCreated, tradeFairId: FAIR };
  const goods = await seedStands(db, row);
  const buyers = await seedBuyers(db, row);
  await seedOrders(db, at, { goods, buyers });
  await seedInvitations(db, at);
}
