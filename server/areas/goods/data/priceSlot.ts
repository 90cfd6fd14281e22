import type { Db } from '../../../platform/database/db';
import { slot } from '../../../platform/slot';

interface Asked {
  branchId: string;
  custId: string;
  productIds: readonly string[];
  at: string;
}

/** What a customer pays for one piece of each, in 1/10000 yuan; goods know no prices of customers. */
export const goodsPrices = slot<(db: Db, asked: Asked) => Promise<ReadonlyMap<string, number>>>('goodsPrices');
