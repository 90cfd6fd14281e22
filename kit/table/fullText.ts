/** Gives a cell whose text is cut off all of it as title. In a fixed column, antd cuts an element inside the cell. */
export function showFullText({ target }: { target: EventTarget }) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td.ant-table-cell-ellipsis') : null;
  const cut = cell?.querySelector('.ant-table-cell-content') ?? cell;
  if (cell && cut) cell.title = cut.scrollWidth > cut.clientWidth ? cell.textContent : '';
}
