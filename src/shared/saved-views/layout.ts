import type { ColumnsState, ProColumns } from '@ant-design/pro-components';
import dayjs from 'dayjs';
import { COLUMN_WIDTH, type ViewContent } from '@/contract/account/saved-views';
import { ACTIONS } from '@kit/fields/column';

export type Widths = Readonly<Record<string, number>>;
export type ColumnsMap = Record<string, ColumnsState>;

/** The type that ProTable does not export. */
export const keyOf = <T>({ key, dataIndex }: ProColumns<T>) => String(key ?? dataIndex);

const isSaved = <T>(column: ProColumns<T>) => !column.hideInTable && keyOf(column) !== ACTIONS;
const sideOf = (fixed: unknown) => (fixed === 'left' || fixed === 'right' ? fixed : undefined);

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

type Value = ViewContent['filters'][string];
type Single = Exclude<Value, readonly unknown[]>;

const isSingle = (value: unknown): value is Single =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
const plain = (value: unknown) => (dayjs.isDayjs(value) ? value.format('YYYY-MM-DD HH:mm:ss') : value);

function portable(value: unknown): Value | undefined {
  if (!Array.isArray(value)) {
    const one = plain(value);
    return isSingle(one) && one !== '' ? one : undefined;
  }
  const all = value.map(plain);
  return all.length > 0 && all.every(isSingle) ? all : undefined;
}

/** The values of a search form for storage; empty values and those that are not plain are left out. */
export function portableFilters(values: unknown): ViewContent['filters'] {
  const entries = Object.entries(values ?? {}).flatMap(([name, value]) => {
    const kept = portable(value);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(entries);
}

/** The current columns, as a view stores them. */
export function columnsNow<T>(columns: readonly ProColumns<T>[], map: ColumnsMap, widths: Widths) {
  const position = (column: ProColumns<T>, index: number) => map[keyOf(column)]?.order ?? index;
  return columns
    .filter(isSaved)
    .map((column, index) => ({ column, position: position(column, index) }))
    .sort((a, b) => a.position - b.position)
    .map(({ column }): ViewContent['columns'][number] => {
      const key = keyOf(column);
      const state = map[key];
      const fixed = sideOf(state ? state.fixed : column.fixed);
      const width = widths[key];
      return {
        key,
        ...(state?.show === false ? { hidden: true } : {}),
        ...(fixed ? { fixed } : {}),
        ...(width === undefined ? {} : { width }),
      };
    });
}
