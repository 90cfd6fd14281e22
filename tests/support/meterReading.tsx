import { screen } from '@testing-library/react';
import { open, person, press, type } from './modulePage';
import { FeeItemPage } from '../../micro-pms/src/fee-item/FeeItemPage';

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

/** A fee, its meter and a reading of it, as the lists of the page answer them. */
export const METER_LISTS: Readonly<Record<string, object>> = {
  '/base/api/pms/feeItem/page': fee,
  '/base/api/pms/meter/page': meter,
  '/base/api/pms/reading/page': reading,
};

/** Types a reading of the meter in, and saves it. */
export async function addReading(value: string) {
  open(<FeeItemPage />);
  await person.click(await screen.findByText('表计'));
  const row = (await screen.findByText('W-101', { selector: 'td, td *' })).closest('tr')!;
  await press('抄表', row);
  await press('抄表', (await screen.findByText('表计 W-101 的抄表')).closest<HTMLElement>('[role=dialog]')!);
  await screen.findByText('抄表：W-101');
  await type('edit_date', '2026-11-24');
  await type('edit_period', '2026-11');
  await person.type(document.querySelector<HTMLElement>('[id$=edit_values_0]')!, value);
  await press('保存');
}
