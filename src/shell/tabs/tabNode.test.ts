import type { MenuKind } from '../menu/menuNode';
import { tabNode } from './tabNode';

const item = (path: string, kind: MenuKind) =>
  [
    path,
    { ...{ id: path, kind, path, target: '', title: {}, icon: '' }, isVisible: true, noCache: false, children: [] },
  ] as const;
const menu = {
  nodes: [],
  byId: new Map(),
  byPath: new Map([item('/micro-pms', 'group'), item('/micro-pms/lease', 'micro'), item('/item/brand', 'page')]),
};
const tabOf = (address: string) => tabNode(menu, address)?.path;

test('a page inside of the module has the tab of the item that leads to it', () => {
  expect(tabOf('/micro-pms/lease/7/ending')).toBe('/micro-pms/lease');
  expect(tabOf('/micro-pms/lease?id=7')).toBe('/micro-pms/lease');
});

test.each(['/micro-pms/nothing', '/micro-pms/meter?id=7', '/item/brand/more'])(
  '%s, which is refused, has no tab',
  (address) => {
    expect(tabOf(address)).toBeUndefined();
  },
);
