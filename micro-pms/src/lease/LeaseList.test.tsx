import { screen, waitFor, within } from '@testing-library/react';
import { envelope, failure } from '@tests/support/fakeServer';
import { answerAll, open, person, press, pressMore, sentTo, startModule } from '@tests/support/modulePage';
import { LeaseList } from './LeaseList';

const BUTTONS = [
  'lease_add',
  'lease_edit',
  'lease_submit',
  'lease_approve',
  'lease_renew',
  'lease_view',
  'lease_print',
];

const lease = {
  ...{ leaseId: '7', leaseNo: 'HT2026030002', propertyId: '1', propertyName: '江汉广场', tenantId: '3' },
  ...{ tenantName: '武汉某某商贸', unitText: '0801', startDate: '2026-03-10', endDate: '2029-03-09', outDate: null },
  ...{ rentAmount: '8600.00', deposit: '17200.00', payCycle: 1, nextBillDate: '2026-04-01', leaseStatus: 0 },
  ...{ gmtModified: '2026-03-01 08:00:00', version: 4, settlementId: null, isOwn: false },
};
const detail = {
  ...{ ...lease, units: [{ unitId: '11', unitNo: '0801', area: '126.40' }], cycleAnchor: 1, billDay: 5, freeDays: 0 },
  ...{ increase: [{ fromMonth: 13, rate: '3.00' }], rentFeeItemId: '5', amendments: [], predecessorNo: null },
  ...{ feeItems: [{ feeItemId: '6', price: null, area: null, quantity: null, cycle: null }] },
  ...{ opinion: '', createdByName: '王', gmtCreated: '2026-03-01 08:00:00' },
};
const terms = { cycle: null, lateFeeDays: 0, lateRate: '0', taxRate: '0', status: 1, version: 0, gmtModified: '' };
const fees = [
  { ...terms, feeItemId: '5', feeCode: 'ZJ', feeName: '租金', feeType: 1, calcMode: 1, unitPrice: '0.0000' },
  { ...terms, feeItemId: '6', feeCode: 'WY', feeName: '物业费', feeType: 2, calcMode: 2, unitPrice: '3.2500' },
];
const part = { kind: 'RENT', from: '2026-03-10', to: '2026-03-31', days: 22, daysOfMonth: 31, monthly: '8600.00' };
const march = {
  ...{ periodStart: '2026-03-10', periodEnd: '2026-03-31', days: 22, amount: '6103.23', dueDate: '2026-03-10' },
  parts: [{ ...part, amount: '6103.23' }],
};
const april = { ...march, periodStart: '2026-04-01', periodEnd: '2026-04-30', amount: '8600.00', parts: [] };

const listed = (...records: object[]) => ({ records, total: records.length });

function serve(row: object) {
  answerAll(({ url: { pathname } }) => {
    const answers: Record<string, unknown> = {
      '/base/api/pms/lease/page': listed(row),
      '/base/api/pms/lease/7': { ...detail, ...row },
      '/base/api/pms/lease/7/schedule': {
        rents: [{ from: '2026-03-10', monthly: '8600.00' }],
        rows: [
          { ...march, feeItemId: '5', feeName: '租金', state: 3, billId: '1', billNo: 'ZD202603000001' },
          { ...april, feeItemId: '5', feeName: '租金', state: 0, billId: null, billNo: null },
        ],
      },
      '/base/api/pms/feeItem/page': listed(...fees),
      '/base/api/pms/bill/trial': { rows: [{ ...march, feeCode: 'RENT' }] },
      ...{ '/base/api/pms/lease/submit/7': true, '/base/api/pms/lease/approve/7': true },
      '/base/api/pms/lease/save': { leaseId: '7' },
    };
    return envelope(answers[pathname] ?? listed());
  });
}

beforeAll(() => startModule(BUTTONS));

async function openRow() {
  open(<LeaseList />);
  return (await screen.findByText('HT2026030002', { selector: 'td, td *' })).closest('tr')!;
}

test('a draft is submitted after a question that names it', async () => {
  serve(lease);
  await pressMore('提交', await openRow());
  // antd draws the title twice: on the screen, and for screen readers.
  const [question] = await screen.findAllByText('提交租约 HT2026030002（武汉某某商贸）审批？');
  expect(sentTo('/submit/7')).toEqual([]);
  await press('提交', question!.closest<HTMLElement>('[role=dialog]')!);
  await waitFor(() => expect(sentTo('/submit/7')).toEqual([{ version: 4 }]));
});

