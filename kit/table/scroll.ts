/** docs/console.md#measures: the animation after paging. */
const DURATION_MS = 800;

const eased = (part: number) => 1 - (1 - part) ** 3;

/** Scrolls an element back to its top, without animation if the user prefers reduced motion. */
export function scrollToTop(element: Element | null) {
  if (!element || element.scrollTop === 0) return;
  const from = element.scrollTop;
  const duration = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : DURATION_MS;
  const start = performance.now();
  const step = (now: number) => {
    const part = duration === 0 ? 1 : Math.min(1, (now - start) / duration);
    element.scrollTop = Math.round(from * (1 - eased(part)));
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
