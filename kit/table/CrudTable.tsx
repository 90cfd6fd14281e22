import {
  type ActionType,
  type ProColumns,
  type ProFormInstance,
  ProTable,
  type ProTableProps,
} from '@ant-design/pro-components';
import { Skeleton } from 'antd';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useEffectEvent, useId, useRef } from 'react';
import { pageRequest } from '../data/pageRequest';
import type { PageEndpoint, PageRequest } from '../data/page';
import { ACTIONS, type Column, type FileColumn } from '../fields/column';
import { actionColumn } from '../fields/fieldsOf';
import { NOTHING } from '../format/number';
import { kit } from '../host';
import type { ButtonCode, Page, TextId } from '../types';
import type { ActiveFilters as Filters } from './ActiveFilters';
import styles from './CrudTable.module.css';
import { isActive } from './isActive';
import type { RowCards as Cards } from './RowCards';
import { useAddressFilters } from './useAddressFilters';
import { usePaging } from './usePaging';
import { type ListedRows, useQuery } from './useQuery';
import { useRoom } from './useRoom';
import { useRowKeys } from './useRowKeys';

interface Extras<T extends object, M extends object> {
  /** The unique field of a row, or a function that makes a key. */
  rowKey: (keyof T & string) | ((row: T) => string);
  /** The call for its pages; it is repeated when one of the objects that it reads has been written. */
  list?: PageEndpoint<T, M>;
  /** Fixed parameters that are no filters, such as the record that the list belongs to. */
  params?: object;
  /** For rows that do not come from one paged call of the contract. */
  request?: PageRequest<T, Page<T> & M>;
  /** The objects that such rows are made of. */
  reads?: readonly string[] | undefined;
  /** A failure is shown in the empty list only. */
  silent?: boolean;
  /** Called with the whole answer, for what it has besides its rows; with nothing where a search has failed. */
  onAnswer?: (answer: (Page<T> & M) | undefined) => void;
  columns: Column<T>[];
  fileColumns?: readonly FileColumn[];
  /** The button that allows the export of the list, which stands beside its other tools. */
  exported?: ButtonCode;
  /** The last column: the actions of a row. */
  actions?: (row: T) => ReactNode;
  /** Needed if two lists of a page have the same row key: each keeps its own views. */
  viewKey?: string;
  /** The text of an empty list without filters. */
  emptyText?: TextId;
  /** A button in the empty list, such as the one that adds the first record. */
  emptyAction?: ReactNode;
  /** Filters from the address: the list opens with them and follows changes; a reset clears them. */
  initialFilters?: Readonly<Record<string, unknown>>;
  actionRef?: RefObject<ActionType | undefined>;
  /** The head of a page that is a list: it shares a band with the filters and the tools. */
  header?: ReactNode;
  /** Called after each answer with the rows and the filters of the request. */
  onListed?: (listed: ListedRows<T>) => void;
}

type Props<T extends object, M extends object = object> = Extras<T, M> &
  Omit<ProTableProps<T, Record<string, unknown>>, keyof Extras<T, M>>;

/** Columns of 24 for each search field, by the width of the form; Chinese labels and buttons are the shortest. */
const SEARCH_SPAN = {
  han: { xs: 12, sm: 8, md: 8, lg: 6, xl: 6, xxl: 4 },
  wide: { xs: 12, sm: 12, md: 8, lg: 8, xl: 6, xxl: 6 },
} as const;
const PHONE_SPAN = 24;
/** Cards have neither columns nor a density. */
const CARD_OPTIONS = { density: false, setting: false };

/** On a phone the fixed columns leave room for the others between them. */
const PHONE_WIDTH = { name: 152, actions: 56 };

function narrow<T>(column: ProColumns<T>): ProColumns<T> {
  if (column.key === ACTIONS) return { ...column, width: PHONE_WIDTH.actions, title: '' };
  return column.fixed ? { ...column, width: PHONE_WIDTH.name } : column;
}

/** ProTable disables its button while loading; here the last search wins, so it stays enabled. */
const ALWAYS_READY = { submitButtonProps: { loading: false } };

