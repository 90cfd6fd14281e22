import { desc, eq, lte } from 'drizzle-orm';
import type { StoredComponent } from '../../../../../src/contract/content/home/component';
import { liftPage } from '../../../../../src/contract/content/home/lift';
import type { Db } from '../../../../platform/database/db';
import { ofParent } from '../../../../platform/scope';
import { filesOf } from '../../rules/images';
import { keepReferences, named } from '../references/keepReferences';
import { homeDraftStep, type homePage, homeVersion } from '../schema/home';

export type PageRow = typeof homePage.$inferSelect;
export type VersionRow = typeof homeVersion.$inferSelect;

export async function readVersion(db: Db, pageId: string, versionNo: number): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(homeVersion)
    .where(ofParent(homeVersion.pageId, pageId, eq(homeVersion.versionNo, versionNo)));
  return row;
}

export const KEPT_STEPS = 60;

/** Stores the draft as a step, under the version that the page gets. */
export async function keepStep(
  db: Db,
  { pageId, version }: Pick<PageRow, 'pageId' | 'version'>,
  components: StoredComponent[],
) {
  const fileIds = filesOf(components);
  await db.insert(homeDraftStep).values({ pageId, version, components, fileIds }).onConflictDoNothing();
  await db
    .delete(homeDraftStep)
    .where(ofParent(homeDraftStep.pageId, pageId, lte(homeDraftStep.version, version - KEPT_STEPS)));
}

/** The components of a page at a version; undefined when that is too long ago. */
export async function stepAt(db: Db, pageId: string, version: number): Promise<StoredComponent[] | undefined> {
  const [row] = await db
    .select({ components: homeDraftStep.components })
    .from(homeDraftStep)
    .where(ofParent(homeDraftStep.pageId, pageId, lte(homeDraftStep.version, version)))
    .orderBy(desc(homeDraftStep.version))
    .limit(1);
  return row && liftPage(row.components);
}

type Draft = Pick<VersionRow, 'pageId' | 'versionNo' | 'baseVersionNo' | 'origin' | 'components'> &
  Pick<VersionRow, 'createdBy' | 'createdByName' | 'gmtCreated' | 'modifiedBy' | 'gmtModified'>;

export async function insertDraft(db: Db, draft: Draft) {
  await db
    .insert(homeVersion)
    .values({ ...draft, componentCount: draft.components.length, fileIds: filesOf(draft.components) });
  await keepReferences(db, named.version(draft));
}

/** Only drafts change; frozen versions stay as they are. */
export async function updateVersion(
  db: Db,
  { pageId, versionNo }: Pick<VersionRow, 'pageId' | 'versionNo'>,
  values: Partial<VersionRow>,
) {
  const [changed] = await db
    .update(homeVersion)
    .set(values)
    .where(ofParent(homeVersion.pageId, pageId, eq(homeVersion.versionNo, versionNo), eq(homeVersion.frozen, 0)))
    .returning({ pageId: homeVersion.pageId });
  const { components } = values;
  if (changed && components) await keepReferences(db, named.version({ pageId, versionNo, components }));
}
