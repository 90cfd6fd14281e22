/* docs/domain/home-pages.md#overrides, over HTTP: where the head office has gone on. */
import { ERROR } from '../../../../src/contract/error-codes';
import { homeOverrideApi } from '../../../../src/contract/content/home/company/overrides';
import { main } from '../../../support/backends';
import { type Client, signedIn } from '../../../support/client';
import type { HostedBackend } from '../../../support/host/host';
import { NO_CHANGE, publish, published, rendered, setText, textsOf, title } from './titles';

const { detail, save, resolve } = homeOverrideApi;
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

test('where both have changed a value the company’s stands, its component waits, and is decided', async () => {
  const { pageId, versionNo } = await published(admin, [title('c1', '一'), title('c2', '二'), title('c3', '三')]);
  const props = [setText('c1', '甲'), setText('c2', '乙'), setText('c3', '丙')];
  await hubei.data(save, { pageId, branchId, baseVersionNo: versionNo, version: 0, ...NO_CHANGE, props });
  const receipt = await publish(admin, pageId, [title('c1', '壹'), title('c2', '贰'), title('c3', '叁')]);
  expect(receipt.conflicts).toEqual([{ branchId, branchName: '江城医药湖北有限公司', count: 3 }]);
  expect(await rendered(admin, pageId, 'FDB')).toEqual(['甲', '乙', '丙']);
  const open = await hubei.data(detail, { id: pageId, branchId });
  expect(open.conflicts[0]).toEqual({
    ...{ componentId: 'c1', path: 'data.text', kind: 'BOTH_CHANGED' },
    ...{ was: '一', head: '壹', own: '甲' },
  });
  const input = { pageId, branchId, baseVersionNo: receipt.versionNo, version: 1, ...NO_CHANGE };
  const touched = await hubei.call(save, { ...input, props: [setText('c1', '子'), ...props.slice(1)] });
  expect([touched.code, touched.msg]).toEqual([ERROR.conflictUndecided, '该组件有未处理的冲突：标题c1']);
  // The company may change everything else; conflicts go on waiting on the new base, and know what there was.
  const own = [{ after: null, component: title('b1', '本店') }];
  const more = await hubei.data(save, { ...input, props, own });
  expect(more.conflicts.map(({ was, head }) => [was, head])).toEqual([
    ['一', '壹'],
    ['二', '贰'],
    ['三', '叁'],
  ]);
  const decisions = [
    { componentId: 'c1', path: 'data.text', take: 'HQ' as const },
    { componentId: 'c2', path: 'data.text', take: 'BRANCH' as const },
    { componentId: 'c3', path: 'data.text', take: 'VALUE' as const, value: '末' },
  ];
  const done = await hubei.data(resolve, { pageId, branchId, version: more.version, decisions });
  expect([done.conflicts, textsOf(done.components)]).toEqual([[], ['本店', '壹', '乙', '末']]);
  expect(await rendered(admin, pageId, 'FDB')).toEqual(['本店', '壹', '乙', '末']);
  const again = await hubei.call(resolve, { pageId, branchId, version: done.version, decisions });
  expect(again.code).toBe(ERROR.invalidInput);
});

test('a component that the head office takes away stays as the company’s own, until it is decided', async () => {
  const { pageId, versionNo } = await published(admin, [title('c1', '一'), title('c2', '二'), title('c3', '三')]);
  const props = [setText('c2', '乙'), setText('c3', '丙')];
  const { version } = await hubei.data(save, {
    ...{ pageId, branchId, baseVersionNo: versionNo, version: 0, ...NO_CHANGE },
    props,
  });
  await publish(admin, pageId, [title('c1', '一')]);
  expect(await rendered(admin, pageId, 'FDB')).toEqual(['一', '乙', '丙']);
  const decisions = [
    { componentId: 'c2', path: 'data.text', take: 'HQ' as const },
    { componentId: 'c3', path: 'data.text', take: 'BRANCH' as const },
  ];
  const done = await hubei.data(resolve, { pageId, branchId, version, decisions });
  expect([done.conflicts, textsOf(done.components)]).toEqual([[], ['一', '丙']]);
  expect(done.override.own.map(({ after, component }) => [after, component.componentId])).toEqual([['c1', 'c3']]);
});
