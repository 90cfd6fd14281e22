import { eq } from 'drizzle-orm';
import type { StoredComponent } from '../../../../../src/contract/content/home/component';
import { liftPage } from '../../../../../src/contract/content/home/lift';
import { byId, idsOf, NO_OVERRIDE } from '../../../../../src/contract/content/home/override';
import type {
  homeOverrideApi,
  MergedPage,
  OpenConflict as Told,
} from '../../../../../src/contract/content/home/company/overrides';
import { valueAt } from '../../../../../src/contract/content/home/paths';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { within } from '../../../../platform/scope';
import { branchNames } from '../../data/home/lines';
import {
  conflictCounts,
  mergedPage,
  newestFrozen,
  openConflicts,
  type OverrideRow,
  overrideOf,
  readOverride,
} from '../../data/home/overrides';
import { type PageRow, readVersion, type VersionRow } from '../../data/home/versions';
import { peopleNames } from '../../data/people';
import { homeOverride, type OpenConflict } from '../../data/schema/home';
import { toContent } from './contentRead';
import { seenPage } from './pageRead';
import { demandBranches } from './pageWrite';

/** A page, the version that companies override, and the override of one company. */
export interface OpenedOverride {
  page: PageRow;
  branchId: string;
  next: VersionRow;
  row: OverrideRow | undefined;
  base: VersionRow;
}

export async function openedOverride(
  { pageId, branchId }: { pageId: string; branchId: string },
  context: Context,
): Promise<OpenedOverride> {
  const { db } = context;
  const page = await seenPage(pageId, context);
  await demandBranches([branchId], context);
  const next = await newestFrozen(db, pageId);
  // A page that has only a draft is not shown anywhere.
  if (!next) throw new Failure(ERROR.statusForbids);
  const row = await readOverride(db, pageId, branchId);
  const base = row && (await readVersion(db, pageId, row.baseVersionNo));
  return { page, branchId, next, row, base: base ?? next };
}

const ORDER = 'order';

const valueOf = (components: readonly StoredComponent[], { componentId = '', path }: OpenConflict): unknown => {
  if (path === ORDER) return idsOf(components);
  const component = byId(components).get(componentId);
  return (component && valueAt(component, path)) ?? null;
};

/**
 * Each conflict with the company's former value, the head office's present one, and the value that the company shows.
 */
async function withValues(
  conflicts: readonly OpenConflict[],
  { pageId, next, shown }: { pageId: string; next: StoredComponent[]; shown: StoredComponent[] },
  { db }: Context,
): Promise<Told[]> {
  const before = new Map<number, StoredComponent[]>();
  for (const versionNo of new Set(conflicts.map(({ baseVersionNo }) => baseVersionNo)))
    before.set(versionNo, liftPage((await readVersion(db, pageId, versionNo))?.components ?? []));
  return conflicts.map((one) => {
    const { baseVersionNo, ...conflict } = one;
    const was = valueOf(before.get(baseVersionNo) ?? [], one);
    return { ...conflict, was, head: valueOf(next, one), own: valueOf(shown, one) };
  });
}

export async function toMerged(opened: OpenedOverride, context: Context): Promise<MergedPage> {
  const { page, branchId, next, row, base } = opened;
  const { components, ...content } = await toContent(page, next, context);
  const merged = mergedPage(base.components, components, row ? overrideOf(row) : NO_OVERRIDE);
  const names = await branchNames(context.db, [branchId]);
  const conflicts = row ? openConflicts(row, merged.conflicts) : [];
  const { override, kept, absorbed, dropped, reanchored, limited } = merged;
  return {
    ...content,
    ...{ branchId, branchName: names.get(branchId) ?? branchId },
    ...{ components: merged.page, next: components, baseVersionNo: row?.baseVersionNo ?? null },
    // The caller has checked that the company is in the user's scope.
    ...{ isEditable: 1, version: row?.version ?? 0 },
    override: {
      ...override,
      props: override.props.map(({ value = null, ...which }) => ({ ...which, value })),
    },
    ...{ kept, absorbed, dropped, reanchored, limited },
    conflicts: await withValues(conflicts, { pageId: page.pageId, next: components, shown: merged.page }, context),
  };
}

export async function overrideDetail({ id, branchId }: { id: string; branchId: string }, context: Context) {
  return toMerged(await openedOverride({ pageId: id, branchId }, context), context);
}

type Row = Output<typeof homeOverrideApi.page>['records'][number];

export async function overrides(query: Parsed<typeof homeOverrideApi.page>, context: Context) {
  const { pageId, orderDir = 'desc' } = query;
  const { db, session } = context;
  await seenPage(pageId, context);
  const next = await newestFrozen(db, pageId);
  const listed = db
    .select()
    .from(homeOverride)
    .where(within(session, homeOverride, eq(homeOverride.pageId, pageId)))
    .$dynamic();
  const order = [by(homeOverride.gmtModified, orderDir), by(homeOverride.branchId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order }, query);
  const names = await branchNames(
    db,
    rows.map(({ branchId }) => branchId),
  );
  const people = await peopleNames(
    db,
    rows.map(({ modifiedBy }) => modifiedBy),
  );
  const counts = next ? await conflictCounts(db, rows, next.components) : undefined;
  const records = rows.map((row): Row => {
    const { branchId, baseVersionNo, gmtModified, version } = row;
    return {
      ...{ pageId, branchId, branchName: names.get(branchId) ?? branchId, baseVersionNo, gmtModified, version },
      isBehind: next && next.versionNo > baseVersionNo ? 1 : 0,
      ...{ propCount: row.props.length, ownCount: row.own.length, isReordered: row.order ? 1 : 0 },
      conflictCount: counts?.get(branchId) ?? row.conflicts.length,
      modifiedByName: people.get(row.modifiedBy) ?? row.modifiedBy,
    };
  });
  return { records, ...found };
}
