import type { Input } from '../../../src/contract/endpoint';
import { ERROR } from '../../../src/contract/error-codes';
import { type MenuRecord, menusApi } from '../../../src/contract/system/menus';
import { platformUserApi } from '../../../src/contract/account/platform-user';
import { rolesApi } from '../../../src/contract/system/roles';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { MAIN_ENGINE } from '../../support/backends';
import { openPeople, type People, refusal, ROLE } from './people';

const { tree, add, update, delete: remove, move } = menusApi;
const { buttonPage, buttonAdd, buttonUpdate, buttonDelete, buttonStatus, buttonSync } = menusApi;
type Form = Input<typeof add>;

const flatten = (nodes: readonly MenuRecord[]): MenuRecord[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)]);

describe.each(MAIN_ENGINE)('menus and their buttons ($engine)', ({ start }) => {
  let people: People;

  beforeAll(async () => {
    people = await openPeople(start);
  });
  afterAll(() => people.backend.stop());

  const form = (menuUrl: string, values: Partial<Form> = {}): Form => ({
    ...{ menuParent: '10000', menuTitle: '待办', menuUrl, sort: 30, isExternalLink: 0, isFind: 1, status: 1 },
    ...values,
  });
  const all = async () => flatten(await people.admin.data(tree, {}));
  const stored = async (id: string) => (await all()).find(({ menuId }) => menuId === id)!;
  const moveTo = async (id: string, menuParent: string, index = 0) =>
    people.admin.call(move, { id, menuParent, index, version: (await stored(id)).version });
  const menusFor = async (name: string) =>
    (await (await people.as(name)).data(platformUserApi.permission, {})).menuList.map(({ menuId }) => menuId);

  test('a new item is the administrator’s, in every language, and found with the way to it', async () => {
    const { admin } = people;
    const titles = { en: 'To-do', es: 'Pendientes', ja: '' };
    const { menuId, version } = await admin.data(add, form('/task/todo', { titles, menuIcon: 'BellOutlined' }));
    expect(await menusFor('admin.hq')).toContain(menuId);
    expect(await menusFor('op.hubei')).not.toContain(menuId);
    const found = flatten(await admin.data(tree, { menuTitle: 'to-DO' }));
    expect(found.map((one) => one.menuId)).toEqual(['10000', menuId]);
    expect(found[1]).toMatchObject({ titles: { zh: '待办', en: 'To-do', es: 'Pendientes' }, pageKey: 'todo' });
    expect(await admin.data(remove, { id: menuId, version })).toBe(true);
  });

  test.each<[string, Partial<Form>, unknown]>([
    ['/task/../todo', {}, [ERROR.invalidInput, 'menuUrl']],
    ['javascript:alert(1)', {}, [ERROR.invalidInput, 'menuUrl']],
    ['//evil.example.com/x', {}, [ERROR.invalidInput, 'menuUrl']],
    ['http://plain.example.com', { isExternalLink: 1 }, [ERROR.invalidInput, 'menuUrl']],
    ['https://user:secret@example.com', { isExternalLink: 1 }, [ERROR.invalidInput, 'menuUrl']],
    ['/task/todo', { menuParent: '99' }, [ERROR.invalidInput, 'menuParent']],
    ['/task/todo', { menuParent: '14000' }, [ERROR.invalidInput, 'menuParent']],
    ['/other/userManage', {}, [ERROR.pageKeyTaken, undefined]],
    // Buttons of a page that is in no menu hang on this key.
    ['/task/reconciliation', {}, [ERROR.pageKeyTaken, undefined]],
  ])('%s is refused', async (url, values, expected) => {
    expect(refusal(await people.admin.call(add, form(url, values)))).toEqual(expected);
  });

  test('a menu never stands below itself, also not by two moves at once, and not too deep', async () => {
    const { admin } = people;
    expect((await moveTo('2000', '2001')).code).toBe(ERROR.menuCycle);
    expect((await moveTo('2000', '2000')).code).toBe(ERROR.menuCycle);
    const moves = await Promise.all([moveTo('4000', '5000'), moveTo('5000', '4000')]);
    expect(moves.filter(({ success }) => success)).toHaveLength(1);
    expect((await all()).map(({ menuId }) => menuId)).toEqual(expect.arrayContaining(['4000', '4001', '5000', '5001']));
    let parent = '0';
    for (const level of [1, 2, 3, 4, 5])
      parent = (await admin.data(add, form(`/deep/level${level}`, { menuParent: parent }))).menuId;
    const deeper = await admin.call(add, form('/deep/level6', { menuParent: parent }));
    expect([deeper.code, deeper.msg]).toEqual([ERROR.menuTooDeep, '菜单最多5级']);
  });

  test('a moved page keeps its place among its siblings, and who had it still reaches it', async () => {
    const before = await menusFor('show.clerk');
    expect(before).not.toContain('12000');
    expect((await moveTo('2013', '12000', 1)).success).toBe(true);
    const siblings = (await stored('12000')).children.map(({ menuId, sort }) => [menuId, sort]);
    expect(siblings.slice(0, 3)).toEqual([
      ['12001', 10],
      ['2013', 20],
      ['12002', 30],
    ]);
    const clerks = await menusFor('show.clerk');
    expect(clerks).toEqual(expect.arrayContaining(['12000', '2013']));
    expect(clerks).not.toContain('12001');
  });

  test('what is used is not deleted, and what the administration needs is not hidden', async () => {
    const { admin } = people;
    const drop = async (id: string) => admin.call(remove, { id, version: (await stored(id)).version });
    expect((await drop('2000')).code).toBe(ERROR.stillUsed);
    expect((await drop('2001')).code).toBe(ERROR.stillUsed);
    expect((await drop('14000')).code).toBe(ERROR.stillUsed);
    expect((await drop('12003')).code).toBe(ERROR.vitalMenu);
    const change = async (id: string, values: Partial<Form>) => {
      const { menuParent, menuTitle, menuUrl, sort, isExternalLink, isFind, version } = await stored(id);
      const now = { menuParent, menuTitle, menuUrl, sort, isExternalLink, isFind, status: 1 } as const;
      return admin.call(update, { ...now, ...values, id, version });
    };
    expect((await change('12000', { status: 0 })).code).toBe(ERROR.vitalMenu);
    expect((await change('9000', { status: 0 })).success).toBe(true);
    expect((await moveTo('12003', '9000')).code).toBe(ERROR.vitalMenu);
    expect(refusal(await change('2001', { menuUrl: '/sale/fairs' }))).toEqual([ERROR.invalidInput, 'menuUrl']);
    expect((await change('2001', { menuTitle: '展会' })).success).toBe(true);
    const stale = await admin.call(update, { ...form('/sale'), id: '2000', version: 0 });
    expect(stale.code).toBe(ERROR.versionConflict);
    const auditor = await people.as('audit.ro');
    expect((await auditor.call(tree, {})).success).toBe(true);
    expect((await auditor.call(move, { id: '2000', menuParent: '0', index: 1, version: 1 })).status).toBe(403);
  });

  test('a call that is bound to a button needs it, until it is let go', async () => {
    const { admin, as } = people;
    const operator = await as('op.hubei');
    const list = async (client = operator) => (await client.call(tradeFairApi.searchList, {})).status;
    const call = 'POST /tradefair/api/tradeFair/searchList';
    const button = { buttonName: '列表', position: 'header' as const, apiPaths: [call] };
    const given = { ...button, menuId: '2001', buttonCode: 'tradeFairManage_list' };
    const wrong = async (values: object) => refusal(await admin.call(buttonAdd, { ...given, ...values }));
    expect(await wrong({ buttonCode: 'userManage_list' })).toEqual([ERROR.invalidInput, 'buttonCode']);
    expect(await wrong({ buttonCode: 'tradeFairManage_add' })).toEqual([ERROR.invalidInput, 'buttonCode']);
    expect(await wrong({ apiPaths: ['POST /no/such/call'] })).toEqual([ERROR.invalidInput, 'apiPaths']);
    const { buttonCode, version } = await admin.data(buttonAdd, given);
    expect([await list(), await list(admin)]).toEqual([403, 200]);
    const { menuIds, buttonCodes, version: roleVersion } = await admin.data(rolesApi.grants, { id: ROLE.operator });
    const more = { id: ROLE.operator, version: roleVersion, menuIds, buttonCodes: [...buttonCodes, buttonCode] };
    await admin.data(rolesApi.grant, more);
    expect(await list()).toBe(200);
    expect((await admin.call(buttonDelete, { buttonCode, version })).code).toBe(ERROR.stillUsed);
    await admin.data(rolesApi.grant, { ...more, version: roleVersion + 1, buttonCodes });
    expect(await list()).toBe(403);
    await admin.data(buttonUpdate, { ...button, buttonCode, apiPaths: [], version });
    expect(await list()).toBe(200);
    expect(await admin.data(buttonDelete, { buttonCode, version: version + 1 })).toBe(true);
  });

  test('buttons of the product stay; a disabled one opens nothing, and the administration keeps its own', async () => {
    const { admin, as } = people;
    const { records } = await admin.data(buttonPage, { menuId: '2000', buttonName: '发布' });
    expect(records).toMatchObject([
      { buttonCode: 'tradeFairManage_publish', builtIn: true, ownPaths: ['POST /tradefair/api/tradeFair/publish/:id'] },
    ]);
    const [{ buttonCode, version }] = records as [(typeof records)[0]];
    expect((await admin.call(buttonDelete, { buttonCode, version })).code).toBe(ERROR.builtInButton);
    const operator = await as('op.hubei');
    const publish = async () => (await operator.call(tradeFairApi.publish, { id: '70004', version: 9 })).status;
    expect(await publish()).toBe(200);
    await admin.data(buttonStatus, { ids: [buttonCode], status: 0 });
    expect(await publish()).toBe(403);
    await admin.data(buttonStatus, { ids: [buttonCode], status: 1 });
    expect(await publish()).toBe(200);
    // Of a vital page nothing is switched off, also when it is one of many.
    const vital = await admin.data(buttonStatus, { ids: ['roleManage_grant', 'gone_gone'], status: 0 });
    expect(vital).toMatchObject({ total: 2, done: 0 });
    expect(vital.failed.map(({ id }) => id)).toEqual(['gone_gone', 'roleManage_grant']);
    expect(await admin.data(buttonSync, {})).toEqual({ added: 0, dropped: 0 });
    expect((await (await as('audit.ro')).call(buttonStatus, { ids: [buttonCode], status: 0 })).status).toBe(403);
  });
});
