import type { ProColumns } from '@ant-design/pro-components';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { DENSITIES, type ViewContent } from '@/contract/account/saved-views';
import { useIsWide } from '@/core/media/media';
import { usePreferences } from '@/core/preferences/preferences';
import { listInput } from '@kit/data/pageRequest';
import { ACTIONS } from '@kit/fields/column';
import type { ListFacts, TableFeature } from '@kit/table/features';
import { ListRows } from '../list-rows/ListRows';
import type { Standing } from './contentOf';
import { HeaderCell, ResizingContext } from './HeaderCell';
import {
  columnsIn,
  columnsMapOf,
  type ColumnsMap,
  columnsWithout,
  keyOf,
  knownFilters,
  type Widths,
  widthsOf,
  widthWithin,
} from './layout';
import { useListView } from './useListView';
import { ViewsButton } from './ViewsButton';

/** What the table has reported since it was mounted. */
interface Told extends Pick<ViewContent, 'pageSize' | 'sort'> {
  times: number;
}

/** What the user has changed in the list since then. */
interface Drawn extends Pick<ViewContent, 'density'> {
  times: number;
  widths: Widths;
  /** Undefined: the columns that the window has room for. */
  columns?: ColumnsMap | undefined;
}

/** The row density for each size of the settings (docs/console.md#lists). */
const DENSITY_OF = { default: 'large', medium: 'middle', small: 'small', mini: 'small' } as const;

/** About the width of a column without one of its own. */
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

/** Titles with edges that resize their columns, and rows that are drawn only while they are in sight. */
const PARTS = { header: { cell: HeaderCell }, body: { wrapper: ListRows } };

interface View<T extends object> extends Omit<TableFeature<T>, 'tools'> {
  button: ReactNode;
}

/** The view of a table: the initial state of ProTable, and the current one, for saving a view. */
export function useTableView<T extends object>(facts: ListFacts<T>): View<T> {
  const { columns, crowdedOut, rows, hasTools: isWanted, initialFilters, form } = facts;
  const hasFilters = Object.keys(initialFilters ?? {}).length > 0;
  const list = useListView({ rows, isWanted, hasFilters });
  const { content, times } = list;
  const isWide = useIsWide();
  const { size } = usePreferences();
  const [drawn, setDrawn] = useState<Drawn>({ times: 0, widths: {} });
  if (drawn.times !== times) setDrawn({ times, widths: content ? widthsOf(content) : {} });
  const { widths } = drawn;
  const density = drawn.density ?? content?.density ?? DENSITY_OF[size];
  const told = useRef<Told>({ times });
  const tell = (values: Partial<Told>) => {
    told.current = { ...(told.current.times === times ? told.current : {}), ...values, times };
  };
  const out = crowdedOut.join();
  const fitting = useMemo(
    () => (content ? columnsMapOf(columns, content) : columnsWithout(columns, out.split(','))),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the columns of a list stay the same while it is shown
    [content, out],
  );
  const map = drawn.columns ?? fitting;
  const now = (): Standing => ({
    ...{ columns, map, widths },
    density: drawn.density ?? content?.density,
    ...{ pageSize: told.current.pageSize, sort: told.current.sort, values: form.current?.getFieldsValue() },
  });
  const shown = columnsIn(columns, widths, content);
  const resizing = {
    widthOf: (key: string) => {
      const own = columns.find((column) => keyOf(column) === key)?.width;
      return widths[key] ?? (typeof own === 'number' ? own : USUAL_WIDTH);
    },
    onResize: (key: string, width: number | undefined) => {
      const { [key]: _before, ...others } = widths;
      const next = width === undefined ? others : { ...others, [key]: widthWithin(width) };
      // A user who makes a column wider does not want another one to disappear.
      setDrawn({ ...drawn, columns: map, widths: next });
    },
  };
  return {
    /** A new key mounts the table anew. */
    key: times,
    columns: isWanted && isWide ? shown.map(withEdge) : shown,
    filters: content ? knownFilters(columns, content) : initialFilters,
    table: {
      components: PARTS,
      columnsState: {
        value: map,
        // ProTable also reports the value that it was given.
        onChange: (columns: ColumnsMap) => {
          if (columns !== map) setDrawn({ ...drawn, columns });
        },
      },
      size: density,
      onSizeChange: (chosen: unknown) => setDrawn({ ...drawn, density: densityOf(chosen) }),
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
