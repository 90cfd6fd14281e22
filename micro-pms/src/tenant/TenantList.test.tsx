import { screen, waitFor, within } from '@testing-library/react';
import { envelope, failure } from '@tests/support/fakeServer';
import { answer, open, press, sentTo, startModule } from '@tests/support/modulePage';
import { TENANT_STATUS, TENANT_TYPE } from '../../../src/contract/property/tenants';
import { TenantList } from './TenantList';

const TENANT = {
  ...{ tenantId: '3', tenantCode: 'ZH000003', tenantName: '武汉光谷制药', tenantType: TENANT_TYPE.company },
  ...{ branchId: 'FDB', branchName: '湖北', idNumber: '9142**********5T87', contactName: '何敏' },
  ...{ contactPhone: '13900001212', email: '', invoiceTitle: '', invoiceTaxNo: '', unitText: 'A座 0101' },
  ...{ leaseCount: 1, balance: '21.70', overdueAmount: '0.00', status: TENANT_STATUS.on },
  ...{ gmtModified: '2026-03-28 10:00:00', version: 1 },
};

/** A line of the statement of a tenant. */
const line = (date: string, kind: string, no: string, amounts: [string, string, string]) => ({
  ...{ date, kind, no, debit: amounts[0], credit: amounts[1], balance: amounts[2] },
});
const STATEMENT = {
  ...{ tenantName: '武汉光谷制药', opening: '0.00', closing: '-21.70', deposit: '17200.00' },
  lines: [
    line('2026-03-01', 'BILL', 'ZD202603000001', ['8600.00', '0.00', '8600.00']),
    line('2026-03-06', 'REDUCE', 'ZD202603000002', ['0.00', '53.55', '8700.00']),
    line('2026-03-28', 'PAY', 'SK00000001', ['0.00', '8800.00', '-100.00']),
    line('2026-03-31', 'LATE', 'ZD202603000001', ['77.40', '0.00', '-21.70']),
  ],
};

beforeAll(() => startModule(['tenant_view', 'tenant_statement']));

test('the statement of a tenant: of this month first, with all that moved, and on paper without the console', async () => {
  answer({ '/base/api/pms/tenant/page': TENANT }, () => envelope(STATEMENT));
  open(<TenantList />);
  await press('对账单');
  const sheet = await screen.findByRole('article');
  const rows = within(sheet)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows.slice(1)).toEqual([
    ['期初', '0.00'],
    ['2026-03-01', '账单', 'ZD202603000001', '8,600.00', '', '8,600.00'],
    ['2026-03-06', '减免', 'ZD202603000002', '', '53.55', '8,700.00'],
    ['2026-03-28', '收款', 'SK00000001', '', '8,800.00', '-100.00'],
    ['2026-03-31', '滞纳金', 'ZD202603000001', '77.40', '', '-21.70'],
    ['期末', '-21.70'],
  ]);
  within(sheet).getByText('押金（不计入余额）：17,200.00 元');
  const [asked] = sentTo('/tenant/statement');
  expect(asked).toMatchObject({ tenantId: '3', from: expect.stringMatching(/-01$/) });

  const printed: (string | null)[] = [];
  window.print = () => printed.push(document.querySelector('body > .paper article')?.textContent ?? null);
  await press('打印');
  expect(printed).toEqual([sheet.textContent]);
  await waitFor(() => expect(document.querySelector('body > .paper')).toBeNull());
});

test('what can not be read says why, and is there once it was asked for again', async () => {
  const replies = [failure(503, '服务繁忙，请稍后再试'), envelope(STATEMENT)];
  answer({ '/base/api/pms/tenant/page': TENANT }, () => replies.shift()!);
  open(<TenantList />);
  await press('对账单');
  const said = await screen.findByRole('alert');
  within(said).getByText('服务繁忙，请稍后再试');
  expect(screen.queryByRole('article')).toBeNull();
  await press('重试', said);
  await screen.findByRole('article');
  expect(screen.queryByText('服务繁忙，请稍后再试', { selector: '[role=alert] *' })).toBeNull();
});

test('a form whose tenant could not be read says so, and is there once it was asked for again', async () => {
  await startModule(['tenant_edit']);
  const replies = [failure(503, '服务繁忙，请稍后再试'), envelope(TENANT)];
  answer({ '/base/api/pms/tenant/page': TENANT }, () => replies.shift()!);
  open(<TenantList />);
  await press('编辑');
  const dialog = await screen.findByRole('dialog');
  await press('重试', (await within(dialog).findAllByRole('alert'))[0]);
  await waitFor(() =>
    expect(dialog.querySelector<HTMLInputElement>('[id$=edit_tenantName]')?.value).toBe('武汉光谷制药'),
  );
});
