import { crc32, deflateSync } from 'node:zlib';

/** A picture, a byte a channel, 0 is dark. */
export interface Picture {
  width: number;
  height: number;
  /** One is grey; three are red, green and blue. */
  channels: 1 | 3;
  pixels: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const GREY = 0;
const RGB = 2;

/** The picture as a PNG (RFC 2083): eight bits a channel, each row unfiltered. */
export function encodePng({ width, height, channels, pixels }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // The three bytes after them are 0 in every PNG of these kinds.
  header.set([8, channels === 1 ? GREY : RGB], 8);
  const length = width * channels;
  // Each row begins with its filter: none.
  const rows = Buffer.alloc(height * (length + 1));
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * length, (y + 1) * length), y * (length + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
