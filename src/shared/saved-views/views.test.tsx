import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { savedViewApi } from '@/contract/account/saved-views';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { address, closed, dialogOf, fill, findButton, person, press, textsOf } from '@tests/support/screen';
import { slowCalls } from '@tests/support/slowCalls';

const LIST = '/sale/tradeFairManage';
const listKey = `${LIST}#tradeFairId`;
const FAIRS = ['2026夏季订货会', '2026秋季订货会', '2026春季订货会', '2025冬季订货会'];

const shows = (...expected: string[]) =>
  waitFor(() => expect(textsOf(document.querySelectorAll('tr.ant-table-row > td:first-child'))).toEqual(expected));
const titles = () => textsOf(document.querySelectorAll('thead th'));
const edgeOf = (title: string) => {
  const cell = [...document.querySelectorAll('thead th')].find(({ textContent }) => textContent.includes(title));
  return cell!.querySelector<HTMLElement>('[role=separator]')!;
};
const widthOf = (title: string) => edgeOf(title).getAttribute('aria-valuenow');
const panel = () => waitFor(() => document.querySelector<HTMLElement>('.ant-popover:not(.ant-popover-hidden)')!);
const openViews = async () => {
  await press('列表视图');
  await screen.findByText('标准视图');
  return panel();
};
const pickView = async (name: string) => person.click(within(await openViews()).getByText(name));

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
});

test('filters, order and widths of a list get a name, and come back with it', async () => {
  await renderApp(LIST, { as: 'admin.hq' });
  await screen.findByText('2026器械专场');
  await fill(screen.getByLabelText('展会名称'), '订货会');
  await press('查询');
  await shows(...FAIRS);
  await person.click(screen.getByText('开始时间', { selector: 'th *' }));
  await shows(...FAIRS.toReversed());

  // By keys, and by the mouse; neither sorts.
  const before = Number(widthOf('展会编码'));
  fireEvent.keyDown(edgeOf('展会编码'), { key: 'ArrowRight' });
  await waitFor(() => expect(widthOf('展会编码')).toBe(String(before + 10)));
  const target = edgeOf('展会名称');
  await person.pointer([
    { keys: '[MouseLeft>]', target, coords: { clientX: 300 } },
    { target, coords: { clientX: 50 } },
    { keys: '[/MouseLeft]', target, coords: { clientX: 10 } },
  ]);
  await waitFor(() => expect(widthOf('展会名称')).toBe('48'));
  await shows(...FAIRS.toReversed());

  await press('另存为视图', await openViews());
  const dialog = await dialogOf('谁可以看到');
  await fill(within(dialog).getByLabelText('名称'), '订货会，先开先排');
  await press('保存', dialog);
  await closed(dialog);
  await waitFor(() => expect(address()).toMatch(/^\/sale\/tradeFairManage\?view=\d+$/));
  await press('列表视图');

  await pickView('标准视图');
  await screen.findByText('2026器械专场');
  expect(address()).toBe(LIST);
  expect(screen.getByLabelText('展会名称')).toHaveValue('');
  expect(widthOf('展会编码')).toBe(String(before));

  await pickView('订货会，先开先排');
  await shows(...FAIRS.toReversed());
  expect(screen.getByLabelText('展会名称')).toHaveValue('订货会');
  expect([widthOf('展会编码'), widthOf('展会名称')]).toEqual([String(before + 10), '48']);
  expect(address()).toContain('?view=');
  await press('重置');
  await screen.findByText('2026器械专场');
});

test('an address names a view, also one of columns and filters that no longer exist', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const { viewId } = await admin.data(savedViewApi.save, {
    ...{ listKey, name: '旧版本', share: 1, isDefault: 0 },
    content: {
      filters: { subject: '器械', gone: 'x' },
      sort: { orderBy: 'gone', orderDir: 'asc' },
      columns: [
        { key: 'gone', width: 100 },
        { key: 'state' },
        { key: 'subject' },
        { key: 'createdByName', hidden: true },
      ],
      density: 'large',
      pageSize: 10,
    },
  });
  await renderApp(`${LIST}?view=${viewId}`, { as: 'admin.hq' });
  await screen.findByText('2026器械专场');
  await waitFor(() => expect(document.querySelectorAll('tr.ant-table-row')).toHaveLength(1));
  expect(await findButton('列表视图')).toHaveTextContent('旧版本');
  expect(titles().indexOf('状态')).toBeLessThan(titles().indexOf('展会名称'));
  expect(titles()).not.toContain('创建人');
  expect(titles()).toContain('展会编码');
  expect(screen.getByText('10 条/页')).toBeVisible();
  expect(document.querySelector('.ant-table-middle, .ant-table-small')).toBeNull();
});

test('a list opens with the default of a role, which its members cannot change', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  await admin.data(savedViewApi.save, {
    ...{ listKey, name: '操作员看的', share: 2, roleId: '2001', isDefault: 1 },
    content: { filters: { subject: '夏季' }, columns: [] },
  });
  await renderApp(LIST, { as: 'op.hubei' });
  await waitFor(() => expect(screen.getByLabelText('展会名称')).toHaveValue('夏季'));
  const open = await openViews();
  expect(within(open).queryByText('更新当前视图')).toBeNull();
  await press('视图 操作员看的 的更多操作', open);
  const menu = await waitFor(() => document.querySelector('.ant-dropdown-menu')!);
  expect(textsOf(menu.querySelectorAll('[role=menuitem]'))).toEqual(['复制链接']);
  await press('另存为视图', open);
  const dialog = await dialogOf('打开列表时使用此视图');
  expect(within(dialog).queryByText('谁可以看到')).toBeNull();
});

test('two clicks save a view once', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const { viewId, version } = await admin.data(savedViewApi.save, {
    ...{ listKey, name: '两次', share: 1, isDefault: 0 },
    content: { filters: {}, columns: [] },
  });
  await renderApp(`${LIST}?view=${viewId}`, { as: 'admin.hq' });
  await screen.findByText('2026器械专场');
  const answers = slowCalls('/view/save');
  await person.dblClick(await findButton('更新当前视图', await openViews()));
  await waitFor(() => expect(answers.count()).toBeGreaterThan(0));
  await answers.letGo();
  await waitFor(() => expect(screen.queryByText('标准视图')).toBeNull());
  const views = await admin.data(savedViewApi.mine, {});
  expect(views.find((one) => one.viewId === viewId)?.version).toBe(version + 1);
  expect(answers.count()).toBe(1);
});

test('on a phone the views have a drawer to themselves', async () => {
  const { matchMedia } = window;
  const phone = (query: string) => Object.assign(matchMedia(query), { matches: query.includes('reduce') });
  const screenOf = jest.spyOn(window, 'matchMedia').mockImplementation(phone);
  await renderApp('/permissionSys/roleManage', { as: 'admin.hq' });
  await screen.findByText('HQ_ADMIN');
  await press('列表视图');
  const drawer = await dialogOf('标准视图');
  expect(drawer.closest('.ant-drawer-bottom')).not.toBeNull();
  await person.click(within(drawer).getByText('标准视图'));
  await closed(drawer);
  screenOf.mockRestore();
});
