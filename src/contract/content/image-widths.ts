/**
 * The widths of the smaller copies that are stored of each image, as far as the original is wider
 * (docs/domain/home-rendering.md#widths).
 */
export const STORED_WIDTHS: readonly number[] = [160, 375, 750, 1125];

/** The fewest device pixels of a phone for one CSS pixel. */
const PIXELS = 2;

interface Kept {
  /** The width of the original. */
  width: number;
  /** The widths of its smaller copies. */
  widths: readonly number[];
}

/** The widths that are sharp in a box, the smallest first; only the original where no copy is. */
export function sharpWidths(box: number, { width, widths }: Kept): number[] {
  const kept = [...widths.filter((one) => one < width), width].sort((a, b) => a - b);
  const sharp = kept.filter((one) => one >= PIXELS * box);
  return sharp.length > 0 ? sharp : [width];
}

/** The width that a phone loads for a box. */
export const widthFor = (box: number, kept: Kept): number => sharpWidths(box, kept)[0] ?? kept.width;
