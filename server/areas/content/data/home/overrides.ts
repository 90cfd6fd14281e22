import { desc, eq, inArray, lte } from 'drizzle-orm';
import type { StoredComponent } from '../../../../../src/contract/content/home/component';
import { liftPage } from '../../../../../src/contract/content/home/lift';
import { type Conflict, merge } from '../../../../../src/contract/content/home/merge';
import type { Override } from '../../../../../src/contract/content/home/override';
import { withinLimits } from '../../../../../src/contract/content/home/company/within-limits';
import type { Db } from '../../../../platform/database/db';
import { ofParent } from '../../../../platform/scope';
import { keepReferences, named } from '../references/keepReferences';
import { homeOverride, homeOverrideStep, homeVersion, type OpenConflict } from '../schema/home';
import { KEPT_STEPS, readVersion, type VersionRow } from './versions';

export type OverrideRow = typeof homeOverride.$inferSelect;

export async function readOverride(db: Db, pageId: string, branchId: string): Promise<OverrideRow | undefined> {
  const [row] = await db
    .select()
    .from(homeOverride)
    .where(ofParent(homeOverride.pageId, pageId, eq(homeOverride.branchId, branchId)));
  return row;
}

/** The version that companies override: the newest frozen one; undefined while there is none. */
export async function newestFrozen(db: Db, pageId: string): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(homeVersion)
    .where(ofParent(homeVersion.pageId, pageId, eq(homeVersion.frozen, 1)))
    .orderBy(desc(homeVersion.versionNo))
    .limit(1);
  return row;
}

export const overrideOf = ({ props, order, own }: Pick<OverrideRow, 'props' | 'order' | 'own'>): Override => ({
  props,
  order,
  own,
});

/** `next` with an override that was made on `base`, within the limits of a page. */
export function mergedPage(base: readonly StoredComponent[], next: readonly StoredComponent[], override: Override) {
  const merged = merge(liftPage(base), liftPage(next), override);
  const ownIds = new Set(merged.override.own.map(({ component }) => component.componentId));
  return { ...merged, ...withinLimits(merged.page, (id) => ownIds.has(id)) };
}

/** The versions that overrides of a page are based on, each read once. */
function basesOf(db: Db) {
  const bases = new Map<number, StoredComponent[] | undefined>();
  return async ({ pageId, baseVersionNo }: OverrideRow) => {
    if (!bases.has(baseVersionNo)) bases.set(baseVersionNo, (await readVersion(db, pageId, baseVersionNo))?.components);
    return bases.get(baseVersionNo);
  };
}

/** `next` as the companies with an override show it. */
export async function companyPages(
  db: Db,
  { pageId, branchIds }: { pageId: string; branchIds: readonly string[] },
  next: StoredComponent[],
): Promise<Map<string, StoredComponent[]>> {
  const rows = await db
    .select()
    .from(homeOverride)
    .where(ofParent(homeOverride.pageId, pageId, inArray(homeOverride.branchId, [...branchIds])));
  const baseOf = basesOf(db);
  const pages = new Map<string, StoredComponent[]>();
  for (const row of rows) {
    const base = await baseOf(row);
    pages.set(row.branchId, base ? mergedPage(base, next, overrideOf(row)).page : next);
  }
  return pages;
}

/** A version as a branch shows it: merged with the branch's override. */
export async function branchPage(
  db: Db,
  { pageId, branchId }: { pageId: string; branchId: string },
  next: StoredComponent[],
) {
  return (await companyPages(db, { pageId, branchIds: [branchId] }, next)).get(branchId) ?? next;
}

export const conflictKey = ({ componentId, path }: { componentId?: string; path: string }) =>
  JSON.stringify([componentId, path]);

/** The open conflicts of a stored override on another version: earlier ones stay, new ones come behind them. */
export function openConflicts(
  { conflicts, baseVersionNo }: Pick<OverrideRow, 'conflicts' | 'baseVersionNo'>,
  found: readonly Conflict[],
): OpenConflict[] {
  const open = new Set(conflicts.map(conflictKey));
  return [
    ...conflicts,
    ...found.filter((one) => !open.has(conflictKey(one))).map((one) => ({ ...one, baseVersionNo })),
  ];
}

/** How many conflicts each override of a page has once `next` is its base, by company. */
export async function conflictCounts(
  db: Db,
  rows: readonly OverrideRow[],
  next: readonly StoredComponent[],
): Promise<Map<string, number>> {
  const baseOf = basesOf(db);
  const counts = new Map<string, number>();
  for (const row of rows) {
    const base = await baseOf(row);
    const found = base ? mergedPage(base, next, overrideOf(row)).conflicts : [];
    counts.set(row.branchId, openConflicts(row, found).length);
  }
  return counts;
}

/** The companies whose overrides have conflicts once `next` is their base, with the number of conflicts. */
export async function companiesInConflict(db: Db, pageId: string, next: readonly StoredComponent[]) {
  const rows = await db
    .select()
    .from(homeOverride)
    .where(ofParent(homeOverride.pageId, pageId))
    .orderBy(homeOverride.branchId);
  const counts = await conflictCounts(db, rows, next);
  return [...counts].flatMap(([branchId, count]) => (count > 0 ? [{ branchId, count }] : []));
}

/** Stores a company's override; `version` is that of the override before. */
export async function storeOverride(db: Db, row: OverrideRow) {
  const { pageId, branchId } = row;
  if (row.version === 1) await db.insert(homeOverride).values(row);
  else
    await db
      .update(homeOverride)
      .set(row)
      .where(ofParent(homeOverride.pageId, pageId, eq(homeOverride.branchId, branchId)));
  await keepReferences(db, named.override(row));
  await keepStep(db, row);
}

async function keepStep(db: Db, row: OverrideRow) {
  const { pageId, branchId, version, baseVersionNo, props, order, own, fileIds } = row;
  const step = { pageId, branchId, version, baseVersionNo, props, order, own, fileIds };
  await db.insert(homeOverrideStep).values(step).onConflictDoNothing();
  const isOld = lte(homeOverrideStep.version, version - KEPT_STEPS);
  await db
    .delete(homeOverrideStep)
    .where(ofParent(homeOverrideStep.pageId, pageId, eq(homeOverrideStep.branchId, branchId), isOld));
}

/** An override as it was at a version; undefined when that is too long ago. */
export async function overrideStepAt(
  db: Db,
  { pageId, branchId, version }: Pick<OverrideRow, 'pageId' | 'branchId' | 'version'>,
) {
  const { branchId: company, version: stepVersion } = homeOverrideStep;
  const [step] = await db
    .select()
    .from(homeOverrideStep)
    .where(ofParent(homeOverrideStep.pageId, pageId, eq(company, branchId), eq(stepVersion, version)));
  return step;
}
