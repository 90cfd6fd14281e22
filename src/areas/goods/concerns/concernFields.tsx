import { type Concern, CONCERN_STOCK, CONCERN_TYPE, type ConcernSum } from '@/contract/goods/concerns';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';

const concernType = codeTable('concernType', CONCERN_TYPE, { dictCode: 'concern.kind' });
const stockState = codeTable('concernStock', CONCERN_STOCK, { tones: { none: 'stopped', some: 'active' } });

/** What a customer waits for or keeps in mind. */
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

export const sumFields = fieldsOf<ConcernSum>()('concernSum', {
  productCode: f.code({ width: 130, fixed: 'left' }),
  productName: f.name({ width: 170 }),
  spec: f.text({ width: 120 }),
  branchId: f.branch(),
  customers: f.count(),
  restocks: f.count(),
  priceDrops: f.count(),
  favourites: f.count(),
  highestTarget: f.price({ width: 120 }),
});
