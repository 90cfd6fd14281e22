import { encodePng } from '../../server/platform/png';

const WIDTH = 960;
const HEIGHT = 400;
/** Radii of the arcs. */
const OUTER = 330;
const INNER = 210;

/** A colour field with two soft arcs, drawn here so that the seed needs no binary file. */
export function drawCover(hue: readonly [red: number, green: number, blue: number]) {
  const [red, green, blue] = hue;
  const pixels = new Uint8Array(WIDTH * 3 * HEIGHT);
  let i = 0;
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const arc = (x - WIDTH * 0.85) ** 2 + (y - HEIGHT * 1.1) ** 2;
      const light = 0.72 + 0.28 * (x / WIDTH) + (arc < OUTER ** 2 ? 0.1 : 0) + (arc < INNER ** 2 ? 0.1 : 0);
      pixels[i] = Math.min(255, red * light);
      pixels[i + 1] = Math.min(255, green * light);
      pixels[i + 2] = Math.min(255, blue * light);
      i += 3;
    }
  }
  const content = encodePng({ width: WIDTH, height: HEIGHT, channels: 3, pixels });
  return { content, width: WIDTH, height: HEIGHT };
}
