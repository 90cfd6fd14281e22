import { bannerApi } from '../../../../src/contract/content/banners';
import { homePlanApi } from '../../../../src/contract/content/home/plans';
import { releaseApi, type ReleaseMoved } from '../../../../src/contract/content/releases';
import { zoneApi } from '../../../../src/contract/content/zones';
import type { Input } from '../../../../src/contract/endpoint';
import type { Client } from '../../../support/client';
import { madePage, title } from '../home/references/page';

export type Form = Input<typeof releaseApi.save>;
export type Member = Form['members'][number];
const toProduct = { jumpType: 1 as const, target: { pageCode: 'product' as const, params: { productId: 'P001' } } };

export const PUBLISH = 1 as const;
export const TAKE_DOWN = 2 as const;

export const banner = (objectId: string, action: 1 | 2 = PUBLISH): Member => ({
  objectType: 'banner',
  objectId,
  action,
});

export async function madeBanner(client: Client, bannerName: string, more: object = {}) {
  const form = {
    ...{ bannerName, image: '88309', position: 4 as const, jump: toProduct, branchIds: ['FDB'] },
    ...{ startTime: '2026-03-01 00:00:00', endTime: '2026-04-30 23:59:59', ...more },
  };
  const { bannerId } = await client.data(bannerApi.add, form);
  return { bannerId, form };
}

export async function madeZone(client: Client, zoneName: string, productIds: string[]) {
  const form = { zoneName, zoneType: 1 as const, branchIds: ['FDB'], layout: 2 as const, maxCount: 20 };
  const made = await client.data(zoneApi.add, form);
  return productIds.length > 0 ? client.data(zoneApi.addProduct, { ...made, productIds }) : made;
}

const ALL = { pageNum: 1, pageSize: 200 };
export const bannerOf = async (client: Client, bannerId: string) =>
  (await client.data(bannerApi.page, ALL)).records.find((one) => one.bannerId === bannerId)!;
export const zoneOf = (client: Client, zoneId: string) => client.data(zoneApi.detail, { zoneId });

/** Which page a company shows in a minute. */
export const pageAt = async (client: Client, branchId: string, minute: string) =>
  (await client.data(homePlanApi.coverage, { branchIds: [branchId], from: minute, to: minute })).branches[0]!
    .segments[0]!.pageName;

/**
 * The release of docs/domain/releases.md#worked-examples: the page of FDB, two banners and a zone go out, a banner is
 * taken down.
 */
export async function openWorked(client: Client, zoneProducts = ['P001', 'P002']) {
  const page = await madePage(client, '三八会场', ['FDB'], [title('00000000-0000-4000-8000-000000000901')]);
  const [one, two, old] = [
    await madeBanner(client, '三八专场'),
    await madeBanner(client, '护肤满减'),
    await madeBanner(client, '旧海报'),
  ];
  await client.data(bannerApi.publish, { bannerId: old.bannerId, version: 1 });
  const { zoneId } = await madeZone(client, '三八专区', zoneProducts);
  const members: Member[] = [
    { objectType: 'page', objectId: page.pageId, action: PUBLISH },
    { objectType: 'banner', objectId: one.bannerId, action: PUBLISH },
    { objectType: 'banner', objectId: two.bannerId, action: PUBLISH },
    { objectType: 'zone', objectId: zoneId, action: PUBLISH },
    { objectType: 'banner', objectId: old.bannerId, action: TAKE_DOWN },
  ];
  const statuses = async (as: Client) => [
    ...[await bannerOf(as, one.bannerId), await bannerOf(as, two.bannerId), await zoneOf(as, zoneId)].map(
      ({ publishStatus }) => publishStatus,
    ),
    (await bannerOf(as, old.bannerId)).publishStatus,
  ];
  return { page, one, two, old, zoneId, members, statuses };
}
export type Worked = Awaited<ReturnType<typeof openWorked>>;

export const HOURS = { startTime: '2026-03-10 08:00:00', endTime: '2026-03-10 19:59:00' };

export const saved = (client: Client, members: Member[], more: Partial<Form> = {}) =>
  client.data(releaseApi.save, { releaseName: '三八节', ...HOURS, members, ...more });

export async function scheduled(client: Client, members: Member[], more: Partial<Form> = {}) {
  const { releaseId: id, version } = await saved(client, members, more);
  const moved: ReleaseMoved = await client.data(releaseApi.schedule, { id, version, confirm: 1 });
  return { id, version: moved.version };
}

export const releaseOf = (client: Client, id: string) => client.data(releaseApi.detail, { id });
