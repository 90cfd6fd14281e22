import { number, oldBook, record, shorts } from '../../../../tests/support/oldSheets';
import { BadSheet } from './badSheet';
import { readOldSheet } from './readOldSheet';

const cellsOf = (bytes: Buffer) => readOldSheet(bytes, 1_001).map(({ cells }) => cells);

test('zeros before a number are kept where its format shows them', () => {
  const format = record(0x041e, shorts(176, 8), Buffer.from([0]), Buffer.from('00000000'));
  const style = record(0x00e0, shorts(0, 176), Buffer.alloc(16));
  const cell = record(0x0203, shorts(0, 0, 1), Buffer.from(new Float64Array([46089]).buffer));
  expect(cellsOf(oldBook({ globals: [format, style], cells: [cell] }))).toEqual([['00046089']]);
});

test('the content of merged cells is that of each of their rows', () => {
  const cells = [
    number(0, 0, 1),
    number(1, 0, 7),
    number(1, 2, 8),
    number(2, 2, 9),
    record(0x00e5, shorts(1, 1, 2, 0, 1)),
  ];
  expect(cellsOf(oldBook({ cells }))).toEqual([['1'], ['7', '', '8'], ['7', '', '9']]);
});

test('a hidden sheet is not the first', () => {
  const sheet = (state: number) => record(0x0085, shorts(0, 0), Buffer.from([state, 0, 1, 0, 65]));
  const bookBehind = (state: number) => oldBook({ globals: [sheet(state)], cells: [number(0, 0, 7)] });
  expect(cellsOf(bookBehind(1))).toEqual([['7']]);
  expect(cellsOf(bookBehind(2))).toEqual([['7']]);
  expect(() => cellsOf(bookBehind(0))).toThrow(BadSheet);
});
