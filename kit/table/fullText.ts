/** The title of a cell whose text is cut: by the cell, or in a fixed column by what antd puts into it. */
export function showFullText({ target }: { target: EventTarget }) {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td.ant-table-cell-ellipsis') : null;
  const cut = cell?.querySelector('.ant-table-cell-content') ?? cell;
  if (cell && cut) cell.title = cut.scrollWidth > cut.clientWidth ? cell.textContent : '';
}
