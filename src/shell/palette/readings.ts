import { polyphonic } from 'pinyin-pro';
import type { Readings } from './pinyinIndex';

const HAN = /\p{Script=Han}/u;

/** All readings of a character, by pinyin-pro, whose dictionary is loaded only for those who search by pinyin. */
export const readings: Readings = (character) =>
  HAN.test(character)
    ? (polyphonic(character, { type: 'array', toneType: 'none' })[0] ?? []).map((one) => one.replace('ü', 'v'))
    : [];
