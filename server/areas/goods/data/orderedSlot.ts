import type { Db } from '../../../platform/database/db';
import { slot } from '../../../platform/slot';

/** Products of one company. */
export interface GoodsOf {
  branchId: string;
  productIds: readonly string[];
}

export interface Ordered {
  branchId: string;
  productId: string;
  custId: string;
  /** What has not been shipped yet, in 1/10000. */
  qty: number;
}

/** What open orders wait for, of these products or of all; goods know no orders. */
export const orderedGoods = slot<(db: Db, of?: GoodsOf) => Promise<Ordered[]>>('orderedGoods');
