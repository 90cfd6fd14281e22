/* docs/domain/home-pages.md#versions and #two-editors, over HTTP. */
import { ERROR } from '../../../../src/contract/error-codes';
import { canonical } from '../../../../src/contract/canonical';
import type { StoredComponent } from '../../../../src/contract/content/home/component';
import { freshComponent } from '../../../../src/contract/content/home/fresh';
import { homeConfigApi } from '../../../../src/contract/content/home/pages';
import {
  homeLeaseApi,
  homeVersionApi,
  LEASE_ANSWER,
  LEASE_SECONDS,
} from '../../../../src/contract/content/home/versions';
import { SECOND, shanghai } from '../../../../server/platform/clock';
import { main } from '../../../support/backends';
import { type Client, signedIn } from '../../../support/client';
import type { HostedBackend } from '../../../support/host/host';
import schema1 from '../../../rules/home/pages/schema1.json';

const { components, save, rollback, detail, compare } = homeVersionApi;
const { lease } = homeLeaseApi;

let server: HostedBackend;
let admin: Client;
let hubei: Client;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
  hubei = await signedIn(server.origin, 'op.hubei');
});
afterAll(() => server.stop());

/** The same data so many seconds later, and a bit. */
async function later(seconds: number) {
  const CLOCK = shanghai(admin.now() + (seconds + 1) * SECOND);
  server = await server.reopen({ CLOCK });
  admin = await signedIn(server.origin, 'admin.hq');
  hubei = await signedIn(server.origin, 'op.hubei');
}

const title = (id: string, text: string) => ({
  ...freshComponent('title', id, '标题栏'),
  data: { text, subText: '', moreJump: null },
});
const added = async (list: StoredComponent[], client = admin) => {
  const { pageId: id, version } = await client.data(homeConfigApi.add, { pageName: '测试页', branchIds: ['FDB'] });
  return { id, ...(await client.data(save, { id, version, components: list })) };
};
const textsOf = (list: readonly StoredComponent[]) => list.map(({ data }) => (data as { text: string }).text);

test('two editors: what meets nowhere is stored, the rest is answered with both', async () => {
  const [c1, c2] = [title('c1', '一'), title('c2', '二')];
  const { id, version } = await added([c1, c2]);
  await admin.data(save, { id, version, components: [title('c1', '壹'), c2] });
  const second = await admin.data(save, { id, version, components: [c1, title('c2', '贰')] });
  expect(textsOf(second.components)).toEqual(['壹', '贰']);
  expect(second.merged).toEqual([{ componentId: 'c2', path: 'data.text' }]);
  const third = await admin.call(save, { id, version, components: [title('c1', '〡'), c2] });
  expect(third.code).toBe(ERROR.versionConflict);
  expect(third.data).toMatchObject({
    current: { version: second.version },
    conflicts: [{ componentId: 'c1', path: 'data.text', kind: 'BOTH_CHANGED' }],
  });
  expect(textsOf((await admin.data(components, { id })).components)).toEqual(['壹', '贰']);
});

test('what the server does not know comes back as it was sent', async () => {
  const unknown = schema1.slice(12) as StoredComponent[];
  const { id, version } = await added([title('c1', '一'), ...unknown]);
  const opened = await admin.data(components, { id });
  expect(JSON.stringify(opened.components.slice(1))).toBe(JSON.stringify(unknown));
  const moved = [unknown[1]!, title('c1', '二'), unknown[0]!];
  await admin.data(save, { id, version, components: moved });
  expect(JSON.stringify((await admin.data(components, { id })).components[2])).toBe(JSON.stringify(unknown[0]));
});

test('a page of the first form is saved in the newest, and refused where it goes beyond a limit', async () => {
  const { id, version } = await added(schema1);
  const opened = await admin.data(components, { id });
  expect(opened.components[1]).toMatchObject({ schema: 2, data: { items: [{ image: { fileId: 'f81' } }, {}] } });
  const long = { ...title('c1', '一'), name: '超'.repeat(21) };
  const refused = await admin.call(save, { id, version, components: [long, title('c1', '二')] });
  expect(refused).toMatchObject({ code: ERROR.invalidInput });
  expect(refused.data).toMatchObject([{ field: 'components.0.name' }, { field: 'components.1.componentId' }]);
});

