import { and, asc, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db';
import { ofParent } from '../../../platform/scope';
import { productBatch } from '../../master-data/public';

export interface BatchStock {
  productId: string;
  batchNo: string;
  held: { warehouse: string; qualityState: 1 | 2 | 3; qty: number }[];
}

/** What a company has of some batches, in their order; `held` is empty for a batch that it no longer has. */
export async function batchStock(
  db: Db,
  branchId: string,
  batches: readonly { productId: string; batchNo: string }[],
): Promise<BatchStock[]> {
  const rows =
    batches.length === 0
      ? []
      : await db
          .select()
          .from(productBatch)
          .where(
            ofParent(
              productBatch.branchId,
              branchId,
              and(
                inArray(productBatch.productId, [...new Set(batches.map(({ productId }) => productId))]),
                inArray(productBatch.batchNo, [...new Set(batches.map(({ batchNo }) => batchNo))]),
              ),
            ),
          )
          .orderBy(asc(productBatch.warehouse));
  return batches.map(({ productId, batchNo }) => ({
    ...{ productId, batchNo },
    held: rows
      .filter((one) => one.productId === productId && one.batchNo === batchNo && one.qty > 0)
      .map(({ warehouse, qualityState, qty }) => ({ warehouse, qualityState, qty })),
  }));
}
