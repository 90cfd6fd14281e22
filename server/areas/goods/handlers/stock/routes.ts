import { stockApi } from '../../../../../src/contract/goods/stock';
import type { Context } from '../../../../http/context';
import { implement } from '../../../../http/implement';
import { syncStock } from '../../data/syncStock';
import { coreDetail, saveCore } from './coreStock';
import { batchPage, stockPage } from './lists';

async function sync(_: object, { db, now, note }: Context) {
  const rows = await syncStock(db, now);
  note({ objectId: '0', after: { rows } });
  return { rows };
}

export const stockRoutes = implement(stockApi, {
  page: stockPage,
  batchPage,
  sync,
  coreCustomer: coreDetail,
  saveCore,
});
