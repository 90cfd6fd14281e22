import { and, eq, inArray, ne, notInArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db';
import { ofParent } from '../../../platform/scope';
import { productBatch } from '../../master-data/public';
import { type Stored, syncStock } from './syncStock';

export interface Batch {
  batchNo: string;
  productionDate: string;
  expiryDate: string;
  /** 1/10000 unit. */
  qty: number;
  qualityState: 1 | 2 | 3;
}

/** The batches that the company has of the product and for which these conditions hold. */
const batchesOf = ({ branchId, productId }: Stored, ...conditions: SQL[]) =>
  ofParent(productBatch.branchId, branchId, and(eq(productBatch.productId, productId), ...conditions));

/** Numbers of batches that the company has of the product in another warehouse: a batch lies in one warehouse only. */
async function numbersElsewhere(db: Db, stored: Stored, numbers: readonly string[]) {
  const isAmongThem = inArray(productBatch.batchNo, [...numbers]);
  const found = await db
    .select({ batchNo: productBatch.batchNo })
    .from(productBatch)
    .where(batchesOf(stored, isAmongThem, ne(productBatch.warehouse, stored.warehouse)));
  return found.map(({ batchNo }) => batchNo);
}

/**
 * Makes these batches all that a warehouse has of a product. Where some of them lie in another warehouse, writes nothing
 * and answers their numbers. Runs in the caller's transaction.
 */
export async function replaceBatches(db: Db, stored: Stored, given: { batches: readonly Batch[]; now: string }) {
  const { batches, now } = given;
  const numbers = batches.map(({ batchNo }) => batchNo);
  const inOtherWarehouse = await numbersElsewhere(db, stored, numbers);
  if (inOtherWarehouse.length > 0) return inOtherWarehouse;
  const isGone = notInArray(productBatch.batchNo, numbers);
  await db.delete(productBatch).where(batchesOf(stored, eq(productBatch.warehouse, stored.warehouse), isGone));
  for (const { productionDate, expiryDate, qty, qualityState, batchNo } of batches) {
    const set = { productionDate, expiryDate, qty, qualityState };
    await db
      .insert(productBatch)
      .values({ ...stored, batchNo, ...set })
      .onConflictDoUpdate({ target: [productBatch.productId, productBatch.branchId, productBatch.batchNo], set });
  }
  await syncStock(db, now, stored);
  return [];
}
