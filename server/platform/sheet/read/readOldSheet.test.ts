import fc from 'fast-check';
import {
  number,
  oldBook,
  oldWorkbook,
  record,
  shared,
  shorts,
  smallOldBook,
  textTable,
} from '../../../../tests/support/oldSheets';
import { BadSheet } from './badSheet';
import { readOldSheet } from './readOldSheet';

const LIMIT = 1_001;
const cellsOf = (bytes: Buffer) => readOldSheet(bytes, LIMIT).map(({ cells }) => cells);

test('an .xls file gives what its .xlsx twin gives: texts, numbers, days, times, formulas, gaps', () => {
  const rows = [
    ['供应商编码*', ' 展位号 ', '甲'.repeat(200)],
    [],
    [13900001212, null, 0.30000000000000004, 1000, 1.5e-7, -12],
    [
      { t: 'n', v: 46089, z: 'yyyy-mm-dd' },
      { t: 'n', v: 46089.375, z: 'yyyy/m/d h:mm' },
      { t: 'n', v: 46089, z: 'm/d/yy' },
      { t: 'n', v: 2.5, z: '0.00' },
    ],
    [
      { t: 'n', v: 24, f: 'A3*2' },
      { t: 'b', v: true },
      { t: 'e', v: 0x2a },
    ],
  ];
  expect(readOldSheet(oldWorkbook(rows), LIMIT)).toEqual([
    { number: 1, cells: ['供应商编码*', '展位号', '甲'.repeat(200)] },
    { number: 3, cells: ['13900001212', '', '0.3', '1000', '0.00000015', '-12'] },
    { number: 4, cells: ['2026-03-08', '2026-03-08 09:00:00', '2026-03-08', '2.5'] },
    { number: 5, cells: ['24', 'TRUE', '#N/A'] },
  ]);
});

/** As Excel saves them, which packs small numbers and shares texts. */
const packed = (value: number) => Buffer.from(new Int32Array([(value << 2) | 2]).buffer);
const withStyle = (format: number) => record(0x00e0, shorts(0, format), Buffer.alloc(16));

test('records that only Excel writes: shared texts, packed numbers, formulas with their last results', () => {
  const text = '丙'.repeat(5_000);
  const half = Buffer.from(text.slice(2_500), 'utf16le');
  const long = [
    record(
      0x00fc,
      shorts(2, 0, 2, 0, 1),
      Buffer.from([1]),
      Buffer.from('乙', 'utf16le'),
      ...[shorts(text.length), Buffer.from([1]), Buffer.from(text.slice(0, 2_500), 'utf16le')],
    ),
    // The second half says anew how it is written.
    record(0x003c, Buffer.from([1]), half),
  ];
  const formula = (row: number, column: number, value: Buffer) =>
    record(0x0006, shorts(row, column, 0), value, shorts(0, 0, 0, 4), Buffer.from('1e010003', 'hex'));
  const double = Buffer.alloc(8);
  double.writeDoubleLE(24.5);
  const cells = [
    shared(0, 0, 0),
    shared(0, 1, 1),
    record(0x027e, shorts(1, 0, 0), packed(-7)),
    record(0x00bd, shorts(1, 1, 0), packed(8), shorts(0), packed(9), shorts(2)),
    formula(2, 0, double),
    formula(2, 1, Buffer.from('000000000000ffff', 'hex')),
    record(0x0207, shorts(1), Buffer.from([1]), Buffer.from('丁', 'utf16le')),
    formula(2, 2, Buffer.from('010001000000ffff', 'hex')),
    formula(2, 3, Buffer.from('020007000000ffff', 'hex')),
    formula(2, 4, Buffer.from('030000000000ffff', 'hex')),
    // A drawing of its own begins and ends in the middle, and links, notes and names say nothing.
    ...[record(0x0809, shorts(0x0600, 0x20), Buffer.alloc(12)), number(9, 9, 9), record(0x000a)],
    ...[record(0x01b8, Buffer.alloc(40, 0xff)), record(0x001c, Buffer.alloc(8, 0xff)), record(0x0018, Buffer.alloc(3))],
  ];
  const rows = cellsOf(oldBook({ globals: long, cells }));
  expect(rows).toEqual([
    ['乙', text.slice(0, 4_000)],
    ['-7', '8', '9'],
    ['24.5', '丁', 'TRUE', '#DIV/0!'],
  ]);
});

test.each([
  ['a day by number', 14, [], '2026-03-08'],
  ['a Chinese day by number', 31, [], '2026-03-08'],
  ['a time by number', 21, [], '2026-03-08'],
  ['a sum by number', 4, [], '46089'],
  ['a text by number', 49, [], '46089'],
  [
    'a format of its own',
    176,
    [record(0x041e, shorts(176, 12), Buffer.from([0]), Buffer.from('yyyy\\-mm\\-dd'))],
    '2026-03-08',
  ],
  [
    'a number that was given another meaning',
    31,
    [record(0x041e, shorts(31, 4), Buffer.from([0]), Buffer.from('0.00'))],
    '46089',
  ],
])('%s', (_, format, formats, shown) => {
  const cell = record(0x0203, shorts(0, 0, 1), Buffer.from(new Float64Array([46089]).buffer));
  expect(cellsOf(oldBook({ globals: [...formats, withStyle(format)], cells: [cell] }))).toEqual([[shown]]);
});

test('days that are counted from 1904', () => {
  const cell = record(0x0203, shorts(0, 0, 1), Buffer.from(new Float64Array([46089 - 1462]).buffer));
  const globals = [record(0x0022, shorts(1)), withStyle(14)];
  expect(cellsOf(oldBook({ globals, cells: [cell] }))).toEqual([['2026-03-08']]);
});

test('exactly as many rows as the template takes', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, row) => number(row, 0, 1));
  expect(cellsOf(oldBook({ cells: rows(LIMIT) }))).toHaveLength(LIMIT);
  expect(() => cellsOf(oldBook({ cells: rows(LIMIT + 1) }))).toThrow(new BadSheet('rows'));
});

test('a small workbook lies in sectors of 64 bytes', () => {
  expect(cellsOf(smallOldBook({ cells: [number(0, 0, 7)] }))).toEqual([['7']]);
});

/** `FUZZ_XLS=100000` for a long night. */
const RUNS = Number(process.env.FUZZ_XLS ?? 1_500);

test(`${RUNS} files with a few bytes changed: rows or a refusal, soon, and nothing else`, () => {
  const files = [
    oldWorkbook([
      ['供应商编码*', '展位号'],
      ['GYS00012', 46089],
      [
        { t: 'n', v: 46089, z: 'yyyy-mm-dd' },
        { t: 'b', v: true },
      ],
    ]),
    oldBook({ globals: [textTable('甲', '乙')], cells: [shared(0, 0, 0), shared(0, 1, 1), number(1, 0, 1)] }),
  ];
  const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
  const start = performance.now();
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.array(change, { minLength: 1, maxLength: 6 }), (file, changes) => {
      const bytes = Buffer.from(file);
      for (const [at, value] of changes) bytes[at % bytes.length] = value;
      try {
        readOldSheet(bytes, LIMIT);
      } catch (error) {
        if (!(error instanceof BadSheet)) throw error;
      }
    }),
    { numRuns: RUNS },
  );
  expect((performance.now() - start) / RUNS).toBeLessThan(50);
});
