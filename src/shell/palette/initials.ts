import type { Readings } from './pinyinIndex';

const HAN = /\p{Script=Han}/u;
const ALPHABET = 'abcdefghjklmnopqrstwxyz';
/** The first character of each letter in the order of pinyin, which every browser knows: no dictionary is loaded. */
const FIRST = '阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他屲夕丫帀';

let collator: Intl.Collator | undefined;

/** The first letter of a character's usual reading. */
export const initials: Readings = (character) => {
  if (!HAN.test(character)) return [];
  collator ??= new Intl.Collator('zh-u-co-pinyin');
  let found = '';
  for (let i = 0; i < ALPHABET.length; i += 1)
    if (collator.compare(FIRST.charAt(i), character) <= 0) found = ALPHABET.charAt(i);
  return found === '' ? [] : [found];
};
