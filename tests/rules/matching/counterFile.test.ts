/* docs/domain/workbench.md#the-partners-file: what a row of his file is known by. */
import { type Cells, documentsOf, type Read, readRow } from '../../../server/areas/finance/rules/counterFile';
import { csvText, readCsv } from '../../../server/platform/sheet/read/readCsv';

const cells = (given: Partial<Cells>): Cells => ({
  ...{ kind: '', no: '', ourNo: '', date: '', amount: '', text: '', goods: '', qty: '', price: '', ...given },
});
function read(row: number, given: Partial<Cells>): Read {
  const result = readRow(row, cells(given));
  if (!('read' in result)) throw new Error(JSON.stringify(result));
  return result.read;
}

// Its number as the paper of the partner has it.
const NUMBER = ['R', '8812'].join('-');
const ROW = { no: NUMBER, ourNo: 'CK20260318000066', date: '2026-03-18', amount: '548.00', text: '外 购 ' };

test('R20: the same row of another program has the same identity', () => {
  const first = read(2, ROW);
  const other = read(2, { ...ROW, no: 'Ｒ－8812', date: '2026/3/18', amount: '548', kind: '明细' });
  expect(first.hash).toBe(other.hash);
  expect([first.hash.slice(0, 16), first.hash.slice(-4)]).toEqual(['2e82a39e0c0db788', '4c4a']);
  expect(documentsOf([first]).map(({ identity }) => identity)).toEqual([`${first.hash}#1`]);
});

test('R21: two rows that are truly equal stay two', () => {
  const one = { no: ['R', '1'].join('-'), date: '2026-03-02', amount: '500.00' };
  const rows = [read(2, one), read(3, one), read(4, { ...one, amount: '500.01' })];
  const ids = documentsOf(rows).map(({ identity }) => identity);
  expect(ids.map((id) => `${id.slice(0, 8)}${id.slice(id.indexOf('#'))}`)).toEqual([
    '9921e9b5#1',
    '9921e9b5#2',
    '4361f989#1',
  ]);
});

test('rows with goods, a number and a day in common are the lines of one document', () => {
  const line = { ...ROW, goods: 'P001', qty: '10', price: '12.8' };
  const [document, ...rest] = documentsOf([
    read(2, { ...line, amount: '128.00' }),
    read(3, { ...line, goods: 'P002', amount: '-8.00' }),
  ]);
  expect([document?.amount, document?.lines.map(({ code, qty }) => [code, qty]), rest]).toEqual([
    12_000,
    [
      ['P001', 100_000],
      ['P002', 100_000],
    ],
    [],
  ]);
});

test('what is wrong with a row is all said', () => {
  const faults = (given: Partial<Cells>) => {
    const result = readRow(2, cells(given));
    return 'faults' in result ? result.faults.map(({ field, text }) => `${field} ${text}`) : [];
  };
  expect(faults({ date: '2026-02-30', amount: '12.345' })).toEqual([
    'amount counter.amount',
    'date counter.date',
    'no counter.unnamed',
  ]);
  expect(faults({ kind: '期初', amount: '8,000.00' })).toEqual([]);
  expect(faults({ kind: '合计', amount: '1', date: '2026-03-01', text: 'x' })).toEqual(['kind counter.unnamed']);
});

test('a day and an amount are read as they were meant, or asked for', () => {
  const days = ['20260318', '2026-3-18', '2026/03/18', '2026.3.18', '2026年3月18日', '2026-03-18 09:30:00'];
  for (const date of days) expect(read(2, { ...ROW, date }).date).toBe('2026-03-18');
  const amounts = { '1,234.50': 123_450, '-¥12,345,678.00': -1_234_567_800, '￥ 548': 54_800, '1，234': 123_400 };
  for (const [amount, fen] of Object.entries(amounts)) expect(read(2, { ...ROW, amount }).amount).toBe(fen);
  const fieldsOf = (given: Partial<Cells>) => {
    const result = readRow(2, cells({ ...ROW, ...given }));
    return 'faults' in result ? result.faults.map(({ field }) => field) : [];
  };
  // A month is no day, and seven digits are two of them.
  for (const date of ['202612', '2026111', '2026-0318', '2026-3']) expect(fieldsOf({ date })).toEqual(['date']);
  // A comma before decimals is none between thousands.
  for (const amount of ['12,50', '1234,56', '1.234,56', ',5', '1,23,456'])
    expect(fieldsOf({ amount })).toEqual(['amount']);
  expect(fieldsOf({ goods: 'P001', qty: '1,5' })).toEqual(['qty']);
  expect(read(2, { ...ROW, goods: 'P001', qty: '1,500' }).qty).toBe(15_000_000);
});

const GBK =
  '0NDA4NDNLLbUt721pbrFLM7St721pbrFLMjVxtosvfC27izVqtKqDQoso9KjrTg4MTIsQ0syMDI2MDMxODAwMDA2NiwyMDI2LzMvMTgsNTQ4LM3iILm6IA0K';

test('a file with commas is read as UTF-8 or as GBK, by its bytes', () => {
  const bytes = Buffer.from(GBK, 'base64');
  expect(csvText(bytes)).toContain('Ｒ－8812');
  expect(readCsv(bytes, 10)[1]).toEqual({
    number: 2,
    cells: ['', 'Ｒ－8812', 'CK20260318000066', '2026/3/18', '548', '外 购'],
  });
  const quoted = readCsv(Buffer.from('\uFEFFa,"b ""c"", d"\n\n"e\nf",\n'), 10);
  expect(quoted.map((row) => row.cells)).toEqual([
    ['a', 'b "c", d'],
    ['e\nf', ''],
  ]);
  expect(readCsv(Buffer.from('a,b\nc,'), 10).map((row) => row.cells)).toEqual([['a', 'b'], ['c']]);
  expect(() => readCsv(Buffer.from('a\nb\nc'), 2)).toThrow();
  expect(() => readCsv(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 2)).toThrow();
});
