import type { StoredComponent } from '../../../../../src/contract/content/home/component';
import type { HomeImage } from '../../../../../src/contract/content/home/data';
import { freshComponent, freshProductList } from '../../../../../src/contract/content/home/fresh';
import { homeConfigApi } from '../../../../../src/contract/content/home/pages';
import { homeVersionApi } from '../../../../../src/contract/content/home/versions';
import type { AppPage, Jump } from '../../../../../src/contract/content/jump';
import type { Client } from '../../../../support/client';

/** A page with these components, as a draft. */
export async function madePage(client: Client, pageName: string, branchIds: string[], components: StoredComponent[]) {
  const { pageId, version } = await client.data(homeConfigApi.add, { pageName, branchIds });
  const saved = await client.data(homeVersionApi.save, { id: pageId, version, components });
  return { pageId, versionNo: saved.versionNo, version: saved.version };
}

export const leadsTo = (pageCode: AppPage, params: Extract<Jump, { jumpType: 1 }>['target']['params'] = {}): Jump => ({
  jumpType: 1,
  target: { pageCode, params },
});
export const webAt = (target: string): Jump => ({ jumpType: 2, target });

const image: HomeImage = { fileId: '1', alt: '到货', decorative: 0, focalX: 50, focalY: 50 };

export const slides = (id: string, jumps: readonly Jump[]): StoredComponent => ({
  ...freshComponent('banner', id, '轮播'),
  data: { items: jumps.map((jump) => ({ image, jump })), interval: 5, ratio: '2:1' },
});
export const countdown = (id: string, activityId: string): StoredComponent => ({
  ...freshComponent('countdown', id, '限时活动'),
  data: { activityId, title: '限时' },
});
export const zones = (id: string, zoneIds: string[]): StoredComponent => ({
  ...freshComponent('zone', id, '专区'),
  data: { zoneIds, layout: '1' },
});
export const products = (id: string, list: object): StoredComponent => ({
  ...freshComponent('productList', id, '商品列表'),
  data: { ...freshProductList(), ...list },
});
export const title = (id: string, moreJump: Jump | null = null): StoredComponent => ({
  ...freshComponent('title', id, '标题栏'),
  data: { text: '到货', subText: '', moreJump },
});