test('whoever refuses a lease says why', async () => {
  serve({ ...lease, leaseStatus: 1 });
  await press('审批', await openRow());
  const dialog = (await screen.findByText('审批租约 HT2026030002')).closest<HTMLElement>('[role=dialog]')!;
  await within(dialog).findByText(/月租 8,600\.00 元，押金 17,200\.00 元/);
  await person.click(within(dialog).getByRole('combobox'));
  await person.click(await screen.findByText('驳回', { selector: '[class*=option-content]' }));
  await press('审批', dialog);
  expect(sentTo('/approve/7')).toEqual([]);
  await person.type(dialog.querySelector('textarea')!, '租金低于标准');
  await press('审批', dialog);
  await waitFor(() => expect(sentTo('/approve/7')).toEqual([{ version: 4, result: 0, opinion: '租金低于标准' }]));
});

test('the form shows the plan of what it holds, and saves all of it', async () => {
  serve(lease);
  await press('编辑', await openRow());
  const plan = await screen.findByRole('complementary', { name: '账单计划' });
  await within(plan).findByText('6,103.23');
  const asked = {
    ...{ startDate: '2026-03-10', endDate: '2029-03-09', rentAmount: '8600.00', payCycle: 1, billDay: 5 },
    ...{ cycleAnchor: 1, freeDays: 0, increase: [{ fromMonth: 13, rate: '3.00' }] },
    feeItems: [{ feeCode: '6', calcMode: 2, unitPrice: '3.2500', area: '126.40', cycle: '' }],
  };
  await waitFor(() => expect(sentTo('/bill/trial').at(-1)).toEqual({ kind: 'SCHEDULE', input: { lease: asked } }));
  await person.clear(document.querySelector<HTMLElement>('[id$=edit_rentAmount]')!);
  await person.type(document.querySelector<HTMLElement>('[id$=edit_rentAmount]')!, '9000');
  await waitFor(() =>
    expect(sentTo('/bill/trial').at(-1)).toEqual({
      kind: 'SCHEDULE',
      input: { lease: { ...asked, rentAmount: '9000' } },
    }),
  );
  await press('保存', plan.closest<HTMLElement>('[role=dialog]')!);
  await waitFor(() =>
    expect(sentTo('/lease/save')).toEqual([
      expect.objectContaining({
        ...{ leaseId: '7', version: 4, tenantId: '3', unitIds: ['11'], rentAmount: '9000', deposit: '17200.00' },
        increase: [{ fromMonth: 13, rate: '3.00' }],
        feeItems: [{ feeItemId: '5', cycle: '' }, expect.objectContaining({ feeItemId: '6', cycle: '' })],
      }),
    ]),
  );
});

test('a plan that could not be computed is not shown as that of what was typed before', async () => {
  serve(lease);
  await press('编辑', await openRow());
  const plan = await screen.findByRole('complementary', { name: '账单计划' });
  await within(plan).findByText('6,103.23');
  answerAll(({ url: { pathname } }) =>
    pathname.endsWith('/bill/trial') ? failure(500, '服务器忙', { status: 500 }) : envelope(listed()),
  );
  await person.clear(document.querySelector<HTMLElement>('[id$=edit_rentAmount]')!);
  await person.type(document.querySelector<HTMLElement>('[id$=edit_rentAmount]')!, '9000');
  await within(plan).findByText('服务器忙');
  expect(within(plan).queryByText('6,103.23')).toBeNull();
});

test('the drawer marks what is overdue and what is planned, and an amount opens what it is made of', async () => {
  serve({ ...lease, leaseStatus: 3 });
  await press('查看', await openRow());
  await person.click(await screen.findByText('账单计划', { selector: '[role=tab]' }));
  const row = (await screen.findByText('ZD202603000001')).closest('tr')!;
  expect(within(row).getByText('逾期')).toBeInTheDocument();
  const planned = screen.getByText('2026-04-01 – 2026-04-30').closest('tr')!;
  expect(within(planned).getByText('计划')).toBeInTheDocument();
  await person.click(row.querySelector('button')!);
  await screen.findByText('每月 8,600.00 × 22 / 31 天 = 6,103.23');
});

test('the paper names what is charged besides the rent, by the marks of the language', async () => {
  serve({ ...lease, increase: [...detail.increase, { fromMonth: 25, rate: '2.00' }] });
  await pressMore('打印', await openRow());
  const button = (await screen.findByText('打印', { selector: '[class*=drawer-extra] *' })).closest('button')!;
  await waitFor(() => expect(button).toBeEnabled());
  const printed: (string | null | undefined)[][] = [];
  window.print = () =>
    printed.push(
      [...document.querySelectorAll('body > .paper tr')].slice(-3).map((row) => row.lastElementChild?.textContent),
    );
  await person.click(button);
  expect(printed).toEqual([[expect.stringMatching(/^[^、]*3\.00%[^、]*、[^、]*2\.00%[^、]*$/), '物业费', '–']]);
});
