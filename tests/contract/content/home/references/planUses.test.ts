/* docs/domain/home-pages.md#references: the uses of something are those in all plans that are not over. */
import { homeOverrideApi } from '../../../../../src/contract/content/home/company/overrides';
import { homePlanApi, PLAN_STATUS } from '../../../../../src/contract/content/home/plans';
import { referenceApi, type ReferenceTarget } from '../../../../../src/contract/content/references';
import { homeVersionApi } from '../../../../../src/contract/content/home/versions';
import { main } from '../../../../support/backends';
import { type Client, signedIn } from '../../../../support/client';
import type { HostedBackend } from '../../../../support/host/host';
import { leadsTo, madePage, products, title, zones } from './page';

const TIMES = { startTime: '2026-05-01 08:00:00', endTime: '2026-05-03 19:59:59' };

let server: HostedBackend;
let admin: Client;
let shanghai: string;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
  const components = [products('c1', { productIds: ['P002'] }), title('c2', leadsTo('cart'))];
  const { pageId } = await madePage(admin, '上海五月', ['FDC'], components);
  shanghai = pageId;
  for (const branchIds of [['FDC'], ['FDD', 'FDC01']])
    await admin.data(homePlanApi.add, { pageId, kind: 2, branchIds, ...TIMES, confirm: 1 });
});
afterAll(() => server.stop());

const TARGETS: readonly [ReferenceTarget, string][] = [
  ['activity', '90001'],
  ['product', 'P001'],
  ['product', 'P002'],
  ['zone', '98001'],
  ['pageCode', 'cart'],
  ['fair', '70001'],
  ['activity', '87654321'],
];

/** The pages of all plans that somebody sees, and that are not over. */
async function openPages(client: Client) {
  const { records } = await client.data(homePlanApi.page, { pageSize: 500 });
  const open = records.filter(({ status }) => status === PLAN_STATUS.waiting || status === PLAN_STATUS.active);
  const contents = open.map(async (plan) => {
    const { components } = await client.data(homeVersionApi.detail, { id: plan.pageId, versionNo: plan.versionNo });
    return { plan, components };
  });
  return Promise.all(contents);
}

test.each(['admin.hq', 'op.hubei'])(
  '%s is told of exactly the uses that are found by looking through all plans',
  async (loginName) => {
    const client = await signedIn(server.origin, loginName);
    const pages = await openPages(client);
    for (const [targetType, targetId] of TARGETS) {
      const named = targetType === 'pageCode' ? `"pageCode":"${targetId}"` : `"${targetId}"`;
      const expected = pages.flatMap(({ plan, components }) =>
        components
          .filter((one) => JSON.stringify(one.data).includes(named))
          .map(({ name }) => [plan.pageName, plan.versionNo, name, plan.startTime, plan.endTime].join(' ')),
      );
      const { pages: found } = await client.data(referenceApi.usedBy, { targetType, targetId });
      const told = found.map(({ pageName, versionNo, componentName, from, to }) =>
        [pageName, versionNo, componentName, from, to].join(' '),
      );
      expect(told.sort()).toEqual(expected.sort());
    }
  },
);

test('what a company shows otherwise is used in this company, where a plan reaches it', async () => {
  const own = [{ after: 'c1', component: zones('b1', ['98001']) }];
  const override = { pageId: shanghai, branchId: 'FDC', baseVersionNo: 1, version: 0 as const, order: null };
  const stored = await admin.data(homeOverrideApi.save, { ...override, props: [], own });
  const uses = async () =>
    (await admin.data(referenceApi.usedBy, { targetType: 'zone', targetId: '98001' })).pages.filter(
      ({ pageName }) => pageName === '上海五月',
    );
  expect(await uses()).toMatchObject([{ componentName: '专区', branchIds: ['FDC'], from: TIMES.startTime }]);
  await admin.data(homeOverrideApi.save, { ...override, version: stored.version, props: [], own: [] });
  expect(await uses()).toEqual([]);
});
