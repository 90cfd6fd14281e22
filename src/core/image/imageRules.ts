/** docs/console.md#uploads. */
const COMPRESS_FROM_KB = 500;
const BOX = 1500;
export const JPEG_QUALITY = 0.8;
const TALL = 3000;
const TALL_ASPECT = 2;

const COMPRESSIBLE = ['image/png', 'image/jpeg'];

export const needsCompression = ({ type, size }: Pick<File, 'type' | 'size'>) =>
  COMPRESSIBLE.includes(type) && size > COMPRESS_FROM_KB * 1024;

/** Those of the largest cameras of phones, at four bytes each. */
const MOST_PIXELS = 250_000_000;

interface Size {
  width: number;
  height: number;
}

export const isDecodable = ({ width, height }: Size) => width * height > 0 && width * height <= MOST_PIXELS;

/** Fits into 1500 × 1500; long pictures, like a scrolled screen, keep their size or nobody could read them. */
export function targetSize({ width, height }: Size): Size {
  const isLong = height > TALL && height / width > TALL_ASPECT;
  const scale = isLong ? 1 : Math.min(1, BOX / width, BOX / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
