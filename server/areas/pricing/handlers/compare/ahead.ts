import { and, eq, inArray } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { PRICE_CHANGE_STATUS } from '../../../../../src/contract/pricing/compare';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { branch } from '../../../../platform/schema/organisation';
import { global } from '../../../../platform/scope';
import { lineage } from '../../../../platform/tree';
import { priceChange } from '../../data/schema/price-change';
import { belowAfter } from '../../rules/compare';
import { byProduct, pricesAt } from './prices';

interface Cell {
  productId: string;
  branchId: string;
}

/** Planned changes after which the list price of these branches, or of branches below, would lie below the minimum. */
async function belowAhead(cells: readonly Cell[], context: Context) {
  const productIds = [...new Set(cells.map(({ productId }) => productId))];
  const rows = await context.db
    .select({ change: priceChange, path: branch.path, branchName: branch.branchName })
    .from(priceChange)
    .innerJoin(branch, eq(branch.branchId, priceChange.branchId))
    .where(
      global(
        'line',
        and(eq(priceChange.status, PRICE_CHANGE_STATUS.waiting), inArray(priceChange.productId, productIds)),
      ),
    )
    .orderBy(priceChange.effectiveTime, priceChange.changeId);
  const lines = [...new Map(rows.map(({ change: { branchId }, path, branchName }) => [branchId, { path, branchName }]))]
    .map(([branchId, { path, branchName }]) => ({ branchId, branchName, line: lineage(path) }))
    .filter(({ line }) => cells.some(({ branchId }) => line.includes(branchId)));
  const prices = await pricesAt(lines, productIds, context);
  const waiting = byProduct(rows.map(({ change }) => change));
  return new Set(
    productIds.flatMap((id) =>
      lines.flatMap(({ branchId, line }) =>
        belowAfter(line, prices.get(id) ?? [], waiting.get(id) ?? []).map((changeId) => `${branchId} ${changeId}`),
      ),
    ),
  );
}

/** Refuses to plan or cancel changes so that a list price would lie below its minimum on a later day (44153). */
export async function demandAboveAhead<T>(cells: readonly Cell[], work: () => Promise<T>, context: Context) {
  const before = await belowAhead(cells, context);
  const result = await work();
  const after = await belowAhead(cells, context);
  if ([...after].some((one) => !before.has(one))) throw new Failure(ERROR.listBelowMin);
  return result;
}
