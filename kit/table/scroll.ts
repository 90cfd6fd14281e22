/** docs/console.md#measures: the animation after paging. */
const DURATION_MS = 800;

const eased = (part: number) => 1 - (1 - part) ** 3;

/** Scrolls an element back to its top, without animation if the user prefers reduced motion. */
export function scrollToTop(element: Element | null) {
  if (!element || element.scrollTop === 0) return;
  const from = element.scrollTop;
  const duration = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : DURATION_MS;
  const start = performance.now();
  let at = from;
  const step = (now: number) => {
    // If the user scrolls down meanwhile, the page is not pulled up again; a shorter page only moves the other way.
    if (element.scrollTop > at + 1) return;
    const part = duration === 0 ? 1 : Math.min(1, (now - start) / duration);
    at = Math.round(from * (1 - eased(part)));
    element.scrollTop = at;
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
