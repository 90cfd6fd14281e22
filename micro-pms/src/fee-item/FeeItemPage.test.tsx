import { screen, waitFor, within } from '@testing-library/react';
import { envelope, failure } from '@tests/support/fakeServer';
import { addReading, METER_LISTS } from '@tests/support/meterReading';
import { answer, open, person, press, sentTo, startModule, type } from '@tests/support/modulePage';
import { FeeItemPage } from './FeeItemPage';

const BUTTONS = [
  'feeItem_status',
  'feeItem_tariff',
  'feeItem_meter',
  'feeItem_exchange',
  'bill_reading',
  'bill_readingCorrect',
];

const tariff = {
  ...{ tariffId: '4', feeItemId: '5', feeName: '商户水费', propertyId: '1', propertyName: '江汉广场', from: '2026-12' },
  ...{ prices: ['4.1000'], basis: 1, steps: [{ over: '20.00', add: '0.5000' }], gmtModified: '', version: 1 },
};

const LISTS = { ...METER_LISTS, '/base/api/pms/tariff/page': tariff };

beforeAll(() => startModule(BUTTONS));

test('a fee is disabled after a question that names it', async () => {
  answer(LISTS, () => envelope(true));
  open(<FeeItemPage />);
  const row = (await screen.findByText('商户水费', { selector: 'td, td *' })).closest('tr')!;
  await press('停用', row);
  const [question] = await screen.findAllByText('停用收费项目“商户水费”？');
  expect(sentTo('/updateStatus')).toEqual([]);
  await press('停用', question!.closest<HTMLElement>('[role=dialog]')!);
  await waitFor(() => expect(sentTo('/updateStatus')).toEqual([{ id: '5', version: 2, status: 0 }]));
});

test('a value below the one before has three ways out, and passing zero is said with the next try', async () => {
  answer(LISTS, ({ body }) =>
    (body as { overflow: number }).overflow === 1
      ? envelope({ readingId: '32', usage: '150.00', months: ['2026-11'] })
      : failure(48_032, '读数小于上次', { data: { last: '99950.00', this: '100.00', asOverflow: '150.00' } }),
  );
  await addReading('100');
  await screen.findByText('过零，用量 150.00');
  expect(screen.getAllByText('换表', { selector: 'button *' }).length).toBeGreaterThan(0);
  expect(screen.getByText('更正原读数')).toBeInTheDocument();
  await press('过零，用量 150.00');
  await screen.findByText('用量 150，计入 2026-11');
  expect(sentTo('/reading/add').map(({ overflow, values }) => [overflow, values])).toEqual([
    [0, ['100']],
    [1, ['100']],
  ]);
});

test('the earlier reading can be corrected instead', async () => {
  answer(LISTS, () =>
    failure(48_032, '读数小于上次', { data: { last: '99950.00', this: '100.00', asOverflow: '150.00' } }),
  );
  await addReading('100');
  await press('更正原读数');
  await screen.findByText('更正表计 W-101 在 2026-10-25 的读数');
});

test('an unusual usage is asked about, and sent again with the answer', async () => {
  answer(LISTS, ({ body }) =>
    (body as { confirmCodes: number[] }).confirmCodes.includes(48_033)
      ? envelope({ readingId: '32', usage: '49.00', months: ['2026-11'] })
      : failure(49_003, '请确认', { data: { warnings: [{ code: 48_033, msg: '用量异常：每日 49.00' }] } }),
  );
  await addReading('99999');
  await screen.findByText('用量异常：每日 49.00');
  await press('仍要继续');
  await screen.findByText('用量 49，计入 2026-11');
  expect(sentTo('/reading/add').map(({ confirmCodes }) => confirmCodes)).toEqual([[], [48_033]]);
});

test('steps of a tariff ascend before it is sent, and what the server refuses stays open', async () => {
  answer(LISTS, () => failure(48_038, '费率无效或该月已出账'));
  open(<FeeItemPage />);
  await person.click(await screen.findByText('费率'));
  await press('编辑', (await screen.findByText('江汉广场', { selector: 'td, td *' })).closest('tr')!);
  await press('添加一档');
  await type('edit_steps_1_over', '20');
  await type('edit_steps_1_add', '1');
  await screen.findByText('须大于上一档');
  expect(sentTo('/tariff/save')).toEqual([]);
  await type('edit_steps_1_over', '30');
  await press('保存');
  await screen.findByText('费率无效或该月已出账');
  expect(sentTo('/tariff/save').at(-1)).toMatchObject({
    ...{ tariffId: '4', version: 1, from: '2026-12', prices: ['4.1000'] },
    steps: [
      { over: '20.00', add: '0.5000' },
      { over: '30', add: '1' },
    ],
  });
  expect(document.querySelector<HTMLElement>('[id$=edit_steps_1_over]')).toHaveValue('30');
});

test('a meter is exchanged on one day, not before its last reading', async () => {
  answer(LISTS, () => envelope({ meterId: '10' }));
  open(<FeeItemPage />);
  await person.click(await screen.findByText('表计'));
  const row = (await screen.findByText('W-101', { selector: 'td, td *' })).closest('tr')!;
  await person.click(await within(row).findByLabelText('更多操作'));
  await person.click(await screen.findByText('换表', { selector: '[role=menuitem], [role=menuitem] *' }));
  await screen.findByText('上次抄表 2026-10-25：99,950');
  await type('edit_date', '2026-10-01');
  await screen.findByText('不能早于上次抄表 2026-10-25');
  await type('edit_date', '2026-11-20');
  await type('edit_period', '2026-11');
  await type('edit_meterNo', 'W-102');
  await person.type(document.querySelector<HTMLElement>('[id$=edit_finalValues_0]')!, '99990');
  expect(sentTo('/exchange/9')).toEqual([]);
  await person.type(document.querySelector<HTMLElement>('[id$=edit_startValues_0]')!, '5');
  await press(
    '换表',
    document.querySelector<HTMLElement>('[id$=edit_startValues_0]')!.closest<HTMLElement>('[role=dialog]')!,
  );
  await waitFor(() =>
    expect(sentTo('/exchange/9')).toEqual([
      {
        ...{ version: 3, date: '2026-11-20', period: '2026-11', finalValues: ['99990'], overflow: 0 },
        ...{ meterNo: 'W-102', digits: 5, factor: '1.0000', startValues: ['5'] },
      },
    ]),
  );
});
