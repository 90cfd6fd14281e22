import { scaled } from '../../../../platform/numbers/exact';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const UNITS = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];
const GROUP = 4;

const digit = (value: number) => DIGITS.charAt(value);

/** Whole yuan: a run of zeros between digits is one 零. */
function wholeCapitals(yuan: number): string {
  const digits = Array.from(String(yuan), Number);
  let text = '';
  let isZero = false;
  let hasGroup = false;
  digits.forEach((value, index) => {
    const position = digits.length - 1 - index;
    if (value === 0) isZero = true;
    else {
      text += (isZero && text !== '' ? '零' : '') + digit(value) + (UNITS[position % GROUP] ?? '');
      isZero = false;
      hasGroup = true;
    }
    if (position % GROUP === 0) {
      if (hasGroup) text += GROUPS[position / GROUP] ?? '';
      hasGroup = false;
    }
  });
  return text;
}

/** An amount in capitals, as a Chinese receipt writes it (docs/domain/property-bills.md#receipt). */
export function capitals(fen: number): string {
  const size = Math.abs(fen);
  const [yuan, jiao, cents] = [Math.floor(size / 100), Math.floor(size / 10) % 10, size % 10];
  const sign = fen < 0 ? '负' : '';
  const whole = yuan > 0 ? `${wholeCapitals(yuan)}元` : '';
  if (jiao === 0 && cents === 0) return `${sign}${whole || '零元'}整`;
  const tenths = jiao > 0 ? `${digit(jiao)}角` : whole && '零';
  return `${sign}${whole}${tenths}${cents > 0 ? `${digit(cents)}分` : '整'}`;
}

const PERCENT_WHOLE = 10_000;

/** The tax in an amount that includes it; the rate in 1/100 per cent. */
export const taxIn = (amount: number, taxRate: number) => scaled(amount, taxRate, PERCENT_WHOLE + taxRate);
