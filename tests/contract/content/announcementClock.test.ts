/* docs/domain/content.md#status: what the clock does to an announcement is a change of it like any other. */
import { announcementApi, PUBLISH_STATUS } from '../../../src/contract/content/announcements';
import { ERROR } from '../../../src/contract/error-codes';
import type { Client } from '../../support/client';
import { type Moments, openMoments } from '../promotion/storeAt';

let moments: Moments;
beforeEach(async () => {
  moments = await openMoments();
});
afterEach(() => moments.remove());

const form = { tradeFairId: '70001', title: '午餐改期', content: '午餐改到 12:30。', endTime: '2026-03-08 13:00:00' };

test('a form that was open while it was published, or taken down, overwrites nothing', async () => {
  const { announcementId } = await moments.at('2026-03-08 10:00:00', ({ admin }) =>
    admin.data(announcementApi.add, { ...form, planTime: '2026-03-08 10:05:00' }),
  );
  const save = (admin: Client, version: number) =>
    admin.call(announcementApi.update, { ...form, announcementId, version, content: '午餐改到 12:45。' });
  const find = async (admin: Client) =>
    (await admin.data(announcementApi.page, { tradeFairId: form.tradeFairId, pageSize: 100 })).records.find(
      (one) => one.announcementId === announcementId,
    );
  await moments.onStore({ announcements: '2026-03-08 10:05:00' });
  await moments.at('2026-03-08 10:06:00', async ({ admin }) => {
    expect((await save(admin, 1)).code).toBe(ERROR.versionConflict);
    expect(await find(admin)).toMatchObject({ publishStatus: PUBLISH_STATUS.published, version: 2 });
  });
  await moments.onStore({ announcements: '2026-03-08 13:01:00' });
  await moments.at('2026-03-08 13:02:00', async ({ admin }) => {
    expect((await save(admin, 2)).code).toBe(ERROR.versionConflict);
    expect(await find(admin)).toMatchObject({ publishStatus: PUBLISH_STATUS.takenDown, version: 3 });
  });
});
