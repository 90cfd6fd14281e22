import { type Batch, BATCH_QUALITY, type Stock, STOCK_STATE } from '@/contract/goods/stock';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';

const stockState = codeTable('stockState', STOCK_STATE);
const quality = codeTable('batchQuality', BATCH_QUALITY, {
  tones: { good: 'active', toInspect: 'waiting', locked: 'stopped' },
});

interface Searched {
  stockState: number;
  hasReserve: number;
}

/** The stock of a product in one warehouse of a company. */
export const stockFields = fieldsOf<Stock, Searched>()('stock', {
  branchId: f.branch(),
  productCode: f.code({ max: 40, width: 130, fixed: 'left' }),
  productName: f.name({ max: 100, width: 180 }),
  spec: f.text({ width: 120 }),
  manufacturer: f.text({ width: 180 }),
  unit: f.text({ width: 60 }),
  warehouse: f.text({ max: 20, width: 80 }),
  stockQty: f.quantity({ sorted: true }),
  availableQty: f.quantity({ sorted: true }),
  lockedQty: f.quantity(),
  nearExpiryQty: f.quantity({ sorted: true }),
  coreCustomerQty: f.quantity({ width: 120 }),
  minBatchExpiry: f.date({ sorted: true }),
  syncTime: f.dateTime({ sorted: true }),
  stockState: f.codes(stockState),
  hasReserve: f.flag(),
});

export const batchFields = fieldsOf<Batch>()('batch', {
  batchNo: f.code({ width: 140, fixed: 'left' }),
  qualityState: f.codes(quality, { width: 90 }),
  qty: f.quantity({ sorted: true }),
  productionDate: f.date(),
  expiryDate: f.date({ sorted: true }),
});
