import { toUnits } from '../../server/platform/numbers/decimal';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { saleDocument, saleLine, saleReturn } from '../../server/areas/promotion/data/schema/sale';

/** The documents of docs/domain/promotion.md#worked-examples, days before the seed day. */
const BILLS = [
  {
    billNo: 'B1',
    days: 6,
    lines: [
      ['P001', '80', '12.8000', '1024.00'],
      ['P003', '40', '9.9000', '396.00'],
    ],
  },
  {
    billNo: 'B2',
    days: 4,
    lines: [
      ['P001', '30', '12.8000', '384.00'],
      ['P002', '50', '18.5000', '925.00'],
    ],
  },
  {
    billNo: 'B3',
    days: 2,
    lines: [
      ['P003', '70', '9.9000', '693.00'],
      ['P002', '20', '18.5000', '370.00'],
    ],
  },
] as const;
const BACK = { returnNo: 'TH1', billNo: 'B2', lineNo: 2, qty: toUnits('10', 4), days: 1 };
const SHIPPED = 50;

export async function seedSales(db: Db, day: string) {
  const at = (days: number) => shanghai(fromShanghai(`${day} 10:00:00`) - days * DAY);
  await db.insert(saleDocument).values(
    BILLS.map(({ billNo, days }) => ({
      ...{ billNo, branchId: 'FDB', custId: 'C100', staffId: 'S00511' },
      ...{ orderTime: at(days), orderStatus: SHIPPED },
    })),
  );
  await db.insert(saleLine).values(
    BILLS.flatMap(({ billNo, lines }) =>
      lines.map(([productId, qty, unitPrice, amount], i) => ({
        ...{ billNo, productId, lineNo: i + 1 },
        qty: toUnits(qty, 4),
        shippedQty: toUnits(qty, 4),
        unitPrice: toUnits(unitPrice, 4),
        base: toUnits(amount, 2),
        net: toUnits(amount, 2),
      })),
    ),
  );
  const { days, ...returned } = BACK;
  await db.insert(saleReturn).values({ ...returned, acceptedTime: at(days) });
}
