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

interface OfCompany {
  branchId: string;
  productIds: readonly string[];
  at: string;
}

/** In 1/10000 yuan. */
export interface LowestPrice {
  price: number;
  /** Below which the company does not want to sell; null: it has not said. */
  minSalePrice: number | null;
}

/** The lowest that a customer of the company pays for one piece of each; what has no price is left out. */
export const lowestPrices = slot<(db: Db, of: OfCompany) => Promise<ReadonlyMap<string, LowestPrice>>>('lowestPrices');
