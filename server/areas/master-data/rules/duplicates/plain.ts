import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';

const simplified = Converter({ from: 't', to: 'cn' });

const BRACKETS: readonly (readonly [RegExp, string])[] = [
  [/[[{〔【〖《〈「『]/g, '('],
  [/[\]}〕】〗》〉」』]/g, ')'],
];

/** A text as it is compared: compatible forms, simplified characters, small letters, no blanks, round brackets. */
export function foldedText(text: string) {
  const folded = simplified(text.normalize('NFKC')).toLowerCase().replace(/\s/g, '');
  return BRACKETS.reduce((all, [from, to]) => all.replace(from, to), folded);
}

/** The letters and digits of a text, nothing else. */
export const bareText = (text: string) => foldedText(text).replace(/[^\p{L}\p{N}]/gu, '');

/** One reading for each character, its most common one, without tone. */
const readings = new Map<string, string>();

function soundOf(character: string) {
  const known = readings.get(character);
  if (known !== undefined) return known;
  const read = pinyin(character, { toneType: 'none', v: true }) || character;
  readings.set(character, read);
  return read;
}

export const soundsOf = (text: string) => Array.from(text, soundOf);

const DIGITS = new Map(Array.from('零一二三四五六七八九', (character, value) => [character, value]));
DIGITS.set('〇', 0).set('两', 2);
const UNITS = new Map([
  ['十', 10],
  ['百', 100],
]);

/** What a numeral says: 12, 十二, 一百零三; digits in a row as they stand: 二〇三. */
export function numeralOf(text: string) {
  if (/^\d+$/.test(text)) return String(Number(text));
  if (!/[十百]/.test(text)) return String(Number(Array.from(text, (one) => DIGITS.get(one) ?? '').join('')));
  let sum = 0;
  let digit = 0;
  for (const one of text) {
    const unit = UNITS.get(one);
    if (unit === undefined) digit = DIGITS.get(one) ?? 0;
    else {
      sum += (digit || 1) * unit;
      digit = 0;
    }
  }
  return String(sum + digit);
}

export const NUMERAL = '(?:\\d+|[零〇一二两三四五六七八九十百]+)';
