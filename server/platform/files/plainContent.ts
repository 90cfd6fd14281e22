/*
 * A picture without what a camera, a phone or anybody else has written into its file: place, owner, thumbnails,
 * comments, and what hangs on behind its end. It looks as it did, and is turned as it was.
 */

const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
const SOS = 0xda;
const EOI = 0xd9;
const JFIF = 0xe0;
const EXIF = 0xe1;
/**
 * Segments that say how the colours are to be read: what each begins with, and how long it is without a thumbnail or
 * anything else behind it. No other segment beside the drawn ones stays.
 */
const COLOURS = [
  { marker: JFIF, name: 'JFIF\0', length: 14 },
  { marker: 0xee, name: 'Adobe', length: 12 },
];
/** Where a JFIF segment begins to say how large its thumbnail is. */
const THUMBNAIL_SIZE = 12;
const ORIENTATION = 0x0112;
const ORIENTATIONS = 8;

/** Tables, frames and scans: all that draws the picture. */
const isDrawn = (marker: number) => marker >= 0xc0 && marker <= 0xdf;
/** Markers that no length follows. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Which of eight ways the picture is turned; 1 where nothing is said. */
function orientationOf(segment: Buffer): number {
  if (segment.length < 18 || segment.subarray(0, 6).toString('latin1') !== 'Exif\0\0') return 1;
  const tiff = segment.subarray(6);
  const isLittle = tiff.subarray(0, 2).toString('latin1') === 'II';
  const u16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return 1;
  const entries = u16(first);
  for (let i = 0; i < entries; i += 1) {
    const at = first + 2 + i * 12;
    if (at + 12 > tiff.length) return 1;
    if (u16(at) === ORIENTATION) return u16(at + 8);
  }
  return 1;
}

const withHead = (marker: number, body: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** A segment that says how the picture is turned, and nothing else. */
function orientationSegment(orientation: number) {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return withHead(EXIF, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
}

/** Of an application segment, keeps only what says how colours are to be read. */
function coloursOf(marker: number, body: Buffer): Buffer[] {
  const kind = COLOURS.find(
    (one) => one.marker === marker && body.subarray(0, one.name.length).equals(Buffer.from(one.name)),
  );
  if (!kind || body.length < kind.length) return [];
  const plain = Buffer.from(body.subarray(0, kind.length));
  if (marker === JFIF) plain.fill(0, THUMBNAIL_SIZE, kind.length);
  return [withHead(marker, plain)];
}

/** Where the data of a scan ends: at the next marker that is neither stuffed nor a restart. */
function endOfScan(content: Buffer, from: number) {
  let at = content.indexOf(0xff, from);
  while (at >= 0 && at + 1 < content.length) {
    const next = content[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isBare(next)) return at;
    at = content.indexOf(0xff, next === 0xff ? at + 1 : at + 2);
  }
  return -1;
}

function plainJpeg(content: Buffer): Buffer | undefined {
  if (!content.subarray(0, 2).equals(START)) return undefined;
  const kept: Buffer[] = [];
  let orientation = 1;
  for (let at = 2; at + 4 <= content.length || content[at + 1] === EOI;) {
    const marker = content[at + 1] ?? 0;
    if (content[at] !== 0xff) return undefined;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) {
      const upright = orientation > 1 && orientation <= ORIENTATIONS ? [orientationSegment(orientation)] : [];
      return Buffer.concat([START, ...upright, ...kept, END]);
    }
    if (isBare(marker)) {
      at += 2;
      continue;
    }
    const end = at + 2 + content.readUInt16BE(at + 2);
    if (end > content.length || end < at + 4) return undefined;
    if (marker === EXIF && orientation === 1) orientation = orientationOf(content.subarray(at + 4, end));
    const scanEnd = marker === SOS ? endOfScan(content, end) : end;
    if (scanEnd < 0) return undefined;
    if (isDrawn(marker)) kept.push(content.subarray(at, scanEnd));
    else kept.push(...coloursOf(marker, content.subarray(at + 4, end)));
    at = scanEnd;
  }
  return undefined;
}

const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The chunks that decide what a picture looks like. */
const SEEN: readonly string[] = [
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'sBIT',
  'bKGD',
  'pHYs',
];

function plainPng(content: Buffer): Buffer | undefined {
  if (!content.subarray(0, 8).equals(PNG_HEAD)) return undefined;
  const kept: Buffer[] = [PNG_HEAD];
  for (let at = 8; at + 12 <= content.length;) {
    const end = at + 12 + content.readUInt32BE(at);
    const type = content.subarray(at + 4, at + 8).toString('latin1');
    if (end > content.length) return undefined;
    if (SEEN.includes(type)) kept.push(content.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return undefined;
}

/** Undefined for a file that is damaged, or that only begins like one of its kind. */
export function plainContent(content: Buffer, mime: string): Buffer | undefined {
  try {
    if (mime === 'image/jpeg') return plainJpeg(content);
    if (mime === 'image/png') return plainPng(content);
    return content.includes('%%EOF') ? content : undefined;
  } catch (error) {
    // A length that leads out of the file.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
