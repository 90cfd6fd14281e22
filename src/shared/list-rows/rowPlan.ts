/** Rows beyond either edge that are drawn as well. */
const BEYOND = 5;
/** Rows drawn before the first measurement: about as many as a window shows. */
const AT_FIRST = 20;
/** The height of a row as long as none has been measured (docs/console.md#lists). */
const USUAL = 36;

/** What is drawn: rows, each with the pixels that are left out before it, and the pixels after the last one. */
export interface RowPlan {
  rows: readonly { index: number; gap: number }[];
  after: number;
}

interface Standing {
  /** The height of each row that has been measured. */
  heights: readonly (number | undefined)[];
  /** The part of the list that is in sight, in pixels. */
  top: number;
  bottom: number;
  /** Rows that are drawn wherever they are, such as the one with the focus. */
  kept: ReadonlySet<number>;
}

function usualOf(heights: Standing['heights']) {
  const known = heights.filter((height) => height !== undefined);
  return known.length > 0 ? known.reduce((sum, height) => sum + height, 0) / known.length : USUAL;
}

/** The first and the last row are always drawn: keys of the list lead to them. */
export function rowPlan({ heights, top, bottom, kept }: Standing): RowPlan {
  const usual = usualOf(heights);
  const last = heights.length - 1;
  const rows: { index: number; gap: number }[] = [];
  let at = 0;
  let gap = 0;
  heights.forEach((measured, index) => {
    const height = measured ?? usual;
    const isNear = at + height > top - BEYOND * usual && at < bottom + BEYOND * usual;
    at += height;
    if (isNear || index === 0 || index === last || kept.has(index)) {
      rows.push({ index, gap });
      gap = 0;
    } else gap += height;
  });
  return { rows, after: gap };
}

export const firstPlan = (count: number) =>
  rowPlan({ heights: Array.from({ length: count }), top: 0, bottom: (AT_FIRST - BEYOND) * USUAL, kept: new Set() });
