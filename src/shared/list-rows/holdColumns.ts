/** The cells by which antd measures the columns: no other code writes their widths. */
const cellsOf = (rows: HTMLElement) => [
  ...rows.querySelectorAll<HTMLElement>(':scope > tr.ant-table-measure-row > td'),
];

/** The values by which the browser divides the width of a table. */
const givenOf = (pane: HTMLElement) =>
  [pane.clientWidth, ...[...pane.querySelectorAll('col')].map(({ style }) => style.width)].join();

/**
 * If columns were as wide as their texts, they would change with each row that is drawn: they keep the widths that the
 * table began with, and only grow. With another window width or other columns, they begin anew.
 */
export function columnHolder() {
  let given = '';
  let widths: number[] = [];
  let needs: number[] = [];
  return {
    hold(pane: HTMLElement, rows: HTMLElement) {
      const cells = cellsOf(rows);
      const now = givenOf(pane);
      const isOther = now !== given || cells.length !== widths.length;
      const grown = cells.map((cell, i) => (cell.offsetWidth > (widths[i] ?? 0) + 1 ? cell.offsetWidth : 0));
      if (!isOther && !grown.some(Boolean)) return;
      given = now;
      needs = isOther ? [] : grown.map((width, i) => Math.max(width, needs[i] ?? 0));
      cells.forEach(({ style }, i) => Object.assign(style, { width: '', minWidth: needs[i] ? `${needs[i]}px` : '' }));
      widths = cells.map((cell) => cell.offsetWidth);
      // Measured widths are rounded: with a pixel less each, their sum is not wider than the table.
      cells.forEach(({ style }, i) => (style.width = `${(widths[i] ?? 0) - 1}px`));
    },
    /** A sheet of paper has a width of its own. */
    release(rows: HTMLElement) {
      given = '';
      for (const { style } of cellsOf(rows)) Object.assign(style, { width: '', minWidth: '' });
    },
  };
}
