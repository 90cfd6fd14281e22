import { screen, waitFor, within } from '@testing-library/react';
import { envelope } from '@tests/support/fakeServer';
import { answer, open, person, press, startModule, type } from '@tests/support/modulePage';
import { FeeItemPage } from './FeeItemPage';

const fee = {
  ...{ feeItemId: '5', feeCode: 'SF', feeName: '商户水费', feeType: 3, calcMode: 3, unitPrice: '4.1000', cycle: null },
  ...{ lateFeeDays: 0, lateRate: '0.5000', taxRate: '6.00', status: 1, gmtModified: '2026-11-01 08:00:00', version: 2 },
};
const meter = {
  ...{ meterId: '9', meterNo: 'W-101', propertyId: '1', propertyName: '江汉广场', feeType: 3, unitId: '7' },
  ...{ unitNo: '101', parentId: null, registers: 1, digits: 5, factor: '1.0000', installDate: '2026-01-01' },
  ...{ startValues: ['99880.00'], removeDate: null, finalValues: null, replacesId: null, meterStatus: 1, version: 3 },
};
const reading = {
  ...{ readingId: '31', meterId: '9', meterNo: 'W-101', unitNo: '101', kind: 2, date: '2026-10-25' },
  ...{ period: '2026-10', values: ['99950.00'], overflow: 0, estimated: 0, remark: '', state: 1 },
  ...{ readTime: '2026-10-25 09:00:00', createdByName: '李' },
};

const LISTS: Readonly<Record<string, object>> = {
  '/base/api/pms/feeItem/page': fee,
  '/base/api/pms/meter/page': meter,
  '/base/api/pms/reading/page': reading,
};

beforeAll(() => startModule(['feeItem_meter', 'bill_reading', 'bill_readingCorrect']));

async function addReading(value: string) {
  open(<FeeItemPage />);
  await person.click(await screen.findByText('表计'));
  const row = (await screen.findByText('W-101', { selector: 'td, td *' })).closest('tr')!;
  await press('抄表', row);
  await press('抄表', (await screen.findByText('表计 W-101 的抄表')).closest<HTMLElement>('[role=dialog]')!);
  await screen.findByText('抄表：W-101');
  await type('edit_date', '2026-11-24');
  await type('edit_period', '2026-11');
  await person.type(document.getElementById('edit_values_0')!, value);
  await press('保存');
}

/** Of what could be said of it this alone, once the dialog is closed. */
async function toldOnce(text: string) {
  await screen.findByText(text);
  await waitFor(() => expect(document.getElementById('edit_date')).toBeNull());
  expect([...new Set([text, '保存成功', '读数已更正'])].filter((one) => screen.queryByText(one))).toEqual([text]);
}

test.each([
  [['2026-11'], '用量 49，计入 2026-11'],
  [[], '保存成功'],
])('what came of a reading of the months %p is said once', async (months, text) => {
  answer(LISTS, () => envelope({ readingId: '32', usage: '49.00', months }));
  await addReading('99999');
  await toldOnce(text);
});

test('what came of a correction is said once', async () => {
  answer(LISTS, () => envelope({ readingId: '33', usage: '70.00', months: ['2026-10'] }));
  open(<FeeItemPage />);
  await person.click(await screen.findByText('表计'));
  const row = (await screen.findByText('W-101', { selector: 'td, td *' })).closest('tr')!;
  await press('抄表', row);
  const readings = (await screen.findByText('表计 W-101 的抄表')).closest<HTMLElement>('[role=dialog]')!;
  await press('更正', (await within(readings).findByText('2026-10-25', { selector: 'td, td *' })).closest('tr')!);
  const dialog = (await screen.findByText('更正表计 W-101 在 2026-10-25 的读数')).closest<HTMLElement>(
    '[role=dialog]',
  )!;
  await type('edit_reason', '抄错了');
  await press('更正', dialog);
  await toldOnce('用量 70，计入 2026-10');
});