/** antd measures titles in a hidden row of the body, in which Tab would reach "select all" a second time. */
function SelectAll({ box }: { box: ReactNode }) {
  return <span ref={(own) => own?.closest('tr[aria-hidden="true"]')?.setAttribute('inert', '')}>{box}</span>;
}

const loadCards = async () => ({ default: (await import('./RowCards')).RowCards });
// For phones alone. lazy() forgets that its rows are those of the list.
const RowCards = lazy(loadCards) as unknown as typeof Cards;
const loadFilters = async () => ({ default: (await import('./ActiveFilters')).ActiveFilters });
// With the first filter; as above.
const ActiveFilters = lazy(loadFilters) as unknown as typeof Filters;

const NoRows = lazy(async () => ({ default: (await import('./NoRows')).NoRows }));

/** What the pointer is for in a list comes with the pointer. */
const showFullText = ({ target }: { target: EventTarget }) =>
  void import('./fullText').then((fullText) => fullText.showFullText({ target }));

/** useQuery brings its own. */
const NEVER = new AbortController().signal;

type Tools<T extends object> = Props<T>['toolBarRender'];

/** A list's own tools, after the common ones. */
const withFirst = <T extends object>(first: readonly ReactNode[], render: Tools<T>): Tools<T> =>
  typeof render === 'function' ? (...given) => [...first, ...render(...given)] : () => [...first];

/** Searches with values that were set by the program. */
const useSearch = (form: RefObject<ProFormInstance | undefined>) => ({
  search: (values: Readonly<Record<string, unknown>>) => {
    form.current?.setFieldsValue(values);
    form.current?.submit();
  },
  nothing: (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, undefined])),
});

/** Reads the list again when what it shows has been written; with other parameters it starts at the first page. */
function useFollow(actions: RefObject<ActionType | undefined>, changes: number, params: string) {
  const known = useRef({ changes, params });
  const follow = useEffectEvent(() => {
    const before = known.current;
    known.current = { changes, params };
    if (before.changes !== changes || before.params !== params) void actions.current?.reload(before.params !== params);
  });
  useEffect(() => follow(), [changes, params]);
}

const NO_PARAMS = {};
const NO_COLUMNS: readonly FileColumn[] = [];

/** The query of a list, what the application adds to it, and what the window has room for. */
function useList<T extends object, M extends object>(given: Props<T, M>) {
  const { list, params = NO_PARAMS, request, reads = list?.reads, silent, onAnswer, columns, onListed } = given;
  const { actions: rowActions, fileColumns = NO_COLUMNS, exported, initialFilters, viewKey = '', rowKey } = given;
  const { useIsWide, useIsPhone, useChanges } = kit();
  const host = useRef<HTMLDivElement>(null);
  const ownActions = useRef<ActionType>(undefined);
  const ownForm = useRef<ProFormInstance>(undefined);
  const actions = given.actionRef ?? ownActions;
  const form = given.formRef ?? ownForm;
  const isWide = useIsWide();
  const isPhone = useIsPhone();
  const hasCards = isPhone && !given.expandable;
  useRowKeys(host);
  const changes = useChanges(reads ?? []);
  useFollow(actions, changes, JSON.stringify(params));
  const read = request ?? (list && pageRequest<T, M>(list, silent ? { silent } : {}));
  if (!read) throw new Error('A list has a call or a request.');
  const query = useQuery({ request: read, params, changes, onListed, onAnswer });
  const { outcome, total } = query;
  const all = rowActions ? [...columns, actionColumn(rowActions)] : columns;
  const hasBoxes = Boolean(given.rowSelection);
  const room = useRoom(host, { columns: all, isTable: !hasCards, hasBoxes, shown: outcome });
  const feature = kit().useTableFeatures<T>({
    ...{ list, params, fileColumns, exported, initialFilters, form, total: total?.more ? undefined : total?.total },
    columns: all,
    crowdedOut: room.out,
    rows: (typeof rowKey === 'string' ? rowKey : '') + viewKey,
    hasTools: given.options !== false && given.toolBarRender !== false,
  });
  const keyOf = (row: T) => (typeof rowKey === 'function' ? rowKey(row) : String(row[rowKey]));
  const shownColumns = isWide || hasCards ? feature.columns : feature.columns.map(narrow);
  return { ...query, host, actions, form, feature, keyOf, shownColumns, height: room.height, isPhone, hasCards };
}

