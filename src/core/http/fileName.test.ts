import fc from 'fast-check';
import { check } from '@tests/support/property';
import { cleanFileName, fileNameOf } from './fileName';

test.each([
  [`attachment; filename*=UTF-8''%E8%AE%A2%E8%B4%A7%E4%BC%9A.xlsx`, '订货会.xlsx'],
  [`attachment; filename="fallback.xlsx"; filename*=UTF-8''%E2%82%AC.xlsx`, '€.xlsx'],
  [`attachment; filename*=iso-8859-1'en'%A3%20rates.txt`, '£ rates.txt'],
  ['attachment; filename="a \\"quoted\\" name.txt"', 'a _quoted_ name.txt'],
  ['attachment; filename=plain.csv', 'plain.csv'],
  ['attachment; filename="%E8%AE%A2%E8%B4%A7.xlsx"', '订货.xlsx'],
  [`attachment; filename*=UTF-8''%E8%AE; filename=better.txt`, 'better.txt'],
  ['attachment; FileName = "x.txt"', 'x.txt'],
  ['attachment', ''],
  ['', ''],
  [null, ''],
])('%s is called %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\boot.ini', 'boot.ini'],
  ['a\r\nSet-Cookie: x=1.txt', 'aSet-Cookie_ x=1.txt'],
  ['invoice\u202Exslx.exe', 'invoicexslx.exe'],
  ['\u200b\u2066a\u2069.txt', 'a.txt'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['...', ''],
  ['  .hidden. ', 'hidden'],
  ['a<b>c:"d|e?f*g.txt', 'a_b_c__d_e_f_g.txt'],
  [`${'长'.repeat(300)}.xlsx`, `${'长'.repeat(145)}.xlsx`],
])('%j becomes %s', (given, name) => {
  expect(cleanFileName(given)).toBe(name);
});

const hostile = fc.array(
  fc.oneof(
    fc.constantFrom('../', '..\\', '/', '\\', '\r\n', '\0', '\u202e', '"', ';', "''", '%', '%2f', '%00', '.', ' '),
    fc.string({ unit: 'binary' }),
  ),
  { maxLength: 10 },
);

test('no header makes a name that leaves its folder, hides its ending or breaks a file system', () => {
  check(
    fc.property(hostile, fc.constantFrom('filename="', "filename*=UTF-8''", 'filename='), (pieces, parameter) => {
      const name = fileNameOf(`attachment; ${parameter}${pieces.join('')}`);
      expect(name).not.toMatch(/[/\\<>:"|?*\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069\u200b]|^\.|[. ]$/);
      expect(Array.from(name).length).toBeLessThanOrEqual(151);
      expect(cleanFileName(name)).toBe(name);
    }),
    { runs: 500 },
  );
});
