/* docs/domain/content.md#must-read: what a guest confirms is what the guest has seen. */
import { announcementApi } from '../../../src/contract/content/announcements';
import { ERROR } from '../../../src/contract/error-codes';
import { invitationApi } from '../../../src/contract/trade-fair/invitations';
import { type Backend, main } from '../../support/backends';
import { Client, signedIn } from '../../support/client';
import { meanwhile } from '../../support/meanwhile';
import { invitationToken } from '../../support/seed';

const token = invitationToken(0);
const form = {
  title: '安检须知',
  content: '入场须过安检。',
  popup: 1,
  popupTimes: 3,
  mustRead: 1,
  confirmText: '收到',
} as const;

let backend: Backend;
let admin: Client;
let guest: Client;
let announcementId: string;

beforeEach(async () => {
  backend = await main.start({ WORKER: '0' });
  admin = await signedIn(backend.origin, 'admin.hq');
  guest = new Client(backend.origin);
  ({ announcementId } = await admin.data(announcementApi.add, { tradeFairId: '70001', ...form }));
  await admin.data(announcementApi.publish, { announcementId, version: 1 });
});
afterEach(() => backend.stop());

const seen = async () =>
  (await guest.data(invitationApi.open, { token })).announcements.find((one) => one.announcementId === announcementId)!;
const confirm = (revision: number) =>
  guest.call(invitationApi.read, { token, reads: [{ announcementId, confirmed: 1, revision }] });

test('who has the page open with what was before does not confirm what has come since', async () => {
  const { revision } = await seen();
  const changed = { ...form, content: '入场须过安检，请携带身份证。', tradeFairId: '70001', reconfirm: 1 } as const;
  await admin.data(announcementApi.update, { announcementId, version: 2, ...changed });
  expect((await confirm(revision)).code).toBe(ERROR.versionConflict);
  const now = await seen();
  expect(now).toMatchObject({ content: expect.stringContaining('身份证'), revision: revision + 1, confirmed: 0 });
  expect((await confirm(now.revision)).code).toBe(200);
  expect(await seen()).toMatchObject({ confirmed: 1 });
});

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

onPostgres('nor what comes at the same time', async () => {
  const before = `update announcement set revision = 2, version = version + 1 where announcement_id = ${announcementId}`;
  const answer = await meanwhile(backend.databaseUrl, { before }, () => confirm(1));
  expect(answer.code).toBe(ERROR.versionConflict);
  expect(await seen()).toMatchObject({ revision: 2, confirmed: 0 });
});