test('a frozen version stays as it is: saving makes the next draft, rolling back another', async () => {
  const before = await admin.data(detail, { id: '97002', versionNo: 1 });
  const draft = await admin.data(save, { id: '97002', version: before.version, components: [] });
  expect(draft.versionNo).toBe(2);
  const asked = await admin.call(rollback, { id: '97002', versionNo: 1 });
  expect(asked.code).toBe(ERROR.draftExists);
  const back = await admin.data(rollback, { id: '97002', versionNo: 1, confirm: 1 });
  expect(back.versionNo).toBe(3);
  const after = await admin.data(detail, { id: '97002', versionNo: 1 });
  expect([after.hash, canonical(after.components)]).toEqual([before.hash, canonical(before.components)]);
  const { records } = await admin.data(homeVersionApi.page, { pageId: '97002' });
  expect(records).toMatchObject([
    { versionNo: 3, origin: 3, frozen: 0, baseVersionNo: 1 },
    { versionNo: 2, origin: 2, frozen: 1, note: '回滚前的草稿', componentCount: 0 },
    { versionNo: 1, origin: 1, frozen: 1, planCount: 4 },
  ]);
  const sides = { left: { pageId: '97002', versionNo: 2 }, right: { pageId: '97002', versionNo: 3 } };
  const difference = await admin.data(compare, sides);
  expect(difference).toMatchObject({ removed: [], moved: [], changed: [] });
  expect(difference.added).toEqual(before.components.map(({ componentId }) => componentId));
});

test('a company sees the pages of those above and changes its own; locks are set by the head office', async () => {
  expect(await hubei.data(components, { id: '97001' })).toMatchObject({ isEditable: 0 });
  const { version } = await hubei.data(components, { id: '97001' });
  expect((await hubei.call(save, { id: '97001', version, components: [] })).code).toBe(ERROR.branchNotGranted);
  const own = await added([title('c1', '一')], hubei);
  const locked = [{ ...title('c1', '一'), locked: ['*'] }];
  expect((await hubei.call(save, { ...own, components: locked })).code).toBe(ERROR.notGranted);
  const { version: newer } = await admin.data(save, { ...own, components: locked });
  await hubei.data(save, { id: own.id, version: newer, components: [{ ...locked[0]!, name: '新名' }] });
  const shanghai = await signedIn(server.origin, 'multi.shanghai');
  expect((await shanghai.call(components, { id: own.id })).code).toBe(ERROR.notGranted);
});

test('one edits at a time: others ask, and have it when nobody answers or at the end of the lease', async () => {
  const { id } = await added([], hubei);
  const mine = await hubei.data(lease, { id, action: 'take' });
  expect(mine).toMatchObject({ isMine: 1, holderName: '陈思远' });
  const held = await admin.call(lease, { id, action: 'take' });
  expect(held).toMatchObject({ code: ERROR.pageBeingEdited, data: { holderName: '陈思远', since: mine.since } });
  expect(held.msg).toContain('陈思远');
  await admin.data(lease, { id, action: 'request' });
  expect(await hubei.data(lease, { id, action: 'renew' })).toMatchObject({ isMine: 1, requestedBy: '周启明' });
  expect((await admin.call(lease, { id, action: 'take' })).code).toBe(ERROR.pageBeingEdited);

  await later(LEASE_ANSWER);
  expect(await admin.data(lease, { id, action: 'take' })).toMatchObject({ isMine: 1, requestedBy: '' });
  expect((await hubei.call(lease, { id, action: 'renew' })).code).toBe(ERROR.pageBeingEdited);
  expect((await hubei.call(lease, { id, action: 'takeOver' })).code).toBe(ERROR.notGranted);

  await later(LEASE_SECONDS);
  expect(await hubei.data(lease, { id, action: 'take' })).toMatchObject({ isMine: 1 });
  expect(await admin.data(lease, { id, action: 'takeOver' })).toMatchObject({ isMine: 1, holderName: '周启明' });
  await admin.data(lease, { id, action: 'release' });
  expect(await hubei.data(lease, { id, action: 'take' })).toMatchObject({ isMine: 1 });
});
