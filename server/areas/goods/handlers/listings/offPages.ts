import type { Taken } from '../../../../../src/contract/content/references';
import type { Context } from '../../../../http/context';
import type { Confirmation } from '../../../../http/failure';
import { demandUnused } from '../../../../http/pageUses';
import { groupBy } from '../../../../platform/groupBy';
import type { ListingRow } from './read';

/** Asks about pages of the app that name these products, in the companies of the rows and in those below. */
export function demandOffPages(rows: readonly ListingRow[], input: Confirmation, context: Context) {
  const byBranch = [...groupBy(rows, ({ branchId }) => branchId)];
  const taken = byBranch.map(([branchId, own]): Taken => ({
    ...{ targetType: 'product', branchId },
    targetIds: own.map(({ productId }) => productId),
  }));
  return demandUnused(taken, input, { context });
}
