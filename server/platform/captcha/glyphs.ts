export type Point = readonly [x: number, y: number];

/** Characters without doubles, as lines on a grid of 4 by 6: each text is one line, two digits a point. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  2: ['011030414204060646'],
  3: ['0110304142334445360605'],
  4: ['36300444'],
  5: ['400003334445360605'],
  6: ['4130100105163645443303'],
  7: ['004016'],
  8: ['1030414233130201101323130405163645443313'],
  A: ['062046', '1434'],
  C: ['4130100105163645'],
  E: ['40000646', '0333'],
  F: ['400006', '0333'],
  H: ['0006', '4046', '0343'],
  J: ['3035261605'],
  K: ['0006', '4003', '0346'],
  L: ['000646'],
  M: ['0600234046'],
  N: ['06004640'],
  P: ['06003041423303'],
  R: ['06003041423303', '2346'],
  T: ['0040', '2026'],
  U: ['0005163645', '4540'],
  V: ['002640'],
  W: ['0016233640'],
  X: ['0046', '4006'],
  Y: ['0023', '4023', '2326'],
};

export const CHARACTERS = Object.keys(LINES);

const pointsOf = (line: string): Point[] =>
  [...line.matchAll(/(\d)(\d)/g)].map(([, x, y]): Point => [Number(x) / 4, Number(y) / 6]);

/** The lines of a character, in a square from 0 to 1. */
export const linesOf = (character: string) => (LINES[character] ?? []).map(pointsOf);
