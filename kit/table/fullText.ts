import type { PointerEvent } from 'react';

/** The whole of a text that its column cuts, as the tooltip of the cell; ProTable's own cells bring one. */
export function showFullText({ target }: PointerEvent) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td.ant-table-cell-ellipsis') : null;
  if (cell) cell.title = cell.scrollWidth > cell.clientWidth ? cell.textContent : '';
}
