/* docs/domain/property-bills.md#explanation: who reads it can add up what the bill amounts to. */
import { translate } from '../../../server/http/texts';
import { explanationOf } from '../../../server/areas/property/handlers/billing/explain';
import type { BillPart } from '../../../server/areas/property/rules/billing/billPart';

const say = translate('zh');
const usage = (register: number): BillPart => ({
  ...{ kind: 'USAGE', register, usage: 3700, price: 41_500, amount: 15_355 },
  lines: [
    {
      ...{ meterNo: 'D-1', register, kind: 'NORMAL', from: '2026-02-28', to: '2026-03-31' },
      ...{ last: '1204.00', this: '1241.00', factor: '1.0000', usage: '37.00' },
    },
  ],
});
const month = (from: string, to: string, days: number): BillPart => ({
  ...{ kind: 'AREA', from, to, days, daysOfMonth: days, monthly: 860_000, amount: 860_000 },
  ...{ price: 430_000, quantity: 20_000 },
});

test('two registers with one usage are told twice', () => {
  expect(explanationOf([usage(1), usage(2)], say)).toEqual([
    'D-1 1：1204.00 → 1241.00，倍率 1.0000，用量 37.00',
    '用量 37.00 × 4.1500 = 153.55',
    'D-1 2：1204.00 → 1241.00，倍率 1.0000，用量 37.00',
    '用量 37.00 × 4.1500 = 153.55',
  ]);
});

test('the price that a month’s amount is of is told once for all months', () => {
  expect(explanationOf([month('2026-01-01', '2026-01-31', 31), month('2026-02-01', '2026-02-28', 28)], say)).toEqual([
    '单价 43.0000 × 200.00 = 月额 8600.00',
    '2026-01-01 至 2026-01-31：月额 8600.00 × 31 ÷ 31 天 = 8600.00',
    '2026-02-01 至 2026-02-28：月额 8600.00 × 28 ÷ 28 天 = 8600.00',
  ]);
});