/**
 * ProTable that owns its query: filters, parameters, address, export, selection, freshness, and honest empty states.
 */
export function CrudTable<T extends object, M extends object = object>(given: Props<T, M>) {
  const { host, actions, form, feature, outcome, filters, total, hasCards, ...shown } = useList(given);
  const { params = NO_PARAMS, columns, emptyText, emptyAction, initialFilters, header, ...rest } = given;
  const { list: _, request: _request, actions: _actions, onListed: _onListed, ...props } = rest;
  const { rowSelection } = props;
  const { search, nothing } = useSearch(form);
  const clearAll = () => search(nothing(Object.keys(filters)));
  useAddressFilters(initialFilters, (wanted) => search({ ...nothing(Object.keys(filters)), ...wanted }));
  const opened = Object.keys(feature.filters ?? {});
  const id = useId();
  const paging = usePaging(host, props.pagination, { pageSize: feature.pageSize, counted: total });
  const wide = SEARCH_SPAN[kit().locale().startsWith('zh') ? 'han' : 'wide'];
  const look = { labelWidth: 'auto' as const, span: shown.isPhone ? PHONE_SPAN : wide };
  const isFiltered = Object.values(filters).some(isActive);
  // Before the first answer, nobody knows whether the list is empty.
  const unknown = <Skeleton active title={false} paragraph={{ rows: 5, width: '100%' }} />;
  const empty =
    outcome === 'none' ? (
      unknown
    ) : (
      <Suspense fallback={unknown}>
        <NoRows
          outcome={outcome}
          isFiltered={isFiltered}
          text={emptyText}
          firstStep={emptyAction}
          onRetry={() => void actions.current?.reload()}
          onClear={clearAll}
        />
      </Suspense>
    );
  return (
    <div ref={host} className={styles.list} onPointerOver={showFullText}>
      {header}
      {isFiltered && (
        <Suspense>
          <ActiveFilters
            columns={columns}
            filters={filters}
            onClear={(name) => (name ? search(nothing([name])) : clearAll())}
          />
        </Suspense>
      )}
      {feature.wrap(
        <ProTable<T>
          key={feature.key}
          cardProps={false}
          dateFormatter="string"
          columnEmptyText={NOTHING}
          // ProTable resets to its initial values.
          onReset={() => opened.length > 0 && search(nothing(opened))}
          {...feature.table}
          {...props}
          components={{ ...feature.table.components, ...props.components }}
          {...(feature.tools.length > 0 ? { toolBarRender: withFirst(feature.tools, props.toolBarRender) } : {})}
          columns={shown.shownColumns}
          actionRef={actions}
          formRef={form}
          // Lists of other tabs, which stay mounted, and forms have fields of the same names.
          form={{ name: `${id}search`, initialValues: feature.filters, submitter: ALWAYS_READY, ...props.form }}
          search={props.search === false ? false : { ...look, ...feature.table.search, ...props.search }}
          rowSelection={rowSelection ? { columnTitle: (box) => <SelectAll box={box} />, ...rowSelection } : false}
          scroll={{ x: 'max-content', ...(shown.height ? { y: shown.height } : {}), ...props.scroll }}
          locale={{ ...props.locale, emptyText: empty }}
          // The failure has been shown, also in the empty table.
          onRequestError={() => undefined}
          onLoad={shown.noteShown}
          request={(query, sort) => {
            feature.note({ ...query, ...params }, sort);
            return shown.run(query, sort, NEVER);
          }}
          pagination={paging}
          {...(hasCards
            ? {
                options: props.options ?? { ...feature.table.options, ...CARD_OPTIONS },
                tableViewRender: (table) => (
                  <Suspense fallback={unknown}>
                    <RowCards<T> table={table} keyOf={shown.keyOf} empty={empty} />
                  </Suspense>
                ),
              }
            : {})}
        />,
      )}
    </div>
  );
}
