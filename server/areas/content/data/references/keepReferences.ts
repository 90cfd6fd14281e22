import { eq } from 'drizzle-orm';
import { REFERENCE_OWNER, type ReferenceOwner } from '../../../../../src/contract/content/references';
import { chunks } from '../../../../platform/database/chunks';
import type { Db } from '../../../../platform/database/db';
import { global, ofParent } from '../../../../platform/scope';
import { readSetting, writeSetting } from '../../../../platform/settings';
import {
  articleReferences,
  bannerReferences,
  overrideReferences,
  pageReferences,
  type Reference,
  zoneReferences,
} from '../../rules/references';
import { article } from '../schema/article';
import { banner } from '../schema/banner';
import { homeOverride, homeVersion } from '../schema/home';
import { contentReference } from '../schema/reference';
import { zone } from '../schema/zone';

/** Something that refers to objects, by its key in the index. */
export interface Owner {
  ownerType: ReferenceOwner;
  ownerId: string;
  versionNo: number;
}

const { pageVersion, override, banner: ofBanner, zone: ofZone, content } = REFERENCE_OWNER;

type Named = readonly [owner: Owner, references: Reference[]];

const unversioned = (ownerType: ReferenceOwner, ownerId: string): Owner => ({ ownerType, ownerId, versionNo: 0 });
const overrideOwner = (pageId: string, branchId: string) => `${pageId}/${branchId}`;

/** The kinds of owners, each with the references that it has. */
export const named = {
  version: (row: Pick<typeof homeVersion.$inferSelect, 'pageId' | 'versionNo' | 'components'>): Named => [
    { ownerType: pageVersion, ownerId: row.pageId, versionNo: row.versionNo },
    pageReferences(row.components),
  ],
  override: (row: Pick<typeof homeOverride.$inferSelect, 'pageId' | 'branchId' | 'props' | 'own'>): Named => [
    unversioned(override, overrideOwner(row.pageId, row.branchId)),
    overrideReferences(row),
  ],
  banner: (row: Pick<typeof banner.$inferSelect, 'bannerId' | 'jump'>): Named => [
    unversioned(ofBanner, row.bannerId),
    bannerReferences(row),
  ],
  zone: (row: Pick<typeof zone.$inferSelect, 'zoneId' | 'moreTarget' | 'rule'>): Named => [
    unversioned(ofZone, row.zoneId),
    zoneReferences(row),
  ],
  article: (row: Pick<typeof article.$inferSelect, 'contentId' | 'jump' | 'url'>): Named => [
    unversioned(content, row.contentId),
    articleReferences(row),
  ],
};

/** Replaces the references of an owner, in the transaction that stores it. */
export async function keepReferences(db: Db, [{ ownerType, ownerId, versionNo }, references]: Named) {
  await db
    .delete(contentReference)
    .where(
      ofParent(
        contentReference.ownerId,
        ownerId,
        eq(contentReference.ownerType, ownerType),
        eq(contentReference.versionNo, versionNo),
      ),
    );
  const rows = references.map((one) => ({ ownerType, ownerId, versionNo, ...one }));
  for (const part of chunks(rows))
    await db
      .insert(contentReference)
      .values([...part])
      .onConflictDoNothing();
}

/** The references of all owners, read from the owners themselves. */
export async function scanOwners(db: Db): Promise<Named[]> {
  const all = global('clock');
  const versions = await db
    .select({
      ...{ pageId: homeVersion.pageId, versionNo: homeVersion.versionNo },
      components: homeVersion.components,
    })
    .from(homeVersion)
    .where(all);
  return [
    ...versions.map(named.version),
    ...(await db.select().from(homeOverride).where(all)).map(named.override),
    ...(await db.select().from(banner).where(all)).map(named.banner),
    ...(await db.select().from(zone).where(all)).map(named.zone),
    ...(await db.select().from(article).where(all)).map(named.article),
  ];
}

/** The version of the search for references; with another number all are indexed again. */
const FORM = '1';
const SETTING = 'contentReferences';

/** Indexes data that were stored by a build without references. */
export async function indexReferences(db: Db) {
  if ((await readSetting(db, SETTING)) === FORM) return;
  await db.transaction(async (tx) => {
    await tx.delete(contentReference).where(global('clock'));
    for (const one of await scanOwners(tx)) if (one[1].length > 0) await keepReferences(tx, one);
    await writeSetting(tx, SETTING, FORM);
  });
}
