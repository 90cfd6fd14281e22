import { buttonVisibility, menuVisibility } from './visibility';

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
const visibilityOf = (menuId: string, ...menuIds: string[]) =>
  menuVisibility(menus, { menuIds: new Set(menuIds) }, menuId);

test('a menu is seen when it and all above it are granted and enabled', () => {
  expect(visibilityOf('page', 'group', 'page')).toBe('seen');
  expect(visibilityOf('hidden', 'group', 'hidden')).toBe('hidden');
  expect(visibilityOf('page', 'group')).toBe('notGranted');
  expect(visibilityOf('page', 'page')).toBe('aboveNotGranted');
  expect(visibilityOf('off', 'group', 'off')).toBe('disabled');
  expect(visibilityOf('below', 'dead', 'below')).toBe('aboveDisabled');
  expect(visibilityOf('loop', 'loop')).toBe('seen');
  expect(visibilityOf('unknown', 'unknown')).toBe('notGranted');
});

test('a button counts on a page that can be opened', () => {
  const held = { buttonCodes: new Set(['a_b']) };
  const on = { buttonCode: 'a_b', status: 1 };
  expect(buttonVisibility(on, held, 'seen')).toBe('seen');
  expect(buttonVisibility(on, held, undefined)).toBe('seen');
  expect(buttonVisibility(on, held, 'hidden')).toBe('seen');
  expect(buttonVisibility(on, held, 'aboveDisabled')).toBe('aboveDisabled');
  expect(buttonVisibility(on, held, 'notGranted')).toBe('aboveNotGranted');
  expect(buttonVisibility({ ...on, status: 0 }, held, 'seen')).toBe('disabled');
  expect(buttonVisibility({ ...on, buttonCode: 'a_c' }, held, 'seen')).toBe('notGranted');
});
