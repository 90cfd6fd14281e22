const ROW = '[data-row-key]';
const TYPING = 'input:not([type=checkbox]), textarea, [contenteditable=true]';

/** The row that a key starts from: null is the top of the list, undefined says that the key is not meant for it. */
function rowAt(at: Element, list: HTMLElement, isFirst: boolean): HTMLElement | null | undefined {
  if (at === document.body || at.id === 'content') return isFirst ? null : undefined;
  if (!list.contains(at) || at.matches(TYPING)) return undefined;
  return at.closest<HTMLElement>(ROW) ?? (at.closest('.ant-table-wrapper') ? null : undefined);
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };
const WANTED: Readonly<Record<string, string>> = { Enter: '[data-opens], td a[href]', x: 'input[type=checkbox]' };

function press(event: KeyboardEvent, list: HTMLElement, row: HTMLElement | null) {
  const { key, target } = event;
  const step = STEPS[key];
  // All but the arrows need the focus on the row itself: its buttons take Enter; Home and End scroll the page.
  if (!Number.isFinite(step) && row !== target) return;
  // Otherwise the page would scroll, and Enter would also press what an opening dialog focuses.
  event.preventDefault();
  if (!step) return row?.querySelector<HTMLElement>(WANTED[key] ?? '')?.click();
  const rows = [...list.querySelectorAll<HTMLElement>(ROW)];
  const next = rows[Math.min(Math.max((row ? rows.indexOf(row) : -1) + step, 0), rows.length - 1)];
  next?.setAttribute('tabindex', '0');
  next?.focus();
}

/**
 * docs/console.md#keyboard: arrows move from row to row, Home and End to the first and the last; Enter opens the record,
 * `x` ticks it. Where nothing has the focus, keys are those of the first list on the screen.
 */
export function onRowKey(event: KeyboardEvent, list: HTMLElement, isFirst: boolean) {
  const { key, target } = event;
  const isTaken = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  if (isTaken || !(key in STEPS || key in WANTED) || !(target instanceof Element)) return;
  const row = rowAt(target, list, isFirst);
  if (row !== undefined) press(event, list, row);
}
