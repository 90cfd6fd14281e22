import { refusedPageApi } from '../../../src/contract/account/refused-page';
import { ERROR } from '../../../src/contract/error-codes';
import { FEEDBACK_TYPE, feedbackApi } from '../../../src/contract/system/feedback';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

let backend: Awaited<ReturnType<typeof main.start>>;
let clerk: Client;

beforeAll(async () => {
  backend = await main.start();
  clerk = await signedIn(backend.origin, 'show.clerk');
});
afterAll(() => backend.stop());

const { refused, ask } = refusedPageApi;
const path = '/market/priceTrial';

test('a refused page is named, with those who can grant it; one that is open or unknown is not', async () => {
  expect(await clerk.data(refused, { path })).toMatchObject({
    ...{ path, title: '价格试算', grantors: ['周启明'], isAsked: false },
    titles: { en: 'Price trial' },
  });
  for (const other of ['/sale/dining', '/no/such/page']) expect(await clerk.data(refused, { path: other })).toBeNull();
  const admin = await signedIn(backend.origin, 'admin.hq');
  expect(await admin.data(refused, { path })).toBeNull();
});

test('who asks for it is found by the administrator, once; what is open cannot be asked for', async () => {
  expect((await clerk.call(ask, { path: '/sale/dining', reason: '需要查看用餐' })).code).toBe(ERROR.notFound);
  expect((await clerk.call(ask, { path, reason: '看' })).code).toBe(ERROR.invalidInput);
  const { feedbackNo } = await clerk.data(ask, { path, reason: '客户常问成交价' });
  expect(await clerk.data(refused, { path })).toMatchObject({ isAsked: true });
  // From another tab, and from two at once.
  const again = { path, reason: '客户又在问成交价' };
  const answers = await Promise.all([clerk.data(ask, again), clerk.data(ask, again)]);
  expect(answers).toEqual([{ feedbackNo }, { feedbackNo }]);
  const admin = await signedIn(backend.origin, 'admin.hq');
  const found = await admin.data(feedbackApi.page, { type: FEEDBACK_TYPE.access });
  expect(found.records).toMatchObject([
    {
      ...{ feedbackNo, submitName: '林小雨' },
      content: '申请页面权限：价格试算 (/market/priceTrial)。理由：客户常问成交价',
    },
  ]);
  const { feedbackId: id, version } = found.records[0]!;
  await admin.data(feedbackApi.reply, { id, version, replyContent: '已经为您开通' });
  expect(await clerk.data(refused, { path })).toMatchObject({ isAsked: false });
});
