import { FLAG } from '@/contract/fields';
import { type Concern, CONCERN_STOCK, CONCERN_TYPE, type ConcernSum } from '@/contract/goods/concerns';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { OpenedCount } from '../shared/OpenedCount';

const concernType = codeTable('concernType', CONCERN_TYPE, { dictCode: 'concern.kind' });
const stockState = codeTable('concernStock', CONCERN_STOCK, { tones: { none: 'stopped', some: 'active' } });

/** A product that a customer has marked: for news of its stock or price, or as a favourite. */
export const concernFields = fieldsOf<Concern>()('concern', {
  productCode: f.code({ max: 40, width: 130, fixed: 'left' }),
  productName: f.name({ isFact: true, width: 170 }),
  spec: f.text({ width: 120 }),
  manufacturer: f.text({ width: 180 }),
  custCode: f.code({ width: 110 }),
  custName: f.name({ isFact: true, max: 100, width: 180 }),
  branchId: f.branch(),
  concernType: f.codes(concernType, { width: 80 }),
  targetPrice: f.price(),
  concernTime: f.dateTime({ sorted: true }),
  stockState: f.codes(stockState, { width: 80 }),
  notified: f.flag(),
  noticeTime: f.dateTime({ sorted: true }),
});

/** The figures of the summary, each with the filter that finds its rows. */
export const SUMMED = {
  customers: { perCustomer: FLAG.yes },
  restocks: { concernType: CONCERN_TYPE.restock },
  priceDrops: { concernType: CONCERN_TYPE.priceDrop },
  favourites: { concernType: CONCERN_TYPE.favourite },
} as const;
export type Figure = keyof typeof SUMMED;

/** The summary, each figure of which opens its rows. */
export function sumTable(onOpen: (sum: ConcernSum, figure: Figure) => void) {
  const figure = (name: Figure) => ({
    cell: (row: ConcernSum) => <OpenedCount count={row[name]} onOpen={() => onOpen(row, name)} />,
  });
  return fieldsOf<ConcernSum>()('concernSum', {
    productCode: f.code({ width: 130, fixed: 'left' }),
    productName: f.name({ width: 170 }),
    spec: f.text({ width: 120 }),
    branchId: f.branch(),
    customers: f.count(figure('customers')),
    restocks: f.count(figure('restocks')),
    priceDrops: f.count(figure('priceDrops')),
    favourites: f.count(figure('favourites')),
    highestTarget: f.price({ width: 120 }),
  }).table({
    show: [
      ...(['productCode', 'productName', 'spec', 'branchId', 'customers'] as const),
      ...(['restocks', 'priceDrops', 'favourites', 'highestTarget'] as const),
    ],
  });
}
