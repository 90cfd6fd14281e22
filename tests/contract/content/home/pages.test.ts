/* docs/domain/home-pages.md#pages and #status, over HTTP. */
import { ERROR } from '../../../../src/contract/error-codes';
import { homeConfigApi } from '../../../../src/contract/content/home/pages';
import { homeTrialApi } from '../../../../src/contract/content/home/trial';
import { homeVersionApi } from '../../../../src/contract/content/home/versions';
import { main } from '../../../support/backends';
import { type Client, signedIn } from '../../../support/client';
import type { HostedBackend } from '../../../support/host/host';

const { page, add, copy, update, detail } = homeConfigApi;

let server: HostedBackend;
let admin: Client;
let hubei: Client;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
  hubei = await signedIn(server.origin, 'op.hubei');
});
afterAll(() => server.stop());

const names = async (query: Parameters<typeof admin.data<typeof page>>[1]) =>
  (await admin.data(page, { orderBy: 'pageName', orderDir: 'asc', ...query })).records.map(({ pageId }) => pageId);

test('the status follows from what branches show', async () => {
  expect((await names({ publishStatus: 0 })).sort()).toEqual(['97001', '97002']);
  expect((await names({ publishStatus: 1 })).sort()).toEqual(['97003', '97004', '97005', '97006']);
  expect(await names({ publishStatus: 2 })).toEqual([]);
  expect((await names({ branchId: 'FDB' })).sort()).toEqual(['97002', '97004', '97005']);
  expect(await admin.data(detail, { id: '97001' })).toMatchObject({
    ...{ publishStatus: 0, publishTime: '2026-03-01 00:00:00', planTime: null, isDraft: 0, versionNo: 1 },
    branchNames: ['江城医药集团总部'],
  });
  expect(await admin.data(detail, { id: '97003' })).toMatchObject({
    publishStatus: 1,
    planTime: '2026-03-09 08:00:00',
  });
});

test('a page begins as a draft of the company that makes it, a copy as one of who copies', async () => {
  expect((await hubei.call(add, { pageName: '上海页', branchIds: ['FDC'] })).code).toBe(ERROR.branchNotGranted);
  const made = await hubei.data(add, { pageName: '宜昌页', branchIds: ['FDB02'] });
  expect(await hubei.data(detail, { id: made.pageId })).toMatchObject({
    branchId: 'FDB',
    isDraft: 1,
    publishStatus: 1,
  });
  const copied = await hubei.data(copy, { id: '97001' });
  expect(await hubei.data(detail, { id: copied.pageId })).toMatchObject({ branchId: 'FDB', branchIds: ['FDB'] });
  const [from, to] = await Promise.all(
    ['97001', copied.pageId].map((id) => hubei.data(homeVersionApi.components, { id })),
  );
  expect(to!.components).toEqual(from!.components);
  expect((await hubei.call(homeConfigApi.delete, { id: '97001', version: 1 })).code).toBe(ERROR.branchNotGranted);
  expect((await admin.call(homeConfigApi.delete, { id: '97001', version: 1 })).code).toBe(ERROR.statusForbids);
  await hubei.data(homeConfigApi.delete, { id: made.pageId, version: 1 });
  expect((await hubei.call(detail, { id: made.pageId })).code).toBe(ERROR.notFound);
});

test('a stale change is answered with what stands there', async () => {
  const form = { id: '97004', pageName: '五一页', branchIds: ['FDB'] };
  await admin.data(update, { ...form, version: 1 });
  expect(await admin.call(update, { ...form, version: 1 })).toMatchObject({
    ...{ code: ERROR.versionConflict, data: { version: 2, pageName: '五一页' } },
  });
});

test('the rules can be tried', async () => {
  const component = { componentId: 'c5', type: 'title', name: '标题栏', visible: 1 };
  const { data } = await admin.call(homeTrialApi.trial, {
    kind: 'MERGE',
    input: {
      base: [{ ...component, data: { text: '本周特惠', subText: '' } }],
      next: [{ ...component, data: { text: '三月特惠', subText: '每日上新' } }],
      override: { props: [{ componentId: 'c5', path: 'data.text', value: '襄阳特惠' }], order: null, own: [] },
    },
  });
  expect(data).toEqual({
    page: [{ ...component, data: { text: '襄阳特惠', subText: '每日上新' } }],
    order: ['c5'],
    override: { props: [{ componentId: 'c5', path: 'data.text', value: '襄阳特惠' }], order: null, own: [] },
    ...{ kept: [], absorbed: [], dropped: [], reanchored: [] },
    conflicts: [{ componentId: 'c5', path: 'data.text', kind: 'BOTH_CHANGED' }],
  });
  const plan = { kind: 1 as const, branchIds: ['FDB'], startTime: '2026-03-05 08:00:00' };
  const window = { from: '2026-03-05 07:59', to: '2026-03-05 08:00' };
  const covered = await admin.data(homeTrialApi.trial, {
    kind: 'COVERAGE',
    input: { plans: [{ ...plan, planId: '502', page: 'B' }], branchIds: ['FDB02'], ...window },
  });
  expect(covered).toEqual({
    branches: [
      {
        branchId: 'FDB02',
        segments: [
          { from: window.from, to: window.from, minutes: 1, planId: null, page: 'DEFAULT', reason: 'DEFAULT' },
          { from: window.to, to: window.to, minutes: 1, planId: '502', page: 'B', reason: 'STANDING' },
        ],
      },
    ],
  });
});
