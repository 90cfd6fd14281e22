/* docs/domain/home-pages.md#overrides, over HTTP: what companies make of a page. */
import { ERROR } from '../../../../src/contract/error-codes';
import type { StoredComponent } from '../../../../src/contract/content/home/component';
import { homeOverrideApi } from '../../../../src/contract/content/home/company/overrides';
import { main } from '../../../support/backends';
import { type Client, signedIn } from '../../../support/client';
import type { HostedBackend } from '../../../support/host/host';
import { NO_CHANGE, publish, published, rendered, setText, textsOf, title } from './titles';

const { detail, save, page: list } = homeOverrideApi;
const branchId = 'FDB';

let server: HostedBackend;
let admin: Client;
let hubei: Client;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
  hubei = await signedIn(server.origin, 'op.hubei');
});
afterAll(() => server.stop());

test('a company shows its own values, order and components; others and the page itself stay', async () => {
  const { pageId, versionNo } = await published(admin, [title('c1', '一'), title('c2', '二'), title('c3', '三')]);
  const before = await hubei.data(detail, { id: pageId, branchId });
  expect(before).toMatchObject({ version: 0, versionNo, baseVersionNo: null, conflicts: [], override: NO_CHANGE });
  const own = [{ after: 'c1', component: title('b1', '本店') }];
  const props = [setText('c2', '贰'), setText('c3', '三')];
  const saved = await hubei.data(save, {
    ...{ pageId, branchId, baseVersionNo: versionNo, version: 0 },
    ...{ props, order: ['c1', 'c3', 'c2'], own },
  });
  expect(textsOf(saved.components)).toEqual(['一', '本店', '三', '贰']);
  // What is equal to the head office's is none.
  expect(saved.override.props).toEqual([setText('c2', '贰')]);
  expect(await rendered(admin, pageId, 'FDB')).toEqual(['一', '本店', '三', '贰']);
  expect(await rendered(admin, pageId, 'FDC')).toEqual(['一', '二', '三']);
  const { records } = await hubei.data(list, { pageId });
  expect(records).toMatchObject([
    { branchId, propCount: 1, ownCount: 1, isReordered: 1, conflictCount: 0, isBehind: 0, modifiedByName: '陈思远' },
  ]);
});

test('who is not of the company, or may not, changes nothing; an old version is answered with what is stored', async () => {
  const { pageId, versionNo } = await published(admin, [title('c1', '一')]);
  const input = { pageId, branchId, baseVersionNo: versionNo, version: 0, ...NO_CHANGE, props: [setText('c1', '甲')] };
  expect((await hubei.call(save, { ...input, branchId: 'FDC' })).code).toBe(ERROR.branchNotGranted);
  const reader = await signedIn(server.origin, 'audit.ro');
  expect((await reader.call(save, input)).code).toBe(ERROR.notGranted);
  await hubei.data(save, input);
  const late = await hubei.call(save, { ...input, props: [setText('c1', '乙')] });
  expect(late.code).toBe(ERROR.versionConflict);
  expect(late.data).toMatchObject({
    current: { version: 1 },
    conflicts: [{ componentId: 'c1', path: 'data.text', kind: 'BOTH_CHANGED' }],
  });
  expect(textsOf((late.data as unknown as { current: { components: StoredComponent[] } }).current.components)).toEqual([
    '甲',
  ]);
});

test('what the head office has locked stays (43732), and what was set before is dropped with the lock', async () => {
  const { pageId, versionNo } = await published(admin, [
    title('c1', '一'),
    title('c2', '二', { locked: ['data.text'] }),
  ]);
  const input = { pageId, branchId, baseVersionNo: versionNo, version: 0, ...NO_CHANGE };
  const refused = await hubei.call(save, { ...input, props: [setText('c2', '贰')] });
  expect([refused.code, refused.msg]).toEqual([ERROR.lockedByHeadOffice, '该项由总部锁定：标题c2']);
  await hubei.data(save, { ...input, props: [setText('c1', '壹')] });
  await publish(admin, pageId, [title('c1', '一', { locked: ['*'] }), title('c2', '二')]);
  const now = await hubei.data(detail, { id: pageId, branchId });
  expect(now.dropped).toEqual([{ componentId: 'c1', path: 'data.text', kind: 'LOCKED' }]);
  expect(textsOf(now.components)).toEqual(['一', '二']);
});

test('paths, components and values that there are not are refused field by field', async () => {
  const { pageId, versionNo } = await published(admin, [title('c1', '一')]);
  const input = { pageId, branchId, baseVersionNo: versionNo, version: 0, ...NO_CHANGE };
  const faults = [
    { props: [{ componentId: 'c1', path: 'locked', value: ['*'] }] },
    { props: [setText('c9', '无')] },
    { props: [setText('c1', '一二三四五六七八九十一')] },
    { order: ['c9'] },
    { own: [{ after: null, component: title('c1', '重') }] },
  ];
  for (const fault of faults)
    expect([fault, (await hubei.call(save, { ...input, ...fault })).code]).toEqual([fault, ERROR.invalidInput]);
  expect((await hubei.call(save, { ...input, baseVersionNo: 99 })).code).toBe(ERROR.notFound);
});
