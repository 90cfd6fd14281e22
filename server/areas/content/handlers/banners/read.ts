import { and, arrayContains, between, eq, type SQL } from 'drizzle-orm';
import type { bannerApi } from '../../../../../src/contract/content/banners';
import { addressOf } from '../../../../../src/contract/content/jump-address';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { Context } from '../../../../http/context';
import { fileUrl } from '../../../../http/links';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { userName } from '../../../../platform/names';
import { within } from '../../../../platform/scope';
import { banner } from '../../data/schema/banner';
import { branchNamesOf, ownBranches } from '../publishing/audience';

type Filters = Pick<
  Parsed<typeof bannerApi.page>,
  'bannerName' | 'position' | 'publishStatus' | 'branchId' | 'startTime'
>;

export const bannerFilters = ({ bannerName, position, publishStatus, branchId, startTime }: Filters): SQL | undefined =>
  and(
    bannerName ? hasText(banner.bannerName, bannerName) : undefined,
    position === undefined ? undefined : eq(banner.position, position),
    publishStatus === undefined ? undefined : eq(banner.publishStatus, publishStatus),
    branchId ? arrayContains(banner.branchIds, [branchId]) : undefined,
    startTime ? between(banner.startTime, ...startTime) : undefined,
  );

export async function bannerPage(
  query: Parsed<typeof bannerApi.page>,
  context: Context,
): Promise<Output<typeof bannerApi.page>> {
  const { app, db, session, ms } = context;
  const { orderBy = 'gmtModified', orderDir = 'desc' } = query;
  const listed = db
    .select({ row: banner, branchNames: branchNamesOf(banner.branchIds), updatedBy: userName(banner.modifiedBy) })
    .from(banner)
    .where(within(session, banner, bannerFilters(query)))
    .$dynamic();
  const order = [by(banner[orderBy], orderDir), by(banner.bannerId, 'desc')];
  const { rows, ...paging } = await paged(db, { listed, order }, query);
  const own = await ownBranches(
    rows.flatMap(({ row }) => row.branchIds),
    context,
  );
  const records = rows.map(({ row, ...more }) => ({
    ...{ ...row, ...more, jumpType: row.jump.jumpType, jumpTarget: addressOf(row.jump) },
    imageUrl: fileUrl(app.linkSecret, row.image, ms),
    changeable: row.branchIds.every((one) => own.has(one)),
  }));
  return { records, ...paging };
}
