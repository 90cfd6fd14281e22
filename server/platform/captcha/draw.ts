import { randomInt } from 'node:crypto';
import { CHARACTERS, linesOf, type Point } from './glyphs';
import { encodePng, type Picture } from '../png';

const LENGTH = 5;
const WIDTH = 320;
const HEIGHT = 110;
const SIZE = 52;
const WHITE = 245;

/** A random number between two limits, in steps of a thousandth. */
const between = (least: number, most: number) => least + ((most - least) * randomInt(1_001)) / 1_000;

const pick = () => CHARACTERS[randomInt(CHARACTERS.length)] ?? '2';

function dot({ width, height, pixels }: Picture, [x, y]: Point, { radius, shade }: Pen) {
  for (let py = Math.ceil(y - radius); py <= y + radius; py += 1)
    for (let px = Math.ceil(x - radius); px <= x + radius; px += 1)
      if (px >= 0 && py >= 0 && px < width && py < height && (px - x) ** 2 + (py - y) ** 2 <= radius ** 2)
        pixels[py * width + px] = shade;
}

interface Pen {
  radius: number;
  shade: number;
}

function line(picture: Picture, points: readonly Point[], pen: Pen) {
  points.forEach(([x, y], i) => {
    const [fromX, fromY] = points[i - 1] ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY)));
    for (let step = 0; step <= steps; step += 1)
      dot(picture, [fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps], pen);
  });
}

/** Cuts lines into short pieces, so that a distortion bends them. */
const inPieces = (points: readonly Point[]): Point[] =>
  points.flatMap(([x, y], i): Point[] => {
    const next = points[i + 1];
    if (!next) return [[x, y]];
    return Array.from({ length: 8 }, (_, n): Point => [x + ((next[0] - x) * n) / 8, y + ((next[1] - y) * n) / 8]);
  });

/** Distorts the plane: the whole picture waves. */
function wave() {
  const [phaseX, phaseY] = [between(0, 6.3), between(0, 6.3)];
  const [highX, highY] = [between(2, 5), between(4, 8)];
  return ([x, y]: Point): Point => [x + highX * Math.sin(y / 17 + phaseX), y + highY * Math.sin(x / 38 + phaseY)];
}

/** Draws a character, turned, stretched and placed beside the one before it. */
function stroked(character: string, index: number): Point[][] {
  const angle = between(-0.35, 0.35);
  const [wide, high] = [between(0.75, 1.05) * SIZE, between(0.9, 1.25) * SIZE];
  const [centreX, centreY] = [38 + index * 61 + between(-5, 5), HEIGHT / 2 + between(-6, 6)];
  return linesOf(character).map((points) =>
    inPieces(points).map(([x, y]): Point => {
      const [dx, dy] = [(x - 0.5) * wide, (y - 0.5) * high];
      return [
        centreX + dx * Math.cos(angle) - dy * Math.sin(angle),
        centreY + dx * Math.sin(angle) + dy * Math.cos(angle),
      ];
    }),
  );
}

/** A curve across the picture, which hides where a character ends. */
const scratch = (): Point[] => {
  const [from, to, bend] = [between(10, HEIGHT - 10), between(10, HEIGHT - 10), between(-40, 40)];
  return Array.from({ length: 41 }, (_, i): Point => {
    const t = i / 40;
    return [t * WIDTH, from + (to - from) * t + bend * Math.sin(t * Math.PI)];
  });
};

/** A picture of some characters that a person can read. */
export function drawPuzzle() {
  const answer = Array.from({ length: LENGTH }, pick).join('');
  const picture: Picture = {
    width: WIDTH,
    height: HEIGHT,
    channels: 1,
    pixels: new Uint8Array(WIDTH * HEIGHT).fill(WHITE),
  };
  const bend = wave();
  for (let i = 0; i < 3; i += 1)
    line(picture, scratch().map(bend), { radius: between(0.8, 1.4), shade: randomInt(110, 170) });
  Array.from(answer).forEach((character, i) => {
    const pen = { radius: between(2.2, 3), shade: randomInt(20, 80) };
    for (const points of stroked(character, i)) line(picture, points.map(bend), pen);
  });
  line(picture, scratch().map(bend), { radius: between(0.8, 1.4), shade: randomInt(40, 90) });
  for (let i = 0; i < 400; i += 1)
    dot(picture, [randomInt(WIDTH), randomInt(HEIGHT)], { radius: between(0.5, 1.2), shade: randomInt(60, 230) });
  return { answer, png: encodePng(picture) };
}
