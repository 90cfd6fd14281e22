import { pinyin } from 'pinyin-pro';

/** First letters of a name, lower case: "amxljn". */
export const nameInitials = (name: string) =>
  pinyin(name.normalize('NFKC'), { pattern: 'first', toneType: 'none', type: 'array' })
    .map((one) => one.toLowerCase())
    .filter((one) => /^[a-z0-9]$/.test(one))
    .join('');
