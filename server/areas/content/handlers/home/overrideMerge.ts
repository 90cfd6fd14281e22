import type { StoredComponent } from '../../../../../src/contract/content/home/component';
import { liftPage } from '../../../../../src/contract/content/home/lift';
import { type Change, merge } from '../../../../../src/contract/content/home/merge';
import { changesOf, mergeEdits } from '../../../../../src/contract/content/home/merge-edits';
import { NO_OVERRIDE, type Override } from '../../../../../src/contract/content/home/override';
import type { homeOverrideApi } from '../../../../../src/contract/content/home/company/overrides';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { Context } from '../../../../http/context';
import { staleVersion } from '../../../../http/staleVersion';
import { mergedPage, overrideOf, overrideStepAt } from '../../data/home/overrides';
import { readVersion, type VersionRow } from '../../data/home/versions';
import { checkedOverride, demandUnlocked } from './overrideChecks';
import { type OpenedOverride, toMerged } from './overrideRead';

type Save = Parsed<typeof homeOverrideApi.save>;
type Which = Pick<Save, 'pageId' | 'branchId' | 'version'>;

export const versionOf = ({ row }: OpenedOverride) => row?.version ?? 0;

/** The failure that shows the present override to a user who has an older one. */
export async function staleOverride(opened: OpenedOverride, conflicts: readonly object[], context: Context) {
  const current = await toMerged(opened, context);
  return staleVersion(context, { current, conflicts }, opened.row ?? opened.page);
}

/**
 * The override that an editor started from, with the head office's page at that time; undefined when that is too long
 * ago.
 */
async function begunWith(which: Which, given: readonly StoredComponent[], context: Context) {
  if (which.version === 0) return [...given];
  const step = await overrideStepAt(context.db, which);
  const base = step && (await readVersion(context.db, which.pageId, step.baseVersionNo));
  return base && mergedPage(base.components, given, overrideOf(step)).page;
}

export interface Wanted {
  override: Override;
  /** The head office's version that is the base. */
  next: VersionRow;
  merged: Change[];
}

/**
 * Merges the changes of two editors on the head office's present version. With a conflict nothing is written
 * (docs/domain/home-pages.md#two-editors).
 */
export async function withOthers(
  opened: OpenedOverride,
  { input, given, mine }: { input: Which; given: readonly StoredComponent[]; mine: Override },
  context: Context,
): Promise<Wanted> {
  const { next, row, base } = opened;
  const begun = input.version < versionOf(opened) ? await begunWith(input, given, context) : undefined;
  if (!begun) throw await staleOverride(opened, [], context);
  const stored = mergedPage(base.components, next.components, row ? overrideOf(row) : NO_OVERRIDE).page;
  const { page, merged, conflicts } = mergeEdits(begun, stored, merge(given, given, mine).page);
  if (conflicts.length > 0) throw await staleOverride(opened, conflicts, context);
  const standsOn = liftPage(next.components);
  const { override } = changesOf(standsOn, page);
  demandUnlocked(standsOn, override.props);
  return { override: checkedOverride(standsOn, override), next, merged };
}
