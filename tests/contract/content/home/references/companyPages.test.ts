/* docs/domain/home-pages.md#references: a page is checked as each company shows it. */
import { homeOverrideApi } from '../../../../../src/contract/content/home/company/overrides';
import { homePublishApi } from '../../../../../src/contract/content/home/plans';
import { referenceApi } from '../../../../../src/contract/content/references';
import { ERROR } from '../../../../../src/contract/error-codes';
import { main } from '../../../../support/backends';
import { type Client, signedIn } from '../../../../support/client';
import type { HostedBackend } from '../../../../support/host/host';
import { leadsTo, madePage, products, slides, title } from './page';

const NOTHING = { props: [], order: null, own: [] };
const WHERE = { startTime: '2026-03-09 00:00:00', endTime: '2026-03-31 23:59:59', branchIds: ['FDB', 'FDC'] };

let server: HostedBackend;
let admin: Client;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
});
afterAll(() => server.stop());

/** A page that is out, of which these companies show something otherwise. */
async function shown(components: Parameters<typeof madePage>[3], changes: Readonly<Record<string, object>>) {
  const { pageId, version } = await madePage(admin, '四月首页', ['FDB', 'FDC'], components);
  const { versionNo } = await admin.data(homePublishApi.publish, { id: pageId, version, inherit: 0, confirm: 1 });
  for (const [branchId, change] of Object.entries(changes)) {
    const company = { pageId, branchId, baseVersionNo: versionNo, version: 0 };
    await admin.data(homeOverrideApi.save, { ...company, ...NOTHING, ...change });
  }
  const { checks } = await admin.data(referenceApi.check, { pageId, versionNo, inherit: 0, ...WHERE });
  return checks.map(({ code, refused, target, branchIds }) => ({ code, refused, target, branchIds }));
}

const dead = slides('b1', [leadsTo('zone', { zoneId: '2' })]);

test('what a company has added is checked there, and keeps nobody else from the page', async () => {
  const own = [{ after: 'c1', component: dead }];
  expect(await shown([title('c1')], { FDB: { own } })).toEqual([
    { code: ERROR.notForAllBranches, refused: 0, target: '2', branchIds: ['FDB'] },
  ]);
  expect(await shown([title('c1')], { FDB: { own }, FDC: { own } })).toEqual([
    { code: ERROR.targetUnusable, refused: 1, target: '2', branchIds: ['FDB', 'FDC'] },
  ]);
});

test('what a company hides is not held against it', async () => {
  const list = products('c1', { productIds: ['P998', 'P999'] });
  const hidden = { props: [{ componentId: 'c1', path: 'visible', value: 0 }] };
  const { pageId, version } = await madePage(admin, '五月首页', ['FDB', 'FDC'], [list, title('c2')]);
  expect((await admin.call(homePublishApi.publish, { id: pageId, version, inherit: 0, confirm: 1 })).code).toBe(
    ERROR.targetUnusable,
  );
  const open = await shown([products('c1', { productIds: ['P001'] }), title('c2')], { FDB: hidden });
  expect(open.flatMap(({ branchIds }) => branchIds)).not.toContain('FDB');
});
