import { type RefObject, useLayoutEffect, useState } from 'react';

/** docs/console.md#measures: the space left below a table that fills the window. */
const BOTTOM_OFFSET = 90;
const LEAST = 240;

/**
 * Height for the body of the table inside `host`, so that it ends above the bottom of the window; undefined on phones.
 */
export function useFillHeight(host: RefObject<HTMLElement | null>, enabled: boolean) {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const element = host.current;
    if (!element || !enabled) return;
    const measure = () => {
      const body = element.querySelector('.ant-table-body, .ant-table-tbody');
      const top = body?.getBoundingClientRect().top ?? 0;
      // Measured from the document's start: scrolling the page must not change it.
      setHeight(Math.max(LEAST, Math.round(window.innerHeight - (top + window.scrollY) - BOTTOM_OFFSET)));
    };
    // Reports now, and again when the search form unfolds or the filter chips change.
    const observer = new ResizeObserver(measure);
    observer.observe(element.parentElement ?? element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [host, enabled]);
  return enabled ? height : undefined;
}
