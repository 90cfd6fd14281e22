/* docs/domain/releases.md#schedule: what may be scheduled, and by whom; it is 2026-03-08 09:00. */
import { bannerApi } from '../../../../src/contract/content/banners';
import { homeConfigApi } from '../../../../src/contract/content/home/pages';
import { PUBLISH_STATUS } from '../../../../src/contract/content/publishing';
import { RELEASE_STATUS, releaseApi } from '../../../../src/contract/content/releases';
import { zoneApi } from '../../../../src/contract/content/zones';
import { ERROR } from '../../../../src/contract/error-codes';
import { main } from '../../../support/backends';
import { type Client, signedIn } from '../../../support/client';
import type { HostedBackend } from '../../../support/host/host';
import { madePage, zones } from '../home/references/page';
import {
  banner,
  bannerOf,
  HOURS,
  madeBanner,
  madeZone,
  type Member,
  PUBLISH,
  saved,
  scheduled,
  TAKE_DOWN,
} from './world';

const { schedule, publish, save, page } = releaseApi;
const { waiting } = PUBLISH_STATUS;

let server: HostedBackend;
let admin: Client;
let hubei: Client;
let henan: Client;

beforeAll(async () => {
  server = await main.start();
  admin = await signedIn(server.origin, 'admin.hq');
  hubei = await signedIn(server.origin, 'op.hubei');
  henan = await signedIn(server.origin, 'admin.hq', 'FDC');
});
afterAll(() => server.stop());

test('at one time a thing is in one release (43743), at another time in another', async () => {
  const { bannerId } = await madeBanner(hubei, '两次');
  await scheduled(hubei, [banner(bannerId)], { releaseName: '先' });
  const other = async (startTime: string, endTime: string | null) => {
    const { releaseId: id, version } = await saved(hubei, [banner(bannerId)], { startTime, endTime });
    return hubei.call(schedule, { id, version, confirm: 1 });
  };
  const met = await other('2026-03-10 19:59:00', '2026-03-10 22:00:00');
  expect({ code: met.code, data: met.data }).toMatchObject({
    code: ERROR.releasesOverlap,
    data: { rows: [{ objectName: '两次', code: ERROR.releasesOverlap, msg: expect.stringContaining('先 (FB') }] },
  });
  expect((await other('2026-03-09 08:00:00', null)).code).toBe(ERROR.releasesOverlap);
  expect((await other('2026-03-10 20:00:00', '2026-03-10 22:00:00')).code).toBe(200);
  // Nor at once, while the other is to come before its end.
  const now = await saved(hubei, [banner(bannerId)], { startTime: '2026-03-08 10:00:00', endTime: null });
  expect((await hubei.call(publish, { id: now.releaseId, version: now.version, confirm: 1 })).code).toBe(
    ERROR.releasesOverlap,
  );
});

