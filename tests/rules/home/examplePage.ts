import type { StoredComponent } from '../../../src/contract/content/home/component';
import { withValue } from '../../../src/contract/content/home/paths';

/* The page of the worked examples, and what is changed of it. */

export const component = (componentId: string, type: string, data: object): StoredComponent => ({
  ...{ componentId, type, name: type, visible: 1, data },
});
export const base = [
  component('c1', 'search', { placeholder: '搜索商品' }),
  component('c2', 'banner', { items: ['img1', 'img2'], interval: 5, ratio: '2:1' }),
  component('c3', 'gridNav', { columns: 5 }),
  component('c4', 'productList', { count: 20 }),
  component('c5', 'title', { text: '本周特惠', subText: '' }),
];

export const set = (id: string, path: string, value: unknown) => (page: readonly StoredComponent[]) =>
  page.map((one) => (one.componentId === id ? withValue(one, path, value) : one));
export const without = (id: string) => (page: readonly StoredComponent[]) =>
  page.filter((one) => one.componentId !== id);
export const ordered = (ids: string) => (page: readonly StoredComponent[]) =>
  ids.split(' ').map((id) => page.find((one) => one.componentId === id)!);
export const next = (...changes: ((page: readonly StoredComponent[]) => StoredComponent[])[]) =>
  changes.reduce<StoredComponent[]>((page, change) => change(page), base);
