/** The tooltip of a cell whose text is cut; ProTable's own cells have one already. */
export function showFullText({ target }: { target: EventTarget }) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td.ant-table-cell-ellipsis') : null;
  if (cell) cell.title = cell.scrollWidth > cell.clientWidth ? cell.textContent : '';
}
