import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Column } from '../fields/column';
import { crowdedOut, declaredWidth } from './crowded';

/** docs/console.md#measures: the space left below a table that fills the window. */
const BOTTOM_OFFSET = 90;
const LEAST = 240;
/** The border and the padding of a list, on both sides. */
const FRAME = 26;
/** The padding of a page, on both sides. */
const PAGE = 32;
/** The column of the boxes that choose rows. */
const BOXES = 32;

interface Options<T> {
  columns: readonly Column<T>[];
  /** False where the rows are drawn as cards. */
  isTable: boolean;
  hasBoxes: boolean;
  /** Changes with what the table is made of. */
  shown: string;
}

/** Without layout, every width is 0. */
const within = (element: Element | null, less: number) =>
  element && element.clientWidth > less ? element.clientWidth - less : undefined;

/**
 * What the window has for the table inside `host`: the height of its body, so that it ends above the bottom of the
 * window, and the columns that it has no room for.
 */
export function useRoom<T>(
  host: RefObject<HTMLElement | null>,
  { columns, isTable, hasBoxes, shown }: Options<T>,
): { height: number | undefined; out: readonly string[] } {
  // Known before the first paint: most lists are as wide as the page.
  const [width, setWidth] = useState(() => within(document.querySelector('main'), PAGE + FRAME));
  const [height, setHeight] = useState<number>();
  /** What titles and values need beyond the widths of their columns. */
  const [excess, setExcess] = useState({ of: width, pixels: 0 });
  const pixels = (hasBoxes ? BOXES : 0) + (excess.of === width ? excess.pixels : 0);
  const out = isTable && width !== undefined ? crowdedOut(columns, width - pixels) : [];
  const declared = declaredWidth(columns, out) + (hasBoxes ? BOXES : 0);
  const measure = useEffectEvent((element: HTMLElement) => {
    const body = element.querySelector('.ant-table-body, .ant-table-tbody');
    const top = body?.getBoundingClientRect().top ?? 0;
    // Measured from the document's start: scrolling the page must not change it.
    setHeight(Math.max(LEAST, Math.round(window.innerHeight - (top + window.scrollY) - BOTTOM_OFFSET)));
    const now = within(element, FRAME);
    setWidth(now);
    const over = body && now === width && body.scrollWidth > body.clientWidth ? body.scrollWidth - declared : 0;
    if (over > 0) setExcess({ of: now, pixels: over });
  });
  const isFilled = height !== undefined;
  useLayoutEffect(() => {
    const element = host.current;
    if (!element || !isTable) return;
    const onResize = () => measure(element);
    // Reports now, and again when the search form unfolds, the filter chips change or the rows have come.
    const observer = new ResizeObserver(onResize);
    observer.observe(element.parentElement ?? element);
    const table = element.querySelector('.ant-table-body > table');
    if (table) observer.observe(table);
    window.addEventListener('resize', onResize);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', onResize);
    };
  }, [host, isTable, shown, isFilled]);
  return { height: isTable ? height : undefined, out };
}
