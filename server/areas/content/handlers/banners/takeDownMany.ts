import type { bannerApi } from '../../../../../src/contract/content/banners';
import { PUBLISH_STATUS } from '../../../../../src/contract/content/publishing';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { BATCH_LIMIT, chosenRows, judge, listed } from '../../../../http/batch';
import type { Context } from '../../../../http/context';
import { touch } from '../../../../http/touch';
import { ofParent, within } from '../../../../platform/scope';
import { waitingWith } from '../../data/releases/waiting';
import { banner } from '../../data/schema/banner';
import { ownBranches } from '../publishing/audience';
import { bannerFilters } from './read';
import { sql } from 'drizzle-orm';

type Choice = Parsed<typeof bannerApi.batchTakeDown>;

/** Which of the chosen banners are shown, and the user's to take down. */
async function judged(choice: Choice, context: Context) {
  const { db, session } = context;
  const rows = await db
    .select()
    .from(banner)
    .where(within(session, banner, chosenRows(banner.bannerId, choice, bannerFilters)))
    .orderBy(banner.bannerId)
    .limit(BATCH_LIMIT)
    .for('update');
  const own = await ownBranches(
    rows.flatMap(({ branchIds }) => branchIds),
    context,
  );
  const waiting = await waitingWith(
    db,
    'banner',
    rows.map(({ bannerId }) => bannerId),
  );
  return judge(rows, choice, {
    context,
    idOf: ({ bannerId }) => bannerId,
    nameOf: ({ bannerName }) => bannerName,
    paramsOf: ({ bannerId }) => {
      const { releaseName: name = '', releaseNo: no = '' } = waiting.get(bannerId) ?? {};
      return { name, no };
    },
    refuse: ({ bannerId, publishStatus, branchIds }) => {
      if (!branchIds.every((one) => own.has(one))) return ERROR.branchNotGranted;
      if (waiting.has(bannerId)) return ERROR.inRelease;
      return publishStatus === PUBLISH_STATUS.published ? undefined : ERROR.statusForbids;
    },
  });
}

export const previewTakeDown = async (choice: Choice, context: Context) => (await judged(choice, context)).result;

export async function takeDownBanners(choice: Choice, context: Context) {
  const { db, now, note } = context;
  const { fit, result } = await judged(choice, context);
  const ids = fit.map(({ bannerId }) => bannerId);
  if (ids.length > 0)
    await db
      .update(banner)
      .set({
        ...{ publishStatus: PUBLISH_STATUS.takenDown, takeDownTime: now, ...touch(context) },
        version: sql`${banner.version} + 1`,
      })
      .where(ofParent(banner.bannerId, ids));
  note({
    ...{ objectId: listed(ids), objectName: listed(fit.map(({ bannerName }) => bannerName)) },
    after: { publishStatus: PUBLISH_STATUS.takenDown },
  });
  return result;
}
