import type { PriceField } from '../../../../src/contract/pricing/compare';

/** Prices in 1/10000 yuan. */
export interface BranchPrice {
  branchId: string;
  listPrice: number;
  minSalePrice: number | null;
  listed: 0 | 1;
}

const isBelow = ({ listPrice, minSalePrice }: Pick<BranchPrice, 'listPrice' | 'minSalePrice'>) =>
  minSalePrice !== null && listPrice < minSalePrice;

/** The row of prices that applies to a branch: its own, or the nearest above; `line` begins with the branch itself. */
export function holdsAt(line: readonly string[], rows: readonly BranchPrice[]): BranchPrice | null {
  for (const branchId of line) {
    const own = rows.find((row) => row.branchId === branchId);
    if (own) return own.listed === 1 ? own : null;
  }
  return null;
}

/** A planned price of a branch. */
interface Waiting extends Omit<BranchPrice, 'listed'> {
  changeId: string;
  fields: readonly PriceField[];
}

/** The rows after a planned price: the price that it does not change is the one in force by then. */
function applied(line: readonly string[], rows: readonly BranchPrice[], { branchId, fields, ...to }: Waiting) {
  const above = line.slice(line.indexOf(branchId));
  const holds = above.flatMap((id) => rows.find((row) => row.branchId === id) ?? [])[0];
  if (!holds) return rows;
  const listPrice = fields.includes('listPrice') ? to.listPrice : holds.listPrice;
  const minSalePrice = fields.includes('minSalePrice') ? to.minSalePrice : holds.minSalePrice;
  return [{ ...holds, branchId, listPrice, minSalePrice }, ...rows.filter((row) => row.branchId !== branchId)];
}

/** The planned changes after which the list price of a branch lies below its minimum. */
export function belowAfter(line: readonly string[], rows: readonly BranchPrice[], changes: readonly Waiting[]) {
  let known = rows;
  const below: string[] = [];
  for (const change of changes) {
    if (!line.includes(change.branchId)) continue;
    known = applied(line, known, change);
    const holds = holdsAt(line, known);
    if (holds && isBelow(holds)) below.push(change.changeId);
  }
  return below;
}

interface Plan {
  listPrice: number;
  minSalePrice: number | null;
  fields: PriceField[];
  becomesOwn: boolean;
  belowMin: boolean;
}

/** The price at a branch after a copy; null where nothing changes, or one of the two does not sell the product. */
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
    belowMin: isBelow({ listPrice, minSalePrice }),
  };
}
