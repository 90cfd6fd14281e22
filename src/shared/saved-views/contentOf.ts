import type { ProColumns } from '@ant-design/pro-components';
import dayjs from 'dayjs';
import type { ViewContent } from '@/contract/account/saved-views';
import { ACTIONS } from '@kit/fields/column';
import { type ColumnsMap, keyOf, sideOf, type Widths } from './layout';

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
function portableFilters(values: unknown): ViewContent['filters'] {
  const entries = Object.entries(values ?? {}).flatMap(([name, value]) => {
    const kept = portable(value);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(entries);
}

type Shown = Pick<ProColumns<unknown>, 'key' | 'dataIndex' | 'hideInTable' | 'fixed'>;

/** The present state of a list. */
export interface Standing extends Pick<ViewContent, 'pageSize' | 'sort' | 'density'> {
  columns: readonly Shown[];
  map: ColumnsMap;
  widths: Widths;
  /** The values of its search form. */
  values: unknown;
}

const isSaved = (column: Shown) => !column.hideInTable && keyOf(column) !== ACTIONS;

/** The current columns, as a view stores them. */
function columnsNow({ columns, map, widths }: Standing) {
  const position = (column: Shown, index: number) => map[keyOf(column)]?.order ?? index;
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

/** What a view of the list stores. */
export function contentOf(standing: Standing): ViewContent {
  const { density, pageSize, sort, values } = standing;
  return {
    filters: portableFilters(values),
    columns: columnsNow(standing),
    ...(density ? { density } : {}),
    ...(pageSize ? { pageSize } : {}),
    ...(sort ? { sort } : {}),
  };
}
