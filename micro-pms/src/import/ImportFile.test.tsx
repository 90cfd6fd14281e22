import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { bodyOf } from '@tests/support/billAnswers';
import { envelope, fakeServer } from '@tests/support/fakeServer';
import { provideKit } from '@kit/host';
import type { MicroProps } from '../../../src/contract/property/micro-pms';
import { host } from '../host';
import { kitHost } from '../kitHost';
import { Root } from '../Root';
import { speak } from '../texts';
import { ImportFile } from './ImportFile';

const person = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never, applyAccept: false });
const server = fakeServer();

const props: MicroProps = {
  token: () => 't',
  buttons: { header: [], table: [{ buttonRef: 'tenant_import', buttonCode: 'tenant_import', pageKey: 'tenant' }] },
  userInfo: { loginName: 'op', realName: '李', staffId: '1' },
  branch: { branchId: 'FDB', branchName: '湖北' },
  language: 'zh',
  theme: { color: '', dark: false, compact: false, size: 'medium' },
  navigate: () => undefined,
  title: () => undefined,
  unauthorised: () => undefined,
};

let isMended = false;
let earlier: object[] = [];
const detail = () => ({
  ...{ importNo: 'IM202603000001', templateCode: 'PMS_TENANT', templateName: '租户', fileName: '租户.xlsx' },
  ...{ totalCount: 2, successCount: isMended ? 2 : 1, failCount: isMended ? 0 : 1, undoneCount: 0, waitingCount: 0 },
  ...{ status: isMended ? 2 : 3, operatorName: '李', branchName: '湖北', createTime: '', finishTime: null },
  columns: [{ field: 'tenantName', title: '租户', required: true }],
  failed: isMended
    ? []
    : [{ row: 3, values: { tenantName: '' }, problems: [{ field: 'tenantName', msg: '不能为空' }] }],
});

beforeAll(async () => {
  provideKit(kitHost);
  await speak('zh');
  host.take(props);
});

beforeEach(() => {
  isMended = false;
  earlier = [];
  server.sent.length = 0;
  server.answer(({ url }) => {
    if (url.pathname.endsWith('/excel/import/PMS_TENANT')) return envelope({ importNo: 'IM202603000001' });
    if (url.pathname.includes('/import/repair')) {
      isMended = true;
      return envelope({ success: 2, fail: 0 });
    }
    if (url.pathname.includes('/import/undo'))
      return envelope({ undone: 1, kept: [{ rowNo: 2, field: '', value: '', msg: '已有租约' }] });
    if (url.pathname.endsWith('/import/pms/recent')) return envelope({ records: earlier });
    return envelope(detail());
  });
});

async function open() {
  render(
    <Root>
      <ImportFile code="tenant_import" template="PMS_TENANT" />
    </Root>,
  );
  await person.click(await screen.findByText('导入', { selector: 'button, button *' }));
  return screen.findByRole('dialog');
}

async function send(name = '租户.xlsx') {
  const dialog = await open();
  await person.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, new File(['x'], name));
  return dialog;
}

test('a row that is wrong is mended in place, and what came in is taken back with what had to stay', async () => {
  const dialog = await send();
  await within(dialog).findByText('租户.xlsx');
  await person.click(within(dialog).getByText('导入', { selector: 'button, button *' }));
  await within(dialog).findByText('共 2 行 = 成功 1 + 失败 1');
  const cell = within(dialog).getByLabelText('租户 3');
  expect(cell.getAttribute('aria-invalid')).toBe('true');
  // Longer than its column takes: that is said by the server, and nothing is cut off.
  const typed = '康宁'.repeat(30);
  await person.type(cell, typed);
  // What was typed is not lost by closing.
  await person.click(within(dialog).getByText('关闭', { selector: 'button, button *' }));
  await screen.findAllByText('放弃已输入的内容？');
  await person.click(screen.getAllByText('取消', { selector: 'button, button *' }).at(-1)!);
  await person.click(within(dialog).getByText('重新校验 1 行'));
  await within(dialog).findByText('共 2 行 = 成功 2 + 失败 0');
  const repaired = server.sent.find(({ url }) => url.pathname.includes('/import/repair'))!;
  expect(bodyOf(repaired)).toEqual({ rows: [{ row: 3, values: { tenantName: typed } }] });
  await person.click(within(dialog).getByText('撤销导入'));
  await screen.findAllByText('撤销已导入的 2 行？');
  await person.click(screen.getAllByText('撤销导入', { selector: 'button, button *' }).at(-1)!);
  expect(await screen.findAllByText('第 2 行：已有租约')).not.toEqual([]);
});

test('what was missing may stand elsewhere by now: without a change all rows are checked again', async () => {
  const dialog = await send();
  await person.click(within(dialog).getByText('导入', { selector: 'button, button *' }));
  await person.click(await within(dialog).findByText('重新校验 1 行'));
  await within(dialog).findByText('共 2 行 = 成功 2 + 失败 0');
  const repaired = server.sent.find(({ url }) => url.pathname.includes('/import/repair'))!;
  expect(bodyOf(repaired)).toEqual({ rows: [{ row: 3, values: {} }] });
});

test('another kind of file is refused before it is sent', async () => {
  const dialog = await send('租户.pdf');
  await waitFor(() => expect(screen.getByText('请选择 .xls 或 .xlsx 文件，不超过 5 MB')).toBeTruthy());
  expect(
    within(dialog).getByText<HTMLButtonElement>('导入', { selector: 'button, button *' }).closest('button')!.disabled,
  ).toBe(true);
});

test('an earlier file is opened again, and its wrong rows are mended', async () => {
  const { columns: _columns, failed: _failed, ...record } = detail();
  earlier = [{ ...record, createTime: '2026-03-01 09:30:00' }];
  const dialog = await open();
  await within(dialog).findByText('最近的导入');
  expect(bodyOf(server.sent.find(({ url }) => url.pathname.endsWith('/recent'))!)).toEqual({
    templateCode: 'PMS_TENANT',
  });
  await person.click(within(dialog).getByText('打开', { selector: 'button, button *' }));
  await person.type(await within(dialog).findByLabelText('租户 3'), '康宁');
  await person.click(within(dialog).getByText('重新校验 1 行'));
  await within(dialog).findByText('共 2 行 = 成功 2 + 失败 0');
});
