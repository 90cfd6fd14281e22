import { screen, waitFor, within } from '@testing-library/react';
import { answerBills, bodyOf } from '@tests/support/billAnswers';
import { failure } from '@tests/support/fakeServer';
import { answerAll, open, person, press, pressMore, sentTo, startModule } from '@tests/support/modulePage';
import { BillPage } from './BillPage';

const BUTTONS = [
  ...['bill_generate', 'bill_pay', 'bill_void', 'bill_view', 'bill_explain', 'bill_dryRun', 'bill_reverse'],
  ...['bill_receipt', 'bill_ageing', 'bill_urge', 'bill_batchUrge'],
];

beforeAll(() => startModule(BUTTONS));

beforeEach(() => answerAll(answerBills));

async function openBills(view?: string) {
  open(<BillPage />);
  if (view) await person.click(await screen.findByText(view, { selector: '[class*=segmented] *' }));
}

const rowOf = async (text: string) =>
  (await screen.findByText(text, { selector: 'td, td *' })).closest<HTMLElement>('tr')!;

const dialogWith = async (text: string) => {
  const [first] = await screen.findAllByText(text);
  return first!.closest<HTMLElement>('[role=dialog]')!;
};

test('what is above a bill is said before and asked about, and the receipt comes after', async () => {
  await openBills();
  await press('收款', await rowOf('ZD202603000001'));
  const dialog = await dialogWith('向“武汉某某商贸”收款');
  const amount = document.querySelector<HTMLElement>('[id$=edit_amount]') as HTMLInputElement;
  expect(amount.value).toBe('6200.00');
  await person.clear(amount);
  await person.type(amount, '6300');
  await within(dialog).findByText('超出 100.00 元，将转为预收');
  expect(within(dialog).queryByText('ZD202604000001')).toBeNull();
  await press('收款', dialog);
  await screen.findByText('100.00 元转预收');
  await press('仍要继续');
  await screen.findByText('收据 SJ202604000001');
  await screen.findByText('大写：陆仟叁佰元整');
  const items = [{ billId: '1', amount: '6200.00' }];
  expect(sentTo('/bill/pay').map(({ payTime, ...form }) => [typeof payTime, form])).toEqual(
    [[], [48_045]].map((confirmCodes) => [
      'string',
      { tenantId: '3', amount: '6300', channel: 1, voucher: '', items, confirmCodes },
    ]),
  );
});

test('bills that could not be read before a payment are asked for again', async () => {
  let isDown = true;
  answerAll((sent) =>
    isDown && bodyOf(sent).billStatus === 3 ? failure(50_000, '服务器请求失败') : answerBills(sent),
  );
  await openBills();
  await press('收款', await rowOf('ZD202603000001'));
  const dialog = await dialogWith('向“武汉某某商贸”收款');
  await within(dialog).findByText('服务器请求失败');
  isDown = false;
  await press('重试', dialog);
  await waitFor(() => expect(document.querySelector<HTMLElement>('[id$=edit_amount]')).toHaveValue('6200.00'));
});

test('a bill is voided with a reason, by a dialog that names it', async () => {
  await openBills();
  await pressMore('作废', await rowOf('ZD202603000001'));
  const dialog = await dialogWith('作废账单 ZD202603000001');
  await person.type(dialog.querySelector('textarea')!, '重复出账');
  await press('作废', dialog);
  await waitFor(() => expect(sentTo('/bill/void')).toEqual([{ id: '1', version: 4, again: 1, reason: '重复出账' }]));
});

test('tenants are asked for the bills that are chosen, and who was asked today is named', async () => {
  await openBills();
  const rows = [await rowOf('ZD202603000001'), await rowOf('ZD202604000001')];
  for (const row of rows) await person.click(row.querySelector<HTMLElement>('input[type=checkbox]')!);
  await press('批量催缴');
  await press('批量催缴', await dialogWith('向 1 个租户催缴已选的 2 张账单？'));
  await waitFor(() => expect(sentTo('/bill/urge')).toEqual([{ billIds: ['1', '2'] }]));
  expect(await screen.findByText('今天已催缴过：武汉某某商贸')).toBeVisible();
});

test('an amount leads to how it came about', async () => {
  await openBills();
  await press('6,103.23', await rowOf('ZD202603000001'));
  await screen.findByText('账单 ZD202603000001 的计费说明');
  await screen.findByText('2026-03-10 至 2026-03-31：8600.00 × 22 ÷ 31 = 6103.23');
});

test('a dry run is filtered by its flags, and made with its fingerprint after a question', async () => {
  await openBills('试算出账');
  const field = (await screen.findByText('项目', { selector: 'label' })).querySelector('input')!;
  await person.click(field);
  await person.click(await screen.findByText('江汉广场', { selector: '[class*=option-content]' }));
  await press('试算');
  await rowOf('HT2026030002');
  await person.click(screen.getByText(/^增 1$/));
  await waitFor(() => expect(screen.queryByText('HT2026030002')).toBeNull());
  const up = await rowOf('HT2026030003');
  expect([...up.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(
    expect.arrayContaining(['900.00', '600.00', '50.00%', '增']),
  );
  const [{ period } = {}] = sentTo('/bill/dryRun');
  await press('生成账单');
  const dialog = await dialogWith(`为“江汉广场”${String(period)} 生成 2 笔账单，合计 1,310.80 元？`);
  expect(sentTo('/bill/generate')).toEqual([]);
  await press('生成账单', dialog);
  await screen.findByText('批次 PC2026040001：新出 2 笔，合计 1,310.80 元');
  expect(sentTo('/bill/generate')).toEqual([
    { propertyId: '1', period, feeItemIds: ['6'], fingerprint: 'f1', confirmCodes: [] },
  ]);
  // The result of this run is not shown beside another choice.
  const fees = (await screen.findByText('收费项目', { selector: 'label' })).closest('label')!;
  await person.click(fees.querySelector<HTMLElement>('[class*=select-clear]')!);
  await waitFor(() => expect(screen.queryByText('批次 PC2026040001：新出 2 笔，合计 1,310.80 元')).toBeNull());
});

test('a payment is reversed with a reason, and its receipt counts each print', async () => {
  window.print = jest.fn();
  await openBills('收款');
  const row = await rowOf('SK202604000001');
  await press('冲销', row);
  const dialog = await dialogWith('冲销收款 SK202604000001（武汉某某商贸，6,300.00 元）');
  await person.type(dialog.querySelector('textarea')!, '退汇');
  await press('冲销', dialog);
  await waitFor(() => expect(sentTo('/payment/reverse/5')).toEqual([{ version: 2, reason: '退汇' }]));
  await press('收据', row);
  await press('打印');
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
  expect(sentTo('/payment/printed/5')).toHaveLength(1);
});

test('ageing begins with what all tenants owe', async () => {
  await openBills('账龄');
  const row = await rowOf('合计');
  expect(row).toHaveTextContent('合计8,600.006,200.000.000.000.006,200.0014,800.00');
});
