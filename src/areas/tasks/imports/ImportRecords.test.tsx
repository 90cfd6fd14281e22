import { act, screen, waitFor, within } from '@testing-library/react';
import { navigate } from '@/core/navigation/navigate';
import { pickFair } from '@tests/support/pickFair';
import { renderApp } from '@tests/support/renderApp';
import {
  actionsOf,
  choose,
  closed,
  dialogOf,
  fill,
  person,
  press,
  saidFromNowOn,
  textsOf,
} from '@tests/support/screen';
import { workbook } from '@tests/support/sheets';

const LIST = '/task/importRecord';
const HEAD = ['供应商编码*', '展位号', '联系人', '电话'];

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

const go = (path: string) => act(() => Promise.resolve(navigate(path)));

/** Imports suppliers into the fair by the button of the list of suppliers. */
async function importFile(name: string, ...rows: string[][]) {
  await press('导入');
  const dialog = await dialogOf('供应商编码必填');
  const file = new File([new Uint8Array(workbook([HEAD, ...rows]))], name);
  await person.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await within(dialog).findByText(name);
  await press('保存', dialog);
  return dialog;
}

/**
 * Its total, how many rows came in and how many did not, and its state; the drawer before the list names the file too.
 */
function accountsOf(name: string) {
  const row = [...document.querySelectorAll('tr.ant-table-row')].find((one) => one.textContent.includes(name));
  return textsOf(row?.querySelectorAll('td') ?? []).slice(3, 7);
}

test('imports are listed with their accounts, found by state, mended, and their files handed out', async () => {
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await renderApp('/sale/upstreamSupplier', { as: 'admin.hq' });
  await pickFair();
  const said = saidFromNowOn();
  const whole = await importFile('全部.xlsx', ['GYS00030', 'Z-01', '', '']);
  await closed(whole);
  await waitFor(() => expect(said).toContain('已导入 1 行'));
  const partly = await importFile('部分.xlsx', ['GYS00032', 'Z-02', '', ''], ['GYS90000', '', '', '']);
  await within(partly).findByText('已导入 1 行，1 行未能导入');

  await go(LIST);
  await waitFor(() => expect(accountsOf('部分.xlsx')).toEqual(['2', '1', '1', '部分成功']));
  expect(accountsOf('全部.xlsx')).toEqual(['1', '1', '0', '完成']);
  expect(await actionsOf('全部.xlsx')).toEqual(['查看', '下载原文件']);
  await choose('部分.xlsx', '下载原文件');
  await waitFor(() => expect(saved).toEqual(['部分.xlsx']));
  await choose('部分.xlsx', '下载失败数据');
  await waitFor(() => expect(saved).toHaveLength(2));
  click.mockRestore();

  await choose('部分.xlsx', '查看');
  const drawer = await dialogOf('共 2 行 = 成功 1 + 失败 1');
  await fill(drawer.querySelector<HTMLInputElement>('[aria-label="供应商编码 3"]')!, 'GYS00033');
  // A correction is not lost by a key or a click beside the drawer.
  await person.keyboard('{Escape}');
  const asked = await dialogOf('放弃已输入的内容？');
  await press('取消', asked);
  await closed(asked);
  await press('重新校验 1 行', drawer);
  await within(drawer).findByText('共 2 行 = 成功 2 + 失败 0');
  // The list behind the drawer follows.
  await waitFor(() => expect(accountsOf('部分.xlsx')).toEqual(['2', '2', '0', '完成']));
  await press('撤销导入', drawer);
  await press('撤销导入', await dialogOf('撤销已导入的 2 行？'));
  await waitFor(() => expect(accountsOf('部分.xlsx')[3]).toBe('已撤销'));
  // The button is gone, and the keyboard stays in the drawer.
  await waitFor(() => expect(within(drawer).getByText(/^导入记录 IM\d+$/)).toHaveFocus());
  await press('关闭', drawer);
  await closed(drawer);

  // The list behind the drawer stays open.
  const list = document.querySelector('tr[data-row-key^="IM"]')!.closest<HTMLElement>('.ant-pro-table')!;
  const files = () => textsOf(list.querySelectorAll('tr.ant-table-row > td:nth-child(3)'));
  expect(files()).toEqual(['部分.xlsx', '全部.xlsx']);
  await person.click(within(list).getByLabelText('状态'));
  await person.click(await screen.findByText('已撤销', { selector: '.ant-select-item-option-content' }));
  await press('查询', list);
  await waitFor(() => expect(files()).toEqual(['部分.xlsx']));
});

test('of an import that was taken back no rows are mended any more, and input for them is not missed', async () => {
  await renderApp('/sale/upstreamSupplier', { as: 'admin.hq' });
  await pickFair();
  const dialog = await importFile('撤回.xlsx', ['GYS00034', 'Z-03', '', ''], ['GYS90000', '', '', '']);
  await within(dialog).findByText('已导入 1 行，1 行未能导入');
  await go(LIST);
  await choose('撤回.xlsx', '查看');
  const drawer = await dialogOf('共 2 行 = 成功 1 + 失败 1');
  await fill(drawer.querySelector<HTMLInputElement>('[aria-label="供应商编码 3"]')!, 'GYS00033');
  await press('撤销导入', drawer);
  await press('撤销导入', await dialogOf('撤销已导入的 1 行？'));
  await waitFor(() => expect(within(drawer).queryByText(/^重新校验/)).toBeNull());
  expect(within(drawer).getByText('下载失败数据')).toBeVisible();
  await press('关闭', drawer);
  await closed(drawer);
});

test('a list of imports that cannot be loaded says so, and is loaded again by the button of the page', async () => {
  await renderApp('/dashboard', { as: 'admin.hq' });
  await screen.findByText('近期展会');
  globalThis.fetch = (input, init) =>
    typeof input === 'string' && input.includes('/import/page')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : fetch(input, init);
  await go(LIST);
  const failed = () => screen.queryByText('加载失败，请稍后重试', { selector: '.ant-empty *' });
  await waitFor(() => expect(failed()).toBeVisible());
  globalThis.fetch = fetch;
  await press('刷新');
  await waitFor(() => expect(failed()).toBeNull());
});
