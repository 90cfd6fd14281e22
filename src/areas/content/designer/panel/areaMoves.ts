import type { HotArea } from '@/contract/content/home/data';

type Box = Pick<HotArea, 'x' | 'y' | 'w' | 'h'>;

const LEAST = 1;
const WHOLE = 100;
const between = (value: number, least: number, most: number) => Math.min(Math.max(Math.round(value), least), most);

/** The area moved by per cent of the image, within the image. */
export const movedArea = <A extends Box>(area: A, { x = 0, y = 0 }: { x?: number; y?: number }): A => ({
  ...area,
  x: between(area.x + x, 0, WHOLE - area.w),
  y: between(area.y + y, 0, WHOLE - area.h),
});

/** The area enlarged by per cent of the image, within the image. */
export const sizedArea = <A extends Box>(area: A, { w = 0, h = 0 }: { w?: number; h?: number }): A => ({
  ...area,
  w: between(area.w + w, LEAST, WHOLE - area.x),
  h: between(area.h + h, LEAST, WHOLE - area.y),
});

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys move an area by 1 %, with Shift they resize it (docs/domain/home-designer.md#commands). */
export function areaByKey<A extends Box>(area: A, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>) {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const [right, down] = arrow;
  return shiftKey ? sizedArea(area, { w: right, h: down }) : movedArea(area, { x: right, y: down });
}

const SIZE = 30;

/** A new area where there is still room: beside or below the others, else in the corner. */
export function freeArea(areas: readonly Box[]): HotArea {
  const isFree = (x: number, y: number) =>
    !areas.some((one) => x < one.x + one.w && one.x < x + SIZE && y < one.y + one.h && one.y < y + SIZE);
  const steps = [0, 35, 70];
  const [x = 0, y = 0] =
    steps.flatMap((row) => steps.map((column) => [column, row])).find(([a = 0, b = 0]) => isFree(a, b)) ?? [];
  return { x, y, w: SIZE, h: SIZE, jump: null };
}
