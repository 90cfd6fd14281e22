/* docs/domain/content.md#must-read: who confirms while it is made another revision has confirmed none of them. */
import { announcementApi } from '../../../src/contract/content/announcements';
import { inboxApi } from '../../../src/contract/content/inbox';
import { ERROR } from '../../../src/contract/error-codes';
import { main } from '../../support/backends';
import { signedIn } from '../../support/client';
import { meanwhile } from '../../support/meanwhile';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

onPostgres('a revision that came meanwhile is not confirmed by whoever has seen the one before', async () => {
  const backend = await main.start({ WORKER: '0' });
  const admin = await signedIn(backend.origin, 'admin.hq');
  const operator = await signedIn(backend.origin, 'op.hubei');
  const target = { targetType: 5 as const, targetIds: ['3001'], mustRead: 1 as const, minSeconds: 3 };
  const text = { title: '盘点安排', content: '周六 18:00 起盘点。', announceType: 2 } as const;
  const { announcementId } = await admin.data(announcementApi.add, { ...text, ...target });
  await admin.data(announcementApi.publish, { announcementId, version: 1 });
  const before = `update announcement set revision = 2, version = version + 1 where announcement_id = ${announcementId}`;
  const seen = { announcementId, revision: 1, staySec: 9, popped: 1, deferred: 0, confirmed: 1 } as const;
  const answer = await meanwhile(backend.databaseUrl, { before }, () => operator.call(inboxApi.read, seen));
  expect(answer.code).toBe(ERROR.versionConflict);
  expect(await operator.data(inboxApi.open, { announcementId })).toMatchObject({ revision: 2, confirmed: 0 });
  await backend.stop();
});
