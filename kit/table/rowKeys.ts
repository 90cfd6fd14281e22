const ROW = '[data-row-key]';
const TYPING = 'input:not([type=checkbox]), textarea, [contenteditable=true]';

/** Where the keys of a list begin; undefined if they are somebody else's. */
function rowAt(list: HTMLElement, isFirst: boolean): HTMLElement | null | undefined {
  const at = document.activeElement;
  if (!at || at === document.body || at.id === 'content') return isFirst ? null : undefined;
  if (!list.contains(at) || at.matches(TYPING)) return undefined;
  return at.closest<HTMLElement>(ROW) ?? (at.closest('.ant-table-wrapper') ? null : undefined);
}

function enter(row: HTMLElement | undefined) {
  if (!row) return;
  row.tabIndex = 0;
  row.focus();
}

function press(key: string, list: HTMLElement, row: HTMLElement | null) {
  const rows = [...list.querySelectorAll<HTMLElement>(ROW)];
  const at = row ? rows.indexOf(row) : -1;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (row || key === 'ArrowDown') enter(rows[at + (key === 'ArrowDown' ? 1 : -1)]);
    return;
  }
  // A button of the row has keys of its own.
  if (!row || row !== document.activeElement) return;
  const wanted = { Enter: '[data-opens], td a[href]', x: 'input[type=checkbox]' }[key];
  if (wanted) row.querySelector<HTMLElement>(wanted)?.click();
}

const KEYS = /^(?:ArrowDown|ArrowUp|Enter|x)$/;

/**
 * docs/console.md#keyboard: arrows move from row to row, Enter opens the record, `x` ticks it. Where nothing has the
 * focus, keys are those of the first list on the screen.
 */
export function onRowKey(event: KeyboardEvent, list: HTMLElement, isFirst: boolean) {
  const { key, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (!KEYS.test(key) || defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
  const row = rowAt(list, isFirst);
  if (row !== undefined) press(key, list, row);
}
