/* docs/domain/home-pages.md#two-editors, over HTTP: two editors of what one company shows otherwise. */
import { ERROR } from '../../../../src/contract/error-codes';
import type { StoredComponent } from '../../../../src/contract/content/home/component';
import { homeOverrideApi, type MergedPage } from '../../../../src/contract/content/home/company/overrides';
import { main } from '../../../support/backends';
import { type Client, signedIn } from '../../../support/client';
import type { HostedBackend } from '../../../support/host/host';
import { NO_CHANGE, publish, published, setText, textsOf, title } from './titles';

const { detail, save } = homeOverrideApi;
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

const THREE = [title('c1', '一'), title('c2', '二'), title('c3', '三')];

async function begun(components: StoredComponent[] = THREE) {
  const { pageId, versionNo } = await published(admin, components);
  const from = (version: number, baseVersionNo = versionNo) => ({ pageId, branchId, baseVersionNo, version });
  const now = () => hubei.data(detail, { id: pageId, branchId });
  return { pageId, from, now };
}
const own = (id: string, after: string | null) => ({ after, component: title(id, `自有${id}`) });

test('changes of different paths, an order and own components stand beside each other', async () => {
  const { from, now } = await begun();
  await hubei.data(save, { ...from(0), ...NO_CHANGE, props: [setText('c1', '甲')], own: [own('b1', 'c1')] });
  const second = await hubei.data(save, {
    ...{ ...from(0), props: [setText('c2', '乙')], order: ['c3', 'c1', 'c2'], own: [own('b2', 'c2')] },
  });
  expect(textsOf(second.components)).toEqual(['三', '甲', '自有b1', '乙', '自有b2']);
  expect(second).toMatchObject({ version: 2, conflicts: [] });
  expect(second.merged).toEqual(
    expect.arrayContaining([
      { componentId: 'c2', path: 'data.text' },
      { componentId: 'b2', path: '*' },
    ]),
  );
  expect((await now()).components).toEqual(second.components);
});

test('where both have set one value nothing is written, and both are told', async () => {
  const { from, now } = await begun();
  await hubei.data(save, { ...from(0), ...NO_CHANGE, props: [setText('c1', '甲'), setText('c2', '乙')] });
  const before = await now();
  const late = await hubei.call(save, { ...from(0), ...NO_CHANGE, props: [setText('c1', '丙'), setText('c3', '丁')] });
  expect(late.code).toBe(ERROR.versionConflict);
  expect(late.data).toMatchObject({
    current: { version: 1 },
    conflicts: [{ componentId: 'c1', path: 'data.text', kind: 'BOTH_CHANGED' }],
  });
  expect(await now()).toEqual(before);
});

test('who takes an own component away that the other has changed is asked; what both take away is gone', async () => {
  const { from } = await begun();
  await hubei.data(save, { ...from(0), ...NO_CHANGE, own: [own('b1', null), own('b2', 'c1'), own('b3', 'c2')] });
  const changed = { after: null, component: title('b1', '改过') };
  await hubei.data(save, { ...from(1), ...NO_CHANGE, own: [changed, own('b2', 'c1')] });
  const late = await hubei.call(save, { ...from(1), ...NO_CHANGE, own: [own('b2', 'c1'), own('b3', 'c2')] });
  expect(late.code).toBe(ERROR.versionConflict);
  expect(late.data).toMatchObject({ conflicts: [{ componentId: 'b1', path: '*' }] });
  const both = await hubei.data(save, { ...from(1), ...NO_CHANGE, own: [own('b1', null), own('b2', 'c1')] });
  expect(textsOf(both.components)).toEqual(['改过', '一', '自有b2', '二', '三']);
});

test('the head office has gone on meanwhile: its changes and those of both editors stand', async () => {
  const { pageId, from } = await begun();
  await hubei.data(save, { ...from(0), ...NO_CHANGE, props: [setText('c1', '甲')] });
  await publish(admin, pageId, [THREE[0]!, title('c2', '二'), title('c3', '总部'), title('c4', '四')]);
  const second = await hubei.data(save, { ...from(0), ...NO_CHANGE, props: [setText('c2', '乙')] });
  expect(textsOf(second.components)).toEqual(['甲', '乙', '总部', '四']);
  expect(second.baseVersionNo).toBe(second.versionNo);
});

test('a version that there has not been is answered with what there is', async () => {
  const { from } = await begun();
  await hubei.data(save, { ...from(0), ...NO_CHANGE, props: [setText('c1', '甲')] });
  const strange = await hubei.call(save, { ...from(7), ...NO_CHANGE, props: [setText('c2', '乙')] });
  expect(strange.code).toBe(ERROR.versionConflict);
  expect((strange.data as unknown as { current: MergedPage; conflicts: unknown[] }).conflicts).toEqual([]);
});