test('the checks of all members are told at once (43741); a page may name what goes out with it', async () => {
  const good = await madeBanner(hubei, '好的');
  const over = await madeBanner(hubei, '先结束的', { endTime: '2026-03-09 23:59:59' });
  const empty = await madeZone(hubei, '空专区', []);
  const ready = await madeZone(hubei, '一起上的专区', ['P001']);
  const { zoneId } = ready;
  await hubei.data(zoneApi.publish, ready);
  await hubei.data(zoneApi.takeDown, { zoneId, version: ready.version + 1 });
  const named = await madePage(
    hubei,
    '带专区',
    ['FDB01'],
    [zones('00000000-0000-4000-8000-000000000904', [ready.zoneId])],
  );
  const asPage = { objectType: 'page', objectId: named.pageId, action: PUBLISH } as const;
  const asZone = (objectId: string) => ({ objectType: 'zone', objectId, action: PUBLISH }) as const;
  const members: Member[] = [asPage, banner(good.bannerId), banner(over.bannerId), asZone(empty.zoneId)];
  const { releaseId: id, version } = await saved(hubei, members);
  const tried = await hubei.data(schedule, { id, version, dryRun: 1 });
  expect(tried.status).toBe(RELEASE_STATUS.draft);
  const told = (rows: typeof tried.rows) =>
    rows.filter(({ refused }) => refused === 1).map(({ member, code }) => [member, code]);
  const all = [
    [3, ERROR.planTimes],
    [4, ERROR.zoneEmpty],
    [1, ERROR.targetUnusable],
  ];
  expect(told(tried.rows)).toEqual(all);
  expect(tried.rows.find(({ member }) => member === 1)).toMatchObject({ index: 1, objectName: '带专区' });
  const refused = await hubei.call(schedule, { id, version, confirm: 1 });
  expect([refused.code, refused.msg]).toEqual([ERROR.releaseRefused, '发布单校验未通过：先结束的、空专区、带专区']);
  const headers = { 'accept-language': 'en-US' };
  const inEnglish = await hubei.call(schedule, { id, version, confirm: 1 }, { headers });
  expect(inEnglish.msg).toMatch(/先结束的, 空专区, 带专区$/);
  // Nothing of the trial is left.
  expect((await bannerOf(hubei, good.bannerId)).publishStatus).toBe(waiting);
  expect(await hubei.data(homeConfigApi.detail, { id: named.pageId })).toMatchObject({ isDraft: 1, isPlanned: 0 });

  const together: Member[] = [asPage, asZone(ready.zoneId)];
  const again = await hubei.data(save, { releaseId: id, version, releaseName: '一起', ...HOURS, members: together });
  expect((await hubei.data(schedule, { id, version: again.version, confirm: 1 })).status).toBe(RELEASE_STATUS.waiting);
});

test('a release is of its company; what others have it cannot take in, and what it may not do it does not', async () => {
  const { bannerId } = await madeBanner(hubei, '湖北的');
  const { releaseId: id, version } = await saved(hubei, [banner(bannerId)]);
  const { records } = await henan.data(page, { pageSize: 100 });
  expect(records.some(({ releaseId }) => releaseId === id)).toBe(false);
  expect((await henan.call(releaseApi.detail, { id })).code).toBe(ERROR.notFound);
  expect((await henan.call(schedule, { id, version })).code).toBe(ERROR.notFound);
  expect((await henan.call(publish, { id, version })).code).toBe(ERROR.notFound);
  expect((await henan.call(save, { releaseName: '偷', ...HOURS, members: [banner(bannerId)] })).data).toMatchObject([
    { field: 'members.0.objectId' },
  ]);
  // Of the head office: in sight, and not his to publish.
  const group = await admin.data(bannerApi.add, {
    ...(await madeBanner(hubei, '样')).form,
    image: '88300',
    branchIds: ['FDA'],
  });
  const theirs = await saved(hubei, [banner(group.bannerId)]);
  const refused = await hubei.call(schedule, { id: theirs.releaseId, version: theirs.version, confirm: 1 });
  expect(refused.data).toMatchObject({ rows: [{ code: ERROR.branchNotGranted }] });
  expect((await admin.data(releaseApi.detail, { id })).branchId).toBe('FDB');
});

test('what is not one is refused with its field', async () => {
  const { bannerId } = await madeBanner(hubei, '重复');
  const good = { releaseName: '表单', ...HOURS, members: [banner(bannerId)] };
  const fields = async (change: object) =>
    ((await hubei.call(save, { ...good, ...change })).data as unknown as { field: string }[]).map(({ field }) => field);
  expect(await fields({ members: [banner(bannerId), banner(bannerId, TAKE_DOWN)] })).toEqual(['members.1.objectId']);
  expect(await fields({ members: [{ ...banner(bannerId), branchIds: ['FDB'] }] })).toEqual(['members.0']);
  expect(await fields({ members: [] })).toEqual(['members']);
  expect(await fields({ releaseName: ' ' })).toEqual(['releaseName']);
  expect((await hubei.call(save, { ...good, endTime: '2026-03-10 07:00:00' })).code).toBe(ERROR.planTimes);
  const past = await saved(hubei, [banner(bannerId)], { startTime: '2026-03-08 08:00:00', endTime: null });
  expect((await hubei.call(schedule, { id: past.releaseId, version: past.version })).code).toBe(ERROR.planTimes);
  expect((await hubei.call(schedule, { id: past.releaseId, version: 9 })).code).toBe(ERROR.versionConflict);
  expect(past.releaseNo).toMatch(/^FB202603\d{4}$/);
});
