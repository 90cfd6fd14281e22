import type { Db } from '../../../platform/database/db';
import { slot } from '../../../platform/slot';

export interface Sold {
  branchId: string;
  productId: string;
  /** In 1/10000. */
  qty: number;
  /** In fen. */
  net: number;
  /** The last day, `yyyy-MM-dd`. */
  lastDay: string;
}

/** What was shipped from a day on, before another; goods know no orders. */
export const goodsSales = slot<(db: Db, period: { from: string; before: string }) => Promise<Sold[]>>('goodsSales');
