import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 960;
const HEIGHT = 400;
/** Radii of the arcs. */
const OUTER = 330;
const INNER = 210;

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A colour field with two soft arcs, drawn here so that the seed needs no binary file. */
export function drawCover(hue: readonly [red: number, green: number, blue: number]) {
  const [red, green, blue] = hue;
  const raw = Buffer.alloc((WIDTH * 3 + 1) * HEIGHT);
  let i = 0;
  for (let y = 0; y < HEIGHT; y += 1) {
    // Each line begins with its filter: none.
    i += 1;
    for (let x = 0; x < WIDTH; x += 1) {
      const arc = (x - WIDTH * 0.85) ** 2 + (y - HEIGHT * 1.1) ** 2;
      const light = 0.72 + 0.28 * (x / WIDTH) + (arc < OUTER ** 2 ? 0.1 : 0) + (arc < INNER ** 2 ? 0.1 : 0);
      raw[i] = Math.min(255, red * light);
      raw[i + 1] = Math.min(255, green * light);
      raw[i + 2] = Math.min(255, blue * light);
      i += 3;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits a channel, RGB.
  header.set([8, 2, 0, 0, 0], 8);
  const content = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(raw)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { content, width: WIDTH, height: HEIGHT };
}
