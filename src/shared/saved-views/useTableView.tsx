import type { ProColumns } from '@ant-design/pro-components';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { DENSITIES, type ViewContent } from '@/contract/account/saved-views';
import { useIsWide } from '@/core/media/media';
import { listInput } from '@kit/data/pageRequest';
import { ACTIONS } from '@kit/fields/fieldsOf';
import type { ListFacts, TableFeature } from '@kit/table/features';
import { HeaderCell, ResizingContext } from './HeaderCell';
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

/** What the table has reported since it was mounted. */
interface Told extends Pick<ViewContent, 'density' | 'pageSize' | 'sort'> {
  times: number;
  columns?: ColumnsMap;
}

/** About the width of a title without one of its own. */
const USUAL_WIDTH = 120;

const densityOf = (size: unknown) => DENSITIES.find((one) => one === size);

/** The title of a column names it to its cell. */
function withEdge<T>(column: ProColumns<T>): ProColumns<T> {
  const key = keyOf(column);
  if (key === ACTIONS) return column;
  return {
    ...column,
    onHeaderCell: () => {
      // A new object each time, because antd writes its handlers into it.
      const cell = { scope: 'col', 'data-column': key };
      return cell;
    },
  };
}

/** Titles with edges that resize their columns. */
const CELLS = { header: { cell: HeaderCell } };

interface View<T extends object> extends Omit<TableFeature<T>, 'tools'> {
  button: ReactNode;
}

/** The view of a table: the initial state of ProTable, and the current one, for saving a view. */
export function useTableView<T extends object>(facts: ListFacts<T>): View<T> {
  const { columns, rows, hasTools: isWanted, initialFilters, form } = facts;
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
  const resizing = {
    widthOf: (key: string) => {
      const own = columns.find((column) => keyOf(column) === key)?.width;
      return widths[key] ?? (typeof own === 'number' ? own : USUAL_WIDTH);
    },
    onResize: (key: string, width: number | undefined) => {
      const { [key]: _before, ...others } = widths;
      setDrawn({ times, widths: width === undefined ? others : { ...others, [key]: widthWithin(width) } });
    },
  };
  return {
    /** A new key mounts the table anew. */
    key: times,
    columns: isWanted && isWide ? shown.map(withEdge) : shown,
    filters: content ? knownFilters(columns, content) : initialFilters,
    table: {
      components: CELLS,
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
    note(query, sort) {
      const { orderBy, orderDir } = listInput({}, sort);
      tell({ sort: orderBy && orderDir ? { orderBy, orderDir } : undefined, pageSize: query.pageSize });
    },
    wrap: (table) => <ResizingContext value={isWanted && isWide ? resizing : undefined}>{table}</ResizingContext>,
    button: isWanted ? <ViewsButton key="views" list={list} now={now} /> : null,
  };
}
