import type { PageUse, Taken } from '../../src/contract/content/references';
import { ERROR } from '../../src/contract/error-codes';
import { firstOf } from '../platform/listed';
import { slot } from '../platform/slot';
import type { Context } from './context';
import { type Confirmation, requireConfirmation, type Warning } from './failure';

/**
 * The pages of the app that use some objects, now or in plans: called by areas that do not know pages, and answered by
 * the content area (docs/domain/home-pages.md#references).
 */
export const pageUses = slot<(taken: readonly Taken[], context: Context) => Promise<PageUse[]>>('pageUses');

const NAMED = 5;

/** Asks for a confirmation if pages use the objects to be removed (43722), together with the other warnings. */
export async function demandUnused(
  taken: readonly Taken[],
  input: Confirmation,
  { context, warnings = [] }: { context: Context; warnings?: readonly Warning[] },
) {
  const usedBy = await pageUses.get()(taken, context);
  const names = [...new Set(usedBy.map(({ pageName }) => pageName))];
  const used: Warning = { code: ERROR.usedByPages, params: { pages: firstOf(names, NAMED) } };
  requireConfirmation(usedBy.length > 0 ? [...warnings, used] : warnings, input, { usedBy });
}
