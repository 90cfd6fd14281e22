import { imageSize } from 'image-size';
import { STORED_WIDTHS } from '../../../../src/contract/content/image-widths';
import { codecOf, scaler } from './codecs';
import type { Copy, ScaleAnswer } from './scaleTask';

/** Four bytes each, and a few times over while one is scaled. */
const MAX_PIXELS = 16_000_000;

/** An animated PNG says so before its first picture. */
const isAnimated = (bytes: Buffer, mime: string) => {
  if (mime !== 'image/png') return false;
  const at = bytes.indexOf('acTL', 0, 'latin1');
  return at >= 0 && at < bytes.indexOf('IDAT', 0, 'latin1');
};

const isBounded = (bytes: Buffer) => {
  const { width, height } = imageSize(bytes);
  return width * height > 0 && width * height <= MAX_PIXELS;
};

/** The copies that are smaller than the image, in width and in bytes (docs/domain/home-rendering.md#widths). */
export async function scaleOne(given: Uint8Array, mime: string): Promise<ScaleAnswer> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
  const codec = await codecOf(mime);
  if (!codec || isAnimated(bytes, mime) || !isBounded(bytes)) return 'refused';
  const picture = await codec.decode(new Uint8Array(bytes).buffer);
  const { width, height } = picture;
  const scale = await scaler();
  const copies: Copy[] = [];
  for (const one of STORED_WIDTHS.filter((stored) => stored < width)) {
    const tall = Math.max(1, Math.round((height * one) / width));
    const copy = new Uint8Array(await codec.encode(await scale(picture, one, tall)));
    // A copy that weighs more than the image helps nobody.
    if (copy.length < bytes.length) copies.push({ width: one, height: tall, bytes: copy });
  }
  return { width, height, copies };
}
