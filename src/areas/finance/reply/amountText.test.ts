import { amountText, isAmount, plainAmount } from './amountText';

const kept = (typed: string) => plainAmount(amountText(typed));

test.each([
  ['1234.56', '1234.56'],
  ['-1234.5', '-1234.5'],
  // The keypad of a phone in Spanish has no point.
  ['12,5', '12.5'],
  ['-1234,56', '-1234.56'],
  ['1.234,56', '1234.56'],
  ['1.234.567,8', '1234567.8'],
  ['1,234.56', '1234.56'],
  // Three digits behind a comma are not fen.
  ['1,234', '1234'],
  ['12,345,678', '12345678'],
  ['１２，５', '12.5'],
  ['¥ 1,234.56', '1234.56'],
  ['1 234,56', '1234.56'],
])('%s is an amount of %s', (typed, amount) => {
  expect(kept(typed)).toBe(amount);
  expect(isAmount(amountText(typed))).toBe(true);
});

test.each(['', '-', '12,', '12,345.678', '1.234', '1,2,3', '1.2.3', '12,34,56', '1,234,56', '12.34,5'])(
  '%s is none, and is not made one by leaving something out',
  (typed) => expect(isAmount(amountText(typed))).toBe(false),
);
