import type { PriceField } from '../../../../src/contract/pricing/compare';

/** Prices in 1/10000 yuan. */
export interface BranchPrice {
  branchId: string;
  listPrice: number;
  minSalePrice: number | null;
  listed: 0 | 1;
}

/** The row of prices that holds at a branch: its own, or the nearest above; `line` begins with the branch itself. */
export function holdsAt(line: readonly string[], rows: readonly BranchPrice[]): BranchPrice | null {
  for (const branchId of line) {
    const own = rows.find((row) => row.branchId === branchId);
    if (own) return own.listed === 1 ? own : null;
  }
  return null;
}

interface Plan {
  listPrice: number;
  minSalePrice: number | null;
  fields: PriceField[];
  becomesOwn: boolean;
  belowMin: boolean;
}

/** What copying makes of the price at a branch; null where nothing changes, or one of the two does not sell the product. */
export function copied(
  from: BranchPrice | null,
  [branchId, to]: readonly [branchId: string, holds: BranchPrice | null],
  fields: readonly PriceField[],
): Plan | null {
  if (!from || !to) return null;
  const listPrice = fields.includes('listPrice') ? from.listPrice : to.listPrice;
  const minSalePrice = fields.includes('minSalePrice') ? from.minSalePrice : to.minSalePrice;
  const changed: PriceField[] = [
    ...(listPrice === to.listPrice ? [] : (['listPrice'] as const)),
    ...(minSalePrice === to.minSalePrice ? [] : (['minSalePrice'] as const)),
  ];
  if (changed.length === 0) return null;
  return {
    ...{ listPrice, minSalePrice, fields: changed },
    becomesOwn: to.branchId !== branchId,
    belowMin: minSalePrice !== null && listPrice < minSalePrice,
  };
}
