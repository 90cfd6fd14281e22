/* Pictures that somebody hands over by mistake or on purpose, as files with bytes of their own. */
import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'puppeteer';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Above it the browser makes a picture smaller before it is sent. */
const LARGE = 600 * 1024;
const HUGE = 20_000;
const GREY = 0;
const COLOUR = 2;

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function head(width: number, height: number, [bits, kind]: readonly [number, number]) {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([bits, kind], 8);
  return chunk('IHDR', data);
}

const png = (...chunks: Buffer[]) => Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))]);
const padding = () => chunk('tEXt', Buffer.from(randomBytes(LARGE / 2).toString('hex')));
const pixels = (bytes: number) => chunk('IDAT', deflateSync(Buffer.alloc(bytes)));
const noise = (size: number) => {
  const rows = Array.from({ length: size }, () => Buffer.concat([Buffer.alloc(1), randomBytes(3 * size)]));
  return chunk('IDAT', deflateSync(Buffer.concat(rows)));
};

/** One of the eight ways in which a camera is held, said in front of the picture. */
function turned(jpeg: Buffer, orientation: number, firstEntry = 8) {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(firstEntry, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const marker = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), marker, body, jpeg.subarray(2)]);
}

/** A photograph of the browser's own making, lying. */
async function photograph(page: Page, width: number, height: number) {
  const base64 = await page.evaluate(
    async (w, h) => {
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d');
      if (!context) return '';
      const image = context.createImageData(w, h);
      for (let i = 0; i < image.data.length; i += 1) image.data[i] = i % 4 === 3 ? 255 : Math.random() * 255;
      context.putImageData(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    width,
    height,
  );
  return Buffer.from(base64, 'base64');
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** What becomes of it: it is seen as it stands or lies, or it is refused with a message. */
type Outcome = 'upright' | 'lying' | 'refused';
export interface Hostile {
  name: string;
  bytes: Buffer;
  outcome: Outcome;
}

export async function hostileImages(page: Page): Promise<Hostile[]> {
  const [large, small] = [await photograph(page, 1_600, 1_200), await photograph(page, 160, 120)];
  const huge = (bits: number, kind: number) => head(HUGE, HUGE, [bits, kind]);
  const flat = pixels(HUGE * (1 + HUGE / 8));
  const control = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  const ninth = png(head(9, 9, [8, GREY]), pixels(90));
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const noisy = png(head(600, 600, [8, COLOUR]), noise(600));
  return [
    { name: 'large-turned-6.jpg', bytes: turned(large, 6), outcome: 'upright' },
    { name: 'large-turned-3.jpg', bytes: turned(large, 3), outcome: 'lying' },
    { name: 'small-turned-8.jpg', bytes: turned(small, 8), outcome: 'upright' },
    { name: 'small-turned-5.jpg', bytes: turned(small, 5), outcome: 'upright' },
    { name: 'turned-nowhere.jpg', bytes: turned(small, 99), outcome: 'lying' },
    { name: 'turned-outside.jpg', bytes: turned(small, 6, 0xfffffff0), outcome: 'lying' },
    { name: 'claims.png', bytes: png(huge(8, COLOUR), pixels(9)), outcome: 'refused' },
    { name: 'claims-large.png', bytes: png(huge(8, COLOUR), padding(), pixels(9)), outcome: 'refused' },
    { name: 'is-huge.png', bytes: png(huge(1, GREY), flat), outcome: 'refused' },
    { name: 'is-huge-large.png', bytes: png(huge(1, GREY), padding(), flat), outcome: 'refused' },
    { name: 'no-size.png', bytes: png(head(0, 0, [8, GREY]), padding(), pixels(9)), outcome: 'refused' },
    { name: 'cut-small.jpg', bytes: half(small), outcome: 'refused' },
    { name: 'cut-large.jpg', bytes: half(large), outcome: 'refused' },
    { name: 'cut.png', bytes: half(noisy), outcome: 'refused' },
    {
      name: 'moving.png',
      bytes: Buffer.concat([ninth.subarray(0, 33), control, ninth.subarray(33)]),
      outcome: 'lying',
    },
    {
      name: 'moving.gif',
      bytes: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      outcome: 'refused',
    },
    { name: 'drawing.svg', bytes: Buffer.from(SVG), outcome: 'refused' },
    { name: 'drawing.png', bytes: Buffer.from(SVG), outcome: 'refused' },
    { name: 'drawing-large.jpg', bytes: Buffer.from(SVG + ' '.repeat(LARGE)), outcome: 'refused' },
    { name: 'empty.jpg', bytes: Buffer.alloc(0), outcome: 'refused' },
    {
      name: 'archive.png',
      bytes: Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), randomBytes(LARGE)]),
      outcome: 'refused',
    },
  ];
}
