import { ACTIONS, type Column } from '../fields/column';

/** About the width of a column without one of its own. */
const USUAL_WIDTH = 120;

export const keyOf = <T>({ key, dataIndex }: Column<T>) => String(key ?? dataIndex);
const widthOf = <T>({ width }: Column<T>) => (typeof width === 'number' ? width : USUAL_WIDTH);
const sum = <T>(columns: readonly Column<T>[]) => columns.reduce((total, column) => total + widthOf(column), 0);

/** The name of a record, its state, what it is about, and groups of columns: what the list is for. */
const isSettled = <T>(column: Column<T>, columns: readonly Column<T>[]) =>
  Boolean(column.fixed ?? column.isFact) ||
  column.key === ACTIONS ||
  'children' in column ||
  column === columns.find(({ isState }) => isState);

/** The sum of the widths of all columns but these. */
export const declaredWidth = <T>(columns: readonly Column<T>[], out: readonly string[]) =>
  sum(columns.filter((column) => !column.hideInTable && !out.includes(keyOf(column))));

/** The columns for which a window of this width has no room; the first ones stay. */
export function crowdedOut<T>(columns: readonly Column<T>[], width: number): readonly string[] {
  const shown = columns.filter(({ hideInTable }) => !hideInTable);
  let left = width - sum(shown.filter((column) => isSettled(column, shown)));
  return shown
    .filter((column) => {
      const isOut = !isSettled(column, shown) && widthOf(column) > left;
      if (!isOut && !isSettled(column, shown)) left -= widthOf(column);
      return isOut;
    })
    .map(keyOf);
}
