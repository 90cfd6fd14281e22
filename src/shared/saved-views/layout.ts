import type { ColumnsState, ProColumns } from '@ant-design/pro-components';
import { COLUMN_WIDTH, type ViewContent } from '@/contract/account/saved-views';
import { ACTIONS } from '@kit/fields/column';

export type Widths = Readonly<Record<string, number>>;
export type ColumnsMap = Record<string, ColumnsState>;

/** The type that ProTable does not export. */
export const keyOf = <T>({ key, dataIndex }: Pick<ProColumns<T>, 'key' | 'dataIndex'>) => String(key ?? dataIndex);

export const sideOf = (fixed: unknown) => (fixed === 'left' || fixed === 'right' ? fixed : undefined);

export const widthWithin = (width: number) =>
  Math.round(Math.min(COLUMN_WIDTH.most, Math.max(COLUMN_WIDTH.least, width)));

/** The columns of a view for ProTable: those that the screen no longer has are left out, new ones come last. */
export function columnsMapOf<T>(columns: readonly ProColumns<T>[], view: ViewContent): ColumnsMap {
  const saved = new Map(view.columns.map((column, order) => [column.key, { ...column, order }]));
  const entries = columns
    .filter(({ hideInTable }) => !hideInTable)
    .map((column, index): [string, ColumnsState] => {
      const key = keyOf(column);
      const own = saved.get(key);
      const fixed = own ? own.fixed : sideOf(column.fixed);
      // From 1: ProTable takes 0 for no order at all.
      const order = (own ? own.order : saved.size + index) + 1;
      return [key, { show: !own?.hidden, order, ...(fixed ? { fixed } : {}) }];
    });
  const isNothing = entries.every(([key, { show }]) => key === ACTIONS || !show);
  return Object.fromEntries(isNothing ? entries.map(([key, state]) => [key, { ...state, show: true }]) : entries);
}

/** All columns but these. */
export const columnsWithout = <T>(columns: readonly ProColumns<T>[], out: readonly string[]): ColumnsMap =>
  Object.fromEntries(
    columns
      .filter(({ hideInTable }) => !hideInTable)
      .map((column): [string, ColumnsState] => {
        const fixed = sideOf(column.fixed);
        return [keyOf(column), { show: !out.includes(keyOf(column)), ...(fixed ? { fixed } : {}) }];
      }),
  );

export const widthsOf = (view: ViewContent): Widths =>
  Object.fromEntries(view.columns.flatMap(({ key, width }) => (width === undefined ? [] : [[key, width] as const])));

/** The filters of a view that the search form of this screen has. */
export const knownFilters = <T>(columns: readonly ProColumns<T>[], { filters }: ViewContent) =>
  Object.fromEntries(
    Object.entries(filters).filter(([name]) =>
      columns.some(({ dataIndex, search }) => String(dataIndex) === name && search !== false),
    ),
  );

const resized = (width: number) => ({
  width,
  // A table as wide as its content would fit each cell to its text.
  onCell: () => ({ style: { maxWidth: width } }),
});

/** The columns with dragged widths, in the order of a view. */
export function columnsIn<T>(columns: readonly ProColumns<T>[], widths: Widths, view?: ViewContent): ProColumns<T>[] {
  const { orderBy, orderDir } = view?.sort ?? {};
  return columns.map((column) => {
    const key = keyOf(column);
    const width = widths[key];
    const isSorted = column.sorter !== undefined && String(column.dataIndex) === orderBy;
    return {
      ...column,
      ...(width === undefined ? {} : resized(width)),
      ...(isSorted ? { defaultSortOrder: orderDir === 'asc' ? ('ascend' as const) : ('descend' as const) } : {}),
    };
  });
}
