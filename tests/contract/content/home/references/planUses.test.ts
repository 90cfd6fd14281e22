/* docs/domain/home-pages.md#references: who uses something is what one finds who looks at all plans (J5). */
import { homeConfigApi } from '../../../../../src/contract/content/home/pages';
import { homeOverrideApi } from '../../../../../src/contract/content/home/company/overrides';
import { homePlanApi } from '../../../../../src/contract/content/home/plans';
import { referenceApi, type ReferenceTarget } from '../../../../../src/contract/content/references';
import { homeVersionApi } from '../../../../../src/contract/content/home/versions';
import { main } from '../../../../support/backends';
import { type Client, signedIn } from '../../../../support/client';
import type { HostedBackend } from '../../../../support/host/host';
import { leadsTo, madePage, products, title, zones } from './page';

const TIMES = { startTime: '2026-05-01 08:00:00', endTime: '2026-05-03 19:59:59' };

let server: HostedBackend;
let admin: Client;
let hubei: Client;
let shanghai: string;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
  hubei = await signedIn(server.origin, 'op.hubei');
  const components = [products('c1', { productIds: ['P002'] }), title('c2', leadsTo('cart'))];
  const { pageId } = await madePage(admin, '上海五月', ['FDC'], components);
  shanghai = pageId;
  for (const branchIds of [['FDC'], ['FDD', 'FDC01']])
    await admin.data(homePlanApi.add, { pageId, kind: 2, branchIds, ...TIMES, confirm: 1 });
});
afterAll(() => server.stop());

test('used-by is what one finds who looks at all plans', async () => {
  const { records: plans } = await admin.data(homePlanApi.page, { pageSize: 500 });
  const open = plans.filter(({ status }) => status === 1 || status === 2);
  const pages = await Promise.all(
    open.map(async (plan) => ({
      plan,
      ...(await admin.data(homeVersionApi.detail, { id: plan.pageId, versionNo: plan.versionNo })),
    })),
  );
  const targets: [ReferenceTarget, string][] = [
    ...[['activity', '90001'] as const, ['product', 'P001'] as const, ['zone', '98001'] as const],
    ...[['pageCode', 'cart'] as const, ['fair', '70002'] as const, ['activity', '87654321'] as const],
  ].map(([kind, id]): [ReferenceTarget, string] => [kind, id]);
  for (const [targetType, targetId] of targets) {
    const isNaming = (json: string) =>
      targetType === 'pageCode' ? json.includes(`"pageCode":"${targetId}"`) : json.includes(`"${targetId}"`);
    const expected = pages.flatMap(({ plan, components }) =>
      components
        .filter((one) => isNaming(JSON.stringify(one.data)))
        .map(({ name }) => [plan.pageName, plan.versionNo, name, plan.startTime, plan.endTime].join(' ')),
    );
    const { pages: found } = await admin.data(referenceApi.usedBy, { targetType, targetId });
    expect(
      found
        .map(({ pageName, versionNo, componentName, from, to }) =>
          [pageName, versionNo, componentName, from, to].join(' '),
        )
        .sort(),
    ).toEqual(expected.sort());
  }
  // Of other companies nothing is told.
  const { pages: seen } = await hubei.data(referenceApi.usedBy, { targetType: 'product', targetId: 'P002' });
  expect(seen.map(({ pageName }) => pageName)).not.toContain('上海五月');
  expect((await admin.data(homeConfigApi.page, { pageName: '上海五月' })).total).toBe(1);
});

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
