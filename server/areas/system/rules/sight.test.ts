import { buttonSight, menuSight } from './sight';

const menu = (menuId: string, menuParent: string, status = 1, isFind = 1) => ({ menuId, menuParent, status, isFind });
const menus = new Map(
  [
    menu('group', '0'),
    menu('page', 'group'),
    menu('hidden', 'group', 1, 0),
    menu('off', 'group', 0),
    menu('dead', '0', 0),
    menu('below', 'dead'),
    menu('loop', 'loop'),
  ].map((one) => [one.menuId, one]),
);
const sightOf = (menuId: string, ...menuIds: string[]) => menuSight(menus, { menuIds: new Set(menuIds) }, menuId);

test('a menu is seen when it and all above it are granted and enabled', () => {
  expect(sightOf('page', 'group', 'page')).toBe('seen');
  expect(sightOf('hidden', 'group', 'hidden')).toBe('hidden');
  expect(sightOf('page', 'group')).toBe('notGranted');
  expect(sightOf('page', 'page')).toBe('aboveNotGranted');
  expect(sightOf('off', 'group', 'off')).toBe('disabled');
  expect(sightOf('below', 'dead', 'below')).toBe('aboveDisabled');
  expect(sightOf('loop', 'loop')).toBe('seen');
  expect(sightOf('unknown', 'unknown')).toBe('notGranted');
});

test('a button counts on a page that can be opened', () => {
  const held = { buttonCodes: new Set(['a_b']) };
  const on = { buttonCode: 'a_b', status: 1 };
  expect(buttonSight(on, held, 'seen')).toBe('seen');
  expect(buttonSight(on, held, undefined)).toBe('seen');
  expect(buttonSight(on, held, 'hidden')).toBe('seen');
  expect(buttonSight(on, held, 'aboveDisabled')).toBe('aboveDisabled');
  expect(buttonSight(on, held, 'notGranted')).toBe('aboveNotGranted');
  expect(buttonSight({ ...on, status: 0 }, held, 'seen')).toBe('disabled');
  expect(buttonSight({ ...on, buttonCode: 'a_c' }, held, 'seen')).toBe('notGranted');
});
