import { pinyin } from 'pinyin-pro';

/** The letter under which a name is found in a list of names; `#` for what begins with none. */
export function firstLetter(name: string) {
  const [initial = ''] = name.normalize('NFKC').trim();
  const capital = pinyin(initial, { pattern: 'first', toneType: 'none' }).toUpperCase();
  return /^[A-Z]$/.test(capital) ? capital : '#';
}
