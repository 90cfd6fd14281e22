import type { StoredComponent } from '../../../../../src/contract/content/home/component';
import { liftPage } from '../../../../../src/contract/content/home/lift';
import { merge } from '../../../../../src/contract/content/home/merge';
import { idsOf, NO_OVERRIDE, type Override } from '../../../../../src/contract/content/home/override';
import type {
  Decision,
  homeOverrideApi,
  MergedPage,
  StoredOverride,
} from '../../../../../src/contract/content/home/company/overrides';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { Context } from '../../../../http/context';
import { InvalidInput, notFound } from '../../../../http/failure';
import { touch } from '../../../../http/touch';
import { holdNames } from '../../../../platform/database/advisoryLocks';
import { conflictKey, mergedPage, openConflicts, overrideOf, storeOverride } from '../../data/home/overrides';
import { readVersion, type VersionRow } from '../../data/home/versions';
import type { OpenConflict } from '../../data/schema/home';
import { filesOf } from '../../rules/images';
import { checkedComponents } from './checkComponents';
import { type OpenedOverride, openedOverride, toMerged } from './overrideRead';
import { staleOverride, versionOf, type Wanted, withOthers } from './overrideMerge';
import { auditOf } from './pageWrite';
import { checkedOverride, demandDecided, demandUnlocked } from './overrideChecks';
import { type Decided, decide } from './overrideDecisions';

type Save = Parsed<typeof homeOverrideApi.save>;

/** Locks the override, so that one editor writes after the other. */
async function lockedOverride(which: Pick<Save, 'pageId' | 'branchId'>, context: Context): Promise<OpenedOverride> {
  await holdNames(context.db, 'homeOverride', [`${which.pageId} ${which.branchId}`]);
  return openedOverride(which, context);
}

interface Standing {
  override: Override;
  conflicts: OpenConflict[];
  /** The page that results. */
  page: StoredComponent[];
  /** What the new base has removed from the override, for the log. */
  left: object;
}

/** The stored override on another version of the head office. */
function standingOn({ row, base }: OpenedOverride, next: VersionRow): Standing {
  if (!row) return { override: NO_OVERRIDE, conflicts: [], page: liftPage(next.components), left: {} };
  const { override, conflicts, page, absorbed, dropped } = mergedPage(
    base.components,
    next.components,
    overrideOf(row),
  );
  return { override, conflicts: openConflicts(row, conflicts), page, left: { absorbed, dropped } };
}

async function store(
  opened: OpenedOverride,
  { next, override, conflicts, left }: { next: VersionRow } & Omit<Standing, 'page'>,
  context: Context,
): Promise<MergedPage> {
  const { page, branchId, row } = opened;
  const { page: shown } = mergedPage(next.components, next.components, override);
  const stored = {
    ...(row ?? auditOf(context)),
    ...touch(context),
    ...{ pageId: page.pageId, branchId, baseVersionNo: next.versionNo, version: (row?.version ?? 0) + 1 },
    ...{ props: [...override.props], order: override.order ? [...override.order] : null, own: [...override.own] },
    ...{ conflicts, fileIds: filesOf(shown) },
  };
  await storeOverride(context.db, stored);
  context.note({
    ...{ objectId: page.pageId, objectName: page.pageName },
    ...(row ? { before: { ...row } } : {}),
    after: { ...stored, ...left },
  });
  return toMerged({ ...opened, row: stored, base: next }, context);
}

/** The head office's version that the input is based on: not older than the base of the override when it was read. */
async function givenVersion({ pageId, baseVersionNo }: Save, context: Context) {
  const given = await readVersion(context.db, pageId, baseVersionNo);
  if (!given || given.frozen === 0) throw notFound();
  return given;
}

export async function saveOverride(input: Save, context: Context): Promise<StoredOverride> {
  const opened = await lockedOverride(input, context);
  const asked = await givenVersion(input, context);
  const given = liftPage(asked.components);
  demandUnlocked(given, input.props);
  const mine = checkedOverride(given, input);
  const isCurrent = input.version === versionOf(opened);
  if (isCurrent && asked.versionNo < (opened.row?.baseVersionNo ?? 0)) throw notFound();
  const { override, next, merged }: Wanted = isCurrent
    ? { override: mine, next: asked, merged: [] }
    : await withOthers(opened, { input, given, mine }, context);
  const { override: before, conflicts, page, left } = standingOn(opened, next);
  demandDecided({ before, wanted: override, shown: page }, conflicts);
  return { ...(await store(opened, { next, override, conflicts, left }, context)), merged };
}

type Resolve = Parsed<typeof homeOverrideApi.resolve>;

const withConflict = (decisions: readonly Decision[], open: readonly OpenConflict[]): Decided[] => {
  const byKey = new Map(open.map((one) => [conflictKey(one), one]));
  return decisions.map((decision, i) => {
    const conflict = byKey.get(conflictKey(decision));
    if (!conflict) throw new InvalidInput([{ field: `decisions.${i}.path`, text: 'field.invalid' }]);
    return { decision, conflict };
  });
};

export async function resolveOverride(input: Resolve, context: Context): Promise<MergedPage> {
  const opened = await lockedOverride(input, context);
  if (input.version !== versionOf(opened)) throw await staleOverride(opened, [], context);
  const { next } = opened;
  const { override, conflicts, left } = standingOn(opened, next);
  const decided = withConflict(input.decisions, conflicts);
  const settled = decide(override, decided);
  const given = liftPage(next.components);
  const { page } = merge(given, given, settled);
  checkedComponents(page);
  const done = new Set(decided.map(({ conflict }) => conflictKey(conflict)));
  const stillOpen = conflicts.filter((one) => !done.has(conflictKey(one)) && isStillThere(one, settled));
  return store(opened, { next, override: settled, conflicts: stillOpen, left }, context);
}

/** A conflict is over if another decision has removed its component. */
const isStillThere = ({ componentId, kind }: OpenConflict, { own }: Override) =>
  kind === 'BOTH_CHANGED' || idsOf(own.map(({ component }) => component)).includes(componentId ?? '');
