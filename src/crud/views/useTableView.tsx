import type { ProColumns, ProFormInstance } from '@ant-design/pro-components';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { DENSITIES, type ViewContent } from '@/contract/people/saved-views';
import { useIsWide } from '@/core/media/media';
import { ACTIONS } from '../table/fields';
import type { PageRequest } from '../table/pageRequest';
import {
  columnsIn,
  columnsMapOf,
  type ColumnsMap,
  columnsNow,
  keyOf,
  knownFilters,
  portableFilters,
  type Widths,
  widthsOf,
  widthWithin,
} from './layout';
import { useListView } from './useListView';
import { ViewsButton } from './ViewsButton';

interface Options<T> {
  columns: ProColumns<T>[];
  /** What the rows are. */
  rows: string;
  /** Lists in dialogs have none. */
  isWanted: boolean;
  /** The filters of the address, if it brings any. */
  initialFilters: Readonly<Record<string, unknown>> | undefined;
  form: RefObject<ProFormInstance | undefined>;
}

/** What the table has told since it was drawn. */
interface Told extends Pick<ViewContent, 'density' | 'pageSize' | 'sort'> {
  times: number;
  columns?: ColumnsMap;
}

/** A title without a width of its own is about this wide. */
const USUAL_WIDTH = 120;

const densityOf = (size: unknown) => DENSITIES.find((one) => one === size);

/** The title of a column names it to its cell. */
function withEdge<T>(column: ProColumns<T>): ProColumns<T> {
  const key = keyOf(column);
  if (key === ACTIONS) return column;
  return {
    ...column,
    onHeaderCell: () => {
      // A new one each time: antd writes its own handlers into it.
      const cell = { scope: 'col', 'data-column': key };
      return cell;
    },
  };
}

/** The view of a table: what ProTable starts with, and what of it is kept when a view is saved. */
export function useTableView<T extends object>({ columns, rows, isWanted, initialFilters, form }: Options<T>) {
  const hasFilters = Object.keys(initialFilters ?? {}).length > 0;
  const list = useListView({ rows, isWanted, hasFilters });
  const { content, times } = list;
  const isWide = useIsWide();
  const [drawn, setDrawn] = useState<{ times: number; widths: Widths }>({ times: 0, widths: {} });
  if (drawn.times !== times) setDrawn({ times, widths: content ? widthsOf(content) : {} });
  const { widths } = drawn;
  const told = useRef<Told>({ times });
  const tell = (values: Partial<Told>) => {
    told.current = { ...(told.current.times === times ? told.current : {}), ...values, times };
  };
  const columnsMap = useMemo(() => content && columnsMapOf(columns, content), [columns, content]);
  const now = (): ViewContent => {
    const { columns: map = columnsMap ?? {}, density = content?.density, pageSize, sort } = told.current;
    const values: unknown = form.current?.getFieldsValue() ?? {};
    const filters = portableFilters(values);
    return {
      filters,
      columns: columnsNow(columns, map, widths),
      ...(density ? { density } : {}),
      ...(pageSize ? { pageSize } : {}),
      ...(sort ? { sort } : {}),
    };
  };
  const shown = columnsIn(columns, widths, content);
  return {
    /** Another one is another table. */
    key: times,
    columns: isWanted && isWide ? shown.map(withEdge) : shown,
    filters: content ? knownFilters(columns, content) : initialFilters,
    table: {
      columnsState: {
        ...(columnsMap ? { defaultValue: columnsMap } : {}),
        onChange: (map: ColumnsMap) => tell({ columns: map }),
      },
      defaultSize: content?.density ?? ('small' as const),
      onSizeChange: (size: unknown) => {
        const density = densityOf(size);
        if (density) tell({ density });
      },
    },
    pageSize: content?.pageSize,
    noteRequest(...[query, sort]: Parameters<PageRequest<T>>) {
      const [sorted] = Object.entries(sort).flatMap(([orderBy, way]) =>
        way ? [{ orderBy, orderDir: way === 'ascend' ? ('asc' as const) : ('desc' as const) }] : [],
      );
      tell({ sort: sorted, pageSize: query.pageSize });
    },
    resizing:
      isWanted && isWide
        ? {
            widthOf: (key: string) => {
              const own = columns.find((column) => keyOf(column) === key)?.width;
              return widths[key] ?? (typeof own === 'number' ? own : USUAL_WIDTH);
            },
            onResize: (key: string, width: number | undefined) => {
              const { [key]: _before, ...others } = widths;
              setDrawn({ times, widths: width === undefined ? others : { ...others, [key]: widthWithin(width) } });
            },
          }
        : undefined,
    button: isWanted ? <ViewsButton key="views" list={list} now={now} /> : null,
  };
}
