import { TEMPLATES } from '../../../../src/contract/tasks/import-templates';
import type { Template } from '../../../../src/contract/tasks/template';
import { checkCells, momentOf } from './importRows';

test.each([
  ['2026-03-08 10:30:05', '2026-03-08 10:30:05'],
  ['2026-03-08', '2026-03-08 00:00:00'],
  ['2026/3/8 9:05', '2026-03-08 09:05:00'],
  ['2026年3月8日', '2026-03-08 00:00:00'],
  ['2026-03-08\n10:30', '2026-03-08 10:30:00'],
  // What nobody can be sure of stays what it is, and is refused.
  ['3/8/2026', '3/8/2026'],
  ['2026-3/8', '2026-3/8'],
  ['20260308', '20260308'],
  ['46089.4375', '46089.4375'],
  ['10:30', '10:30'],
])('%j is the moment %j', (text, moment) => {
  expect(momentOf(text)).toBe(moment);
});

const problemsOf = (template: Template, values: Record<string, string>) =>
  checkCells(template, [{ number: 2, values, problems: [] }]).flatMap(({ problems }) =>
    problems.map(({ field, text }) => `${field} ${text}`),
  );

test('a formula without a result and a number that was rounded are no texts, wherever they stand', () => {
  const values = { supplierCode: '2.02603E+17', boothNo: '#N/A', contactName: '#CALC!', contactPhone: '#REF!' };
  expect(problemsOf(TEMPLATES.FAIR_SUPPLIER, values)).toEqual([
    'supplierCode import.rounded',
    'boothNo import.noResult',
    'contactName import.noResult',
    'contactPhone import.noResult',
  ]);
  expect(problemsOf(TEMPLATES.FAIR_SUPPLIER, { supplierCode: '1E5', boothNo: '#1', contactName: '#N' })).toEqual([]);
});

test('a day that there is not is refused', () => {
  const order = { orderNo: 'A1', custCode: 'K', productCode: 'P', qty: '1', unitPrice: '1' };
  expect(problemsOf(TEMPLATES.FAIR_ORDER, { ...order, orderTime: '2026/2/30' })).toEqual(['orderTime import.moment']);
  expect(problemsOf(TEMPLATES.FAIR_ORDER, { ...order, orderTime: '2026/2/28' })).toEqual([]);
});
