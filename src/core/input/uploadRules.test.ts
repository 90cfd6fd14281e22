import { refuseFile, SHEETS, uploadLimits } from './uploadRules';

test.each([
  ['a.xlsx', 1, null],
  ['A.XLS', 5120 * 1024, null],
  ['a.xlsx', 5120 * 1024 + 1, 'upload.size'],
  ['a.csv', 1, 'upload.format'],
  ['xlsx', 1, 'upload.format'],
  ['a.xlsx.exe', 1, 'upload.format'],
])('%s of %d bytes', (name, size, expected) => {
  expect(refuseFile({ name, size }, SHEETS)?.id ?? null).toBe(expected);
});

test('people read the extensions apart, and the limit in MB', () => {
  expect(uploadLimits(SHEETS)).toEqual({ accept: '.xls / .xlsx', size: 5 });
});
