import { act, screen, waitFor, within } from '@testing-library/react';
import { enterFair } from '@/shared/fair/enteredFair';
import { platformUserApi } from '@/contract/account/platform-user';
import { tradeFairApi } from '@/contract/trade-fair/fairs';
import { errorLog } from '@/core/error-log/errorLog';
import { navigate } from '@/core/navigation/navigate';
import { reloadPage } from '@/core/navigation/reload';
import { session } from '@/core/session/session';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { address, buttonNames, closed, dialogOf, fill, person, press } from '@tests/support/screen';
import { slowCalls } from '@tests/support/slowCalls';
import { pageNotes } from '../tabs/pageNotes';
import { tabsStore } from '../tabs/tabsStore';

jest.mock('@/core/navigation/reload', () => ({ reloadPage: jest.fn() }));

const reload = jest.mocked(reloadPage);
const TITLE = '切换公司';
const OTHER = '江城医药襄阳分公司';

beforeEach(() => {
  reload.mockClear();
  errorLog.clear();
});

async function open() {
  await person.click(document.querySelector(`button[title$="${TITLE}"]`)!);
  return dialogOf(TITLE);
}

async function chooseTarget(dialog: HTMLElement, name: string) {
  const field = within(dialog).getByLabelText('目标公司');
  await person.click(field);
  await person.paste(name);
  await person.click(await screen.findByText(name, { selector: '.ant-select-tree-title' }));
}

test('checks its fields, closes by its buttons only, asks once about unsaved input, and changes the company', async () => {
  await renderApp('/sale/saleShowEdit?id=70004', { as: 'op.hubei' });
  await fill(await screen.findByLabelText('地点'), '新馆');
  const operator = await signedIn(await startBackend(), 'op.hubei');
  enterFair((await operator.data(tradeFairApi.searchList, {})).records[0]!);
  const dialog = await open();
  expect(within(dialog).getByLabelText('当前公司')).toHaveValue('江城医药湖北有限公司');
  expect(within(dialog).getByLabelText('当前公司')).toHaveAttribute('readonly');
  await press('确定', dialog);
  expect(await within(dialog).findByText('请选择可登录公司')).toBeVisible();
  await person.keyboard('{Escape}');
  await person.click(document.querySelector('.ant-modal-wrap')!);
  expect(dialog).toBeVisible();

  await chooseTarget(dialog, '江城医药湖北有限公司');
  expect(await within(dialog).findByText('您已在该公司')).toBeVisible();
  await chooseTarget(dialog, OTHER);
  await waitFor(() => expect(within(dialog).queryByText('您已在该公司')).toBeNull());
  await press('确定', dialog);
  const asked = await dialogOf('放弃未保存的内容？');
  await press('取消', asked);
  await closed(asked);
  expect(session.get().branchId).toBe('FDB');

  let isAskedByBrowser: boolean | undefined;
  reload.mockImplementationOnce(() => {
    isAskedByBrowser = pageNotes.get().dirty.size > 0;
  });
  await press('确定', dialog);
  await press('放弃', await dialogOf('放弃未保存的内容？'));
  expect(await screen.findByText('保存成功！')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/dashboard'));
  // A page that is being closed reports once more that it has unsaved input.
  pageNotes.setDirty('/micro-pms/tenant', true);
  expect([session.get().branchId, session.get().lastSelectBranchName]).toEqual(['FDB01', OTHER]);
  expect(sessionStorage.getItem('branch-admin:exhibit:fair')).toBeNull();
  await waitFor(() => expect(tabsStore.get().open.map(({ key }) => key)).toEqual(['/dashboard']));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(isAskedByBrowser).toBe(false);
  expect((await operator.data(platformUserApi.userInfo, {})).lastSelectBranchId).toBe('FDB01');
});

test('a switch that the server refuses is silent, and leaves everything as it was', async () => {
  await renderApp('/dashboard', { as: 'op.hubei' });
  navigate('/sale/tradeFairManage');
  await screen.findByText('2026夏季订货会');
  const { branchId: before } = session.get();
  const dialog = await open();
  await chooseTarget(dialog, before === 'FDB' ? OTHER : '江城医药湖北有限公司');
  const real = window.fetch;
  window.fetch = (input, init) =>
    (input instanceof Request ? input.url : input.toString()).includes('/saveBranchId')
      ? Promise.reject(new TypeError('down'))
      : real(input, init);
  await press('确定', dialog);
  await waitFor(() => expect(errorLog.get().some(({ kind }) => kind === 'session')).toBe(true));
  window.fetch = real;
  await waitFor(() => expect(dialog.querySelector('.ant-btn-loading')).toBeNull());
  expect([session.get().branchId, session.get().settingBranchId, address()]).toEqual([
    before,
    '',
    '/sale/tradeFairManage',
  ]);
  expect(document.querySelectorAll('.ant-message-notice')).toHaveLength(0);
  const operator = await signedIn(await startBackend(), 'op.hubei');
  expect(operator.branchId).toBe(before);
  expect(reload).not.toHaveBeenCalled();
});

test('a tab whose token is of another company asks which of the two it is; nothing has been written', async () => {
  await renderApp('/sale/tradeFairManage', { as: 'op.hubei' });
  await screen.findByText('2026夏季订货会');
  const { token, branchId } = session.get();
  act(() => session.enterBranch(token, 'FDB02', '江城医药宜昌分公司'));
  await press('查询');
  const dialog = await dialogOf('公司不一致');
  const names: Record<string, string> = { FDB: '江城医药湖北有限公司', FDB01: OTHER };
  expect(buttonNames(dialog)).toEqual([`转到${names[branchId]}`, '留在江城医药宜昌分公司']);
  await press('留在江城医药宜昌分公司', dialog);
  await closed(dialog);
  expect(session.get().branchId).toBe('FDB02');
  const answers = slowCalls('/searchList');
  await press('查询');
  const spinning = () => document.querySelector('.ant-spin-spinning');
  await waitFor(() => expect(spinning()).toBeVisible());
  await answers.letGo();
  await waitFor(() => expect(spinning()).toBeNull());
  expect(document.querySelector('[role=dialog]')).toBeNull();
});
