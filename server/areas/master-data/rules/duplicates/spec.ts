import { bareText, foldedText } from './plain';

export interface Spec {
  /** In one unit for each dimension, `m300000` for 0.3 g; else what the text says beside its numbers; empty: nothing. */
  readonly strength: string;
  /** All pieces of a pack, 20 for 10粒*2板; null: there is no spec. */
  readonly count: number | null;
}

/** Each unit's dimension and how many of the smallest it is, in 1/1000. */
const UNITS: Readonly<Record<string, readonly [dimension: string, size: number]>> = {
  kg: ['m', 1e12],
  千克: ['m', 1e12],
  g: ['m', 1e9],
  克: ['m', 1e9],
  mg: ['m', 1e6],
  毫克: ['m', 1e6],
  μg: ['m', 1e3],
  ug: ['m', 1e3],
  mcg: ['m', 1e3],
  微克: ['m', 1e3],
  l: ['v', 1e9],
  升: ['v', 1e9],
  ml: ['v', 1e6],
  毫升: ['v', 1e6],
  μl: ['v', 1e3],
  ul: ['v', 1e3],
  微升: ['v', 1e3],
  万单位: ['u', 1e7],
  万iu: ['u', 1e7],
  万u: ['u', 1e7],
  iu: ['u', 1e3],
  单位: ['u', 1e3],
  '%': ['p', 1e3],
};

const NUMBER = new RegExp(
  `(?<![a-z\\d.])(\\d+(?:\\.\\d+)?)(${Object.keys(UNITS)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})?(?![a-z])`,
  'g',
);
const PACKS = /[粒片丸袋支瓶盒板贴包颗枚揿喷吸管罐桶条张只个对套听筒]/g;

export function readSpec(text: string): Spec {
  // 10粒x2板 is 10粒*2板.
  const folded = foldedText(text).replace(/[×✕x](?=\d)/g, '*');
  if (bareText(folded) === '') return { strength: '', count: null };
  const strengths: string[] = [];
  let count = 1;
  for (const [, digits, unit] of folded.matchAll(NUMBER)) {
    const known = unit === undefined ? undefined : UNITS[unit];
    if (known) strengths.push(`${known[0]}${Math.round(Number(digits) * known[1])}`);
    else count *= Number(digits);
  }
  if (strengths.length > 0) return { strength: strengths.toSorted().join(' '), count };
  const left = bareText(folded.replace(NUMBER, ' ')).replace(PACKS, '');
  return { strength: left, count };
}
