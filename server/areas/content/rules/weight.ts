import { STORED_WIDTHS, widthFor } from '../../../../src/contract/content/image-widths';

/** An image where it stands on the page, with the bytes of each width that is stored. */
export interface PlacedImage {
  fileId: string;
  /** The width of its box at 375 px. */
  box: number;
  original: number;
  /** The position of its component, from 1. */
  component: number;
  bytes: Readonly<Record<string, number>>;
}

const KB = 1_024;
const MOST_NAMED = 3;
/** How many components a phone shows first. */
export const FIRST_COMPONENTS = 5;

const ADVISED = { requests: 60, imageKb: 1_500, firstKb: 500 };
const MOST_TOTAL_KB = 5_120;
const MOST_COMPONENTS = 50;
const MOST_JSON = 512 * KB;

const kbOf = (bytes: number) => Math.ceil(bytes / KB);

const storedOf = ({ original: width, bytes }: PlacedImage) => ({
  width,
  widths: STORED_WIDTHS.filter((one) => bytes[one] !== undefined),
});

interface Loaded {
  fileId: string;
  bytes: number;
  component: number;
}

/** Each file and width once, where it stands first. */
function loadedOf(images: readonly PlacedImage[]): Loaded[] {
  const loaded = new Map<string, Loaded>();
  for (const image of [...images].sort((a, b) => a.component - b.component)) {
    const width = widthFor(image.box, storedOf(image));
    const key = `${image.fileId} ${width}`;
    const { fileId, component, bytes } = image;
    if (!loaded.has(key)) loaded.set(key, { fileId, component, bytes: bytes[width] ?? 0 });
  }
  return [...loaded.values()];
}

const sum = (all: readonly Loaded[]) => all.reduce((total, { bytes }) => total + bytes, 0);

/** What a page weighs on a phone (docs/domain/home-rendering.md#weight). */
export function weigh(jsonBytes: number, images: readonly PlacedImage[], firstComponents = FIRST_COMPONENTS) {
  const loaded = loadedOf(images);
  const first = loaded.filter(({ component }) => component <= firstComponents);
  return {
    requests: 1 + loaded.length,
    imageKb: kbOf(sum(loaded)),
    firstKb: kbOf(sum(first)),
    totalKb: kbOf(sum(loaded) + jsonBytes),
    heaviest: [...loaded]
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, MOST_NAMED)
      .map(({ fileId, bytes, component }) => ({ fileId, kb: kbOf(bytes), component })),
  };
}
export type Weight = ReturnType<typeof weigh>;

export const isTooLarge = ({ totalKb }: Weight, stored: { components: number; bytes: number }) =>
  totalKb > MOST_TOTAL_KB || stored.components > MOST_COMPONENTS || stored.bytes > MOST_JSON;

export const isAboveAdvice = ({ requests, imageKb, firstKb }: Weight) =>
  requests > ADVISED.requests || imageKb > ADVISED.imageKb || firstKb > ADVISED.firstKb;
