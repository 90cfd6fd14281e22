/** The widths in which an image is kept beside its original, as far as they are smaller (docs/domain/home-pages.md#widths). */
export const STORED_WIDTHS: readonly number[] = [160, 375, 750, 1125];

/** A phone has at least so many pixels for one of the page. */
const PIXELS = 2;

interface Kept {
  /** The width of the original. */
  width: number;
  /** The widths of its smaller copies. */
  widths: readonly number[];
}

/** What is sharp in a box, from the smallest on; the original alone where nothing is. */
export function sharpWidths(box: number, { width, widths }: Kept): number[] {
  const kept = [...widths.filter((one) => one < width), width].sort((a, b) => a - b);
  const sharp = kept.filter((one) => one >= PIXELS * box);
  return sharp.length > 0 ? sharp : [width];
}

/** The width that a phone loads for a box. */
export const widthFor = (box: number, kept: Kept): number => sharpWidths(box, kept)[0] ?? kept.width;
