import { refuseFile, UPLOAD_DEFAULTS, uploadHint } from './uploadRules';

test.each([
  ['a.xlsx', 1, null],
  ['A.XLS', 5120 * 1024, null],
  ['a.xlsx', 5120 * 1024 + 1, 'upload.size'],
  ['a.csv', 1, 'upload.format'],
  ['xlsx', 1, 'upload.format'],
  ['a.xlsx.exe', 1, 'upload.format'],
])('%s of %d bytes', (name, size, expected) => {
  expect(refuseFile({ name, size }, UPLOAD_DEFAULTS)?.id ?? null).toBe(expected);
});

test('a hint says the size in the unit that people know', () => {
  expect(uploadHint(UPLOAD_DEFAULTS)).toEqual({ accept: '.xls .xlsx', size: 5 });
});
