import type { PageUse, Taken } from '../../src/contract/content/references';
import { ERROR } from '../../src/contract/error-codes';
import { firstOf } from '../platform/listed';
import { slot } from '../platform/slot';
import type { Context } from './context';
import { type Confirmation, requireConfirmation, type Warning } from './failure';

/**
 * Which pages of the app use them, now or by what is planned: asked by areas that know no pages, answered by the content
 * (docs/domain/home-pages.md#references).
 */
export const pageUses = slot<(taken: readonly Taken[], context: Context) => Promise<PageUse[]>>('pageUses');

const NAMED = 5;

/** Asks first, where pages use what is taken away (43722); together with what is asked for anyway. */
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
