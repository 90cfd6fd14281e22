/*
 * What rolls across the big screen: names on a turning sphere, and confetti for the winners. Each name is drawn once,
 * onto a picture of its own; a frame only moves and scales pictures, so that 240 names keep 60 frames at 4K.
 */

/** More pixels than a 4K screen has only cost time. */
const MAX_PIXELS = 3840 * 2160;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const FONT_PX = 44;

export interface Palette {
  text: string;
  font: string;
  confetti: readonly string[];
}

interface Star {
  x: number;
  y: number;
  z: number;
  picture: HTMLCanvasElement;
}

interface Flake {
  x: number;
  y: number;
  vx: number;
  vy: number;
  rotation: number;
  spin: number;
  size: number;
  colour: string;
}

function pictureOf(name: string, { text, font }: Palette) {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const style = `600 ${FONT_PX}px ${font}`;
  context.font = style;
  canvas.width = Math.max(1, Math.ceil(context.measureText(name).width)) + 8;
  canvas.height = FONT_PX * 1.5;
  context.font = style;
  context.fillStyle = text;
  context.textBaseline = 'middle';
  context.fillText(name, 4, canvas.height / 2);
  return canvas;
}

/** Names spread evenly over a sphere of radius one. */
export const starsOf = (names: readonly string[], palette: Palette): Star[] =>
  names.map((name, i) => {
    const y = 1 - (2 * (i + 0.5)) / names.length;
    const ring = Math.sqrt(1 - y * y);
    return { x: Math.cos(GOLDEN * i) * ring, y, z: Math.sin(GOLDEN * i) * ring, picture: pictureOf(name, palette) };
  });

const FLAKES = 220;
const GRAVITY = 900;

export const flakesOf = (width: number, height: number, { confetti }: Palette): Flake[] =>
  Array.from({ length: FLAKES }, (_, i) => ({
    x: i % 2 === 0 ? 0 : width,
    y: height * 0.8,
    vx: (i % 2 === 0 ? 1 : -1) * (0.15 + Math.random() * 0.55) * width,
    vy: -(0.5 + Math.random() * 0.9) * height,
    rotation: Math.random() * 6,
    spin: (Math.random() - 0.5) * 12,
    size: (0.006 + Math.random() * 0.008) * height,
    colour: confetti[i % confetti.length] ?? '',
  }));

/**
 * Fits the canvas to its place, in the pixels of the screen as far as they are worth it; answers whether it was another
 * size.
 */
export function fit(canvas: HTMLCanvasElement, quality: number): boolean {
  const { clientWidth, clientHeight } = canvas;
  const wanted = window.devicePixelRatio || 1;
  const most = Math.sqrt(MAX_PIXELS / Math.max(1, clientWidth * clientHeight));
  const scale = Math.min(wanted, most) * quality;
  const [width, height] = [Math.round(clientWidth * scale), Math.round(clientHeight * scale)];
  if (canvas.width === width && canvas.height === height) return false;
  canvas.width = width;
  canvas.height = height;
  return true;
}

/** Frames that took longer are slow; after this many slow frames the picture gets fewer pixels, down to a quarter. */
const SLOW_SECONDS = 0.022;
const PATIENCE = 10;
const COARSER = 0.75;
const LEAST_QUALITY = 0.5;

/** The resolution that this machine can keep up with, from 1 downwards; called once for each frame that is drawn. */
export function qualityKeeper() {
  let [quality, slow] = [1, 0];
  return (seconds: number) => {
    slow = seconds > SLOW_SECONDS ? slow + 1 : Math.max(0, slow - 1);
    if (slow >= PATIENCE) [quality, slow] = [Math.max(LEAST_QUALITY, quality * COARSER), 0];
    return quality;
  };
}

/** Draws the sphere turned by `angle`; names at the back are smaller and paler. */
export function drawStars(context: CanvasRenderingContext2D, stars: readonly Star[], angle: number) {
  const { width, height } = context.canvas;
  const radius = Math.min(width * 0.4, height * 0.33);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const tilt = 0.35;
  for (const { x, y, z, picture } of stars) {
    const [turnedX, turnedZ] = [x * cos + z * sin, z * cos - x * sin];
    const [shownY, depth] = [
      y * Math.cos(tilt) - turnedZ * Math.sin(tilt),
      y * Math.sin(tilt) + turnedZ * Math.cos(tilt),
    ];
    const near = (depth + 1.6) / 2.6;
    const scale = (near * height) / 1400;
    const [w, h] = [picture.width * scale, picture.height * scale];
    context.globalAlpha = 0.15 + 0.85 * near * near;
    context.drawImage(
      picture,
      width / 2 + turnedX * radius * 1.25 - w / 2,
      height * 0.52 + shownY * radius - h / 2,
      w,
      h,
    );
  }
  context.globalAlpha = 1;
}

/** Moves the confetti on by `seconds`; answers whether any is still in sight. */
export function drawFlakes(context: CanvasRenderingContext2D, flakes: readonly Flake[], seconds: number) {
  const { height } = context.canvas;
  let isSeen = false;
  for (const flake of flakes) {
    flake.vy += GRAVITY * seconds * (height / 1080);
    flake.x += flake.vx * seconds;
    flake.y += flake.vy * seconds;
    flake.rotation += flake.spin * seconds;
    if (flake.y > height) continue;
    isSeen = true;
    context.save();
    context.translate(flake.x, flake.y);
    context.rotate(flake.rotation);
    context.fillStyle = flake.colour;
    context.fillRect(-flake.size / 2, -flake.size / 4, flake.size, flake.size / 2);
    context.restore();
  }
  return isSeen;
}
