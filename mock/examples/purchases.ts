import { PAY_CHANNEL } from '../../src/contract/pay-channels';
import {
  PURCHASE_KIND,
  purchaseDocument,
  purchaseLine,
  type PurchaseKind,
} from '../../server/areas/orders/data/schema/purchase';
import type { Db } from '../../server/platform/database/db';
import { toUnits } from '../../server/platform/numbers/decimal';
import { scaled } from '../../server/platform/numbers/exact';
import { PRICE_PER_FEN } from '../../server/platform/numbers/scale';
import { plus } from './counterRows';

const { purchase, purchaseReturn, payment, rebate } = PURCHASE_KIND;

/** Product, batch, quantity, price. */
type Goods = readonly (readonly [productId: string, batchNo: string, qty: string, price: string])[];
/** Days from the beginning of the period, what it is, and its goods or its yuan. */
type Told = readonly [days: number, kind: PurchaseKind, what: Goods | string];

const PREFIX = { [purchase]: 'RK', [purchaseReturn]: 'CT', [payment]: 'FK', [rebate]: 'PZ' } as const;

/** What the ERP has told of three suppliers of Hubei: two months before the period, the period, and some days after it. */
const DOCUMENTS: Readonly<Record<string, readonly Told[]>> = {
  G0012: [
    [-50, purchase, [['P001', 'A26001', '500', '9.6000']]],
    [-35, payment, '3000.00'],
    [-20, purchase, [['P002', 'B26002', '200', '14.2000']]],
    [
      ...([2, purchase] as const),
      [
        ['P001', 'A26011', '300', '9.6000'],
        ['P007', 'C26003', '400', '7.1000'],
      ],
    ],
    [5, purchase, [['P002', 'B26012', '150', '14.2000']]],
    [8, purchaseReturn, [['P007', 'C26003', '20', '7.1000']]],
    [9, payment, '4000.00'],
    [11, rebate, '120.00'],
    [12, purchase, [['P001', 'A26015', '100', '9.6500']]],
    [29, purchase, [['P002', 'B26021', '80', '14.2000']]],
    [30, payment, '2000.00'],
  ],
  G0013: [
    [-28, purchase, [['P003', 'D26001', '300', '6.9000']]],
    [-3, payment, '1500.00'],
    [3, purchase, [['P004', 'E26004', '120', '5.2500']]],
    [6, purchaseReturn, [['P003', 'D26001', '10', '6.9000']]],
    [13, payment, '800.00'],
  ],
  G0014: [
    [4, purchase, [['P005', 'F26002', '1000', '0.8500']]],
    [10, payment, '500.00'],
    [31, purchase, [['P005', 'F26005', '600', '0.8500']]],
  ],
};

const amountOf = (goods: Goods) =>
  goods.reduce((sum, [, , qty, price]) => sum + scaled(toUnits(price, 4), toUnits(qty, 4), PRICE_PER_FEN), 0);

/** Documents of suppliers of a company, by the day on which the period of their statements begins. */
export async function seedPurchases(
  db: Db,
  { branchId, periodStart, day }: Record<'branchId' | 'periodStart' | 'day', string>,
) {
  let next = 1;
  for (const [supplierId, told] of Object.entries(DOCUMENTS))
    for (const [days, kind, what] of told) {
      const date = plus(periodStart, days);
      if (date >= day) continue;
      const docNo = `${PREFIX[kind]}${date.replaceAll('-', '')}${String(next).padStart(6, '0')}`;
      next += 1;
      const isMoney = typeof what === 'string';
      await db.insert(purchaseDocument).values({
        ...{ docNo, kind, branchId, supplierId, docTime: `${date} 10:00:00` },
        amount: isMoney ? toUnits(what, 2) : amountOf(what),
        channel: kind === payment ? PAY_CHANNEL.transfer : null,
      });
      if (!isMoney)
        await db.insert(purchaseLine).values(
          what.map(([productId, batchNo, qty, price], i) => ({
            ...{ docNo, branchId, productId, batchNo, lineNo: i + 1 },
            ...{ qty: toUnits(qty, 4), price: toUnits(price, 4), amount: amountOf([[productId, batchNo, qty, price]]) },
          })),
        );
    }
}
