import { pinyin } from 'pinyin-pro';

/** The first letters of a name, for whoever types them: "阿莫西林胶囊" is "amxljn". */
export const initials = (name: string) =>
  pinyin(name, { pattern: 'first', toneType: 'none', type: 'array' })
    .join('')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
