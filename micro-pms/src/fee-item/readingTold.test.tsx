import { screen, waitFor, within } from '@testing-library/react';
import { envelope } from '@tests/support/fakeServer';
import { addReading, METER_LISTS } from '@tests/support/meterReading';
import { answer, open, person, press, startModule, type } from '@tests/support/modulePage';
import { FeeItemPage } from './FeeItemPage';

beforeAll(() => startModule(['feeItem_meter', 'bill_reading', 'bill_readingCorrect']));

/** Once the dialog is closed, this is the only one of the possible messages. */
async function toldOnce(text: string) {
  await screen.findByText(text);
  await waitFor(() => expect(document.querySelector<HTMLElement>('[id$=edit_date]')).toBeNull());
  expect([...new Set([text, '保存成功', '读数已更正'])].filter((one) => screen.queryByText(one))).toEqual([text]);
}

test.each([
  [['2026-11'], '用量 49，计入 2026-11'],
  [[], '保存成功'],
])('what came of a reading of the months %p is said once', async (months, text) => {
  answer(METER_LISTS, () => envelope({ readingId: '32', usage: '49.00', months }));
  await addReading('99999');
  await toldOnce(text);
});

test('what came of a correction is said once', async () => {
  answer(METER_LISTS, () => envelope({ readingId: '33', usage: '70.00', months: ['2026-10'] }));
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
