import { encodePng } from '../../server/platform/png';

const SIZE = [960, 400] as const;
/** Radii of the arcs, of a picture of that size. */
const OUTER = 330;
const INNER = 210;

/** A colour field with two soft arcs, drawn here so that the seed needs no binary file. */
export function drawCover(
  hue: readonly [red: number, green: number, blue: number],
  [width, height]: readonly [number, number] = SIZE,
) {
  const [red, green, blue] = hue;
  const scale = width / SIZE[0];
  const pixels = new Uint8Array(width * 3 * height);
  let i = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const arc = (x - width * 0.85) ** 2 + (y - height * 1.1) ** 2;
      const light =
        0.72 + 0.28 * (x / width) + (arc < (OUTER * scale) ** 2 ? 0.1 : 0) + (arc < (INNER * scale) ** 2 ? 0.1 : 0);
      pixels[i] = Math.min(255, red * light);
      pixels[i + 1] = Math.min(255, green * light);
      pixels[i + 2] = Math.min(255, blue * light);
      i += 3;
    }
  }
  const content = encodePng({ width, height, channels: 3, pixels });
  return { content, width, height };
}
