import { and, eq, ne } from 'drizzle-orm';
import { MAX_BANNERS } from '../../../../src/contract/content/banners';
import { PUBLISH_STATUS } from '../../../../src/contract/content/publishing';
import type { Db } from '../../../platform/database/db';
import { takeLock } from '../../../platform/database/advisoryLocks';
import { branch } from '../../../platform/schema/organisation';
import { global } from '../../../platform/scope';
import { banner } from './schema/banner';
import { fullBranch, type Standing } from '../rules/bannerRoom';

type Row = typeof banner.$inferSelect;

const standing = ({ branchIds, startTime, endTime }: Pick<Row, 'branchIds' | 'startTime' | 'endTime'>): Standing => ({
  ...{ branchIds, startTime: startTime ?? '', endTime: endTime ?? '9999' },
});

/**
 * The name of a company in which a banner finds no room. Banners that are published at the same time wait for each
 * other; otherwise both would count the same ones.
 */
export async function fullCompany(
  db: Db,
  row: Pick<Row, 'bannerId' | 'position' | 'branchIds' | 'startTime' | 'endTime'>,
) {
  await takeLock(db, 'bannerRoom');
  const others = await db
    .select({ branchIds: banner.branchIds, startTime: banner.startTime, endTime: banner.endTime })
    .from(banner)
    .where(
      global(
        'taken',
        and(
          eq(banner.publishStatus, PUBLISH_STATUS.published),
          eq(banner.position, row.position),
          eq(banner.deleted, 0),
          ne(banner.bannerId, row.bannerId),
        ),
      ),
    );
  if (others.length < MAX_BANNERS) return undefined;
  const branches = await db
    .select({ branchId: branch.branchId, path: branch.path, name: branch.branchName })
    .from(branch)
    .where(global('shared', eq(branch.status, 1)))
    .orderBy(branch.path);
  const paths = new Map(branches.map(({ branchId, path }) => [branchId, path]));
  const full = fullBranch(standing(row), others.map(standing), { paths, max: MAX_BANNERS });
  return branches.find(({ branchId }) => branchId === full)?.name;
}
