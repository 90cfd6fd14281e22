import {
  type ActionType,
  type ProColumns,
  type ProFormInstance,
  ProTable,
  type ProTableProps,
} from '@ant-design/pro-components';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { pageRequest } from '../data/pageRequest';
import type { PageEndpoint, PageRequest } from '../data/page';
import { ACTIONS, actionColumn } from '../fields/fieldsOf';
import type { Column, FileColumn } from '../fields/column';
import { NOTHING } from '../format/number';
import { kit } from '../host';
import { useText } from '../text';
import type { ButtonCode, Page, TextId } from '../types';
import { ActiveFilters, isActive } from './ActiveFilters';
import styles from './CrudTable.module.css';
import { showFullText } from './fullText';
import { NoRows } from './NoRows';
import { scrollToTop } from './scroll';
import { useAddressFilters } from './useAddressFilters';
import { useFillHeight } from './useFillHeight';
import { useQuery } from './useQuery';

interface Extras<T extends object, M extends object> {
  /** The unique field of a row, or a function that makes a key. */
  rowKey: (keyof T & string) | ((row: T) => string);
  /** The call for its pages; it is repeated when one of the objects that it reads has been written. */
  list?: PageEndpoint<T, M>;
  /** Fixed parameters that are no filters, such as the record that the list belongs to. */
  params?: object;
  /** For rows that do not come from one paged call of the contract. */
  request?: PageRequest<T>;
  /** The objects that such rows are made of. */
  reads?: readonly string[] | undefined;
  /** A failure is shown in the empty list only. */
  silent?: boolean;
  /** Called with the whole answer, for what it has besides its rows. */
  onAnswer?: (answer: Page<T> & M) => void;
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
  /** Called after each answer with the rows and the filters of the request. */
  onListed?: (listed: { rows: readonly T[]; total: number; query: Readonly<Record<string, unknown>> }) => void;
}

type Props<T extends object, M extends object = object> = Extras<T, M> &
  Omit<ProTableProps<T, Record<string, unknown>>, keyof Extras<T, M>>;

/** Columns of 24 for each search field, by the width of the form; Chinese labels and buttons are half as long. */
const SEARCH_SPAN = {
  han: { xs: 24, sm: 12, md: 8, lg: 6, xl: 6, xxl: 4 },
  latin: { xs: 24, sm: 12, md: 12, lg: 8, xl: 6, xxl: 6 },
} as const;

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

/** useQuery brings its own. */
const NEVER = new AbortController().signal;

type Tools<T extends object> = Props<T>['toolBarRender'];

/** A list's own tools, after the common ones. */
const withFirst = <T extends object>(first: readonly ReactNode[], render: Tools<T>): Tools<T> =>
  typeof render === 'function' ? (...given) => [...first, ...render(...given)] : () => [...first];

const PAGE_SIZES = [10, 20, 50, 100, 200, 500];

type Paging = ProTableProps<object, object>['pagination'];

/** The paging of docs/console.md#measures; a new page scrolls to its top. */
function usePaging(host: RefObject<HTMLElement | null>, own: Paging, pageSize: number | undefined): Paging {
  const text = useText();
  if (own === false) return false;
  return {
    defaultPageSize: 20,
    pageSizeOptions: PAGE_SIZES,
    showSizeChanger: true,
    showQuickJumper: true,
    showTotal: (total) => text('kit.total', { total }),
    onChange: () => scrollToTop(host.current?.querySelector('.ant-table-body') ?? null),
    ...own,
    ...(pageSize ? { defaultPageSize: pageSize } : {}),
  };
}

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

/**
 * ProTable that owns its query: filters, parameters, address, export, selection, freshness, and honest empty states.
 */
export function CrudTable<T extends object, M extends object = object>(given: Props<T, M>) {
  const {
    list,
    params = NO_PARAMS,
    request,
    reads = list?.reads,
    silent,
    onAnswer,
    columns,
    fileColumns = NO_COLUMNS,
    exported,
    ...others
  } = given;
  const { actions: rowActions, emptyText, emptyAction, initialFilters, onListed, viewKey = '', ...props } = others;
  const { locale, useIsWide, useChanges } = kit();
  const host = useRef<HTMLDivElement>(null);
  const ownActions = useRef<ActionType>(undefined);
  const ownForm = useRef<ProFormInstance>(undefined);
  const actions = props.actionRef ?? ownActions;
  const form = props.formRef ?? ownForm;
  const isWide = useIsWide();
  const height = useFillHeight(host, isWide);
  const changes = useChanges(reads ?? []);
  useFollow(actions, changes, JSON.stringify(params));
  const read = request ?? (list && pageRequest<T, M>(list, { onAnswer, ...(silent ? { silent } : {}) }));
  if (!read) throw new Error('A list has a call or a request.');
  const { run, outcome, filters, noteShown, total } = useQuery<T>({ request: read, params, changes, onListed });
  const feature = kit().useTableFeatures<T>({
    ...{ list, params, fileColumns, exported, initialFilters, form, total },
    columns: rowActions ? [...columns, actionColumn(rowActions)] : columns,
    rows: (typeof props.rowKey === 'string' ? props.rowKey : '') + viewKey,
    hasTools: props.options !== false && props.toolBarRender !== false,
  });

  const { search, nothing } = useSearch(form);
  const clearAll = () => search(nothing(Object.keys(filters)));
  useAddressFilters(initialFilters, (wanted) => search({ ...nothing(Object.keys(filters)), ...wanted }));
  const opened = Object.keys(feature.filters ?? {});
  const { rowSelection } = props;
  const paging = usePaging(host, props.pagination, feature.pageSize);
  const script = /^(zh|ja)/.test(locale()) ? 'han' : 'latin';
  const empty = (
    <NoRows
      outcome={outcome}
      isFiltered={Object.values(filters).some(isActive)}
      text={emptyText}
      firstStep={emptyAction}
      onRetry={() => void actions.current?.reload()}
      onClear={clearAll}
    />
  );
  return (
    <div ref={host} className={styles.list} onPointerOver={showFullText}>
      {feature.wrap(
        <ProTable<T>
          key={feature.key}
          cardBordered
          dateFormatter="string"
          columnEmptyText={NOTHING}
          headerTitle={
            <ActiveFilters
              columns={columns}
              filters={filters}
              onClear={(name) => (name ? search(nothing([name])) : clearAll())}
            />
          }
          // ProTable resets to its initial values.
          onReset={() => opened.length > 0 && search(nothing(opened))}
          {...feature.table}
          {...props}
          components={{ ...feature.table.components, ...props.components }}
          {...(feature.tools.length > 0 ? { toolBarRender: withFirst(feature.tools, props.toolBarRender) } : {})}
          columns={isWide ? feature.columns : feature.columns.map(narrow)}
          actionRef={actions}
          formRef={form}
          // Without a name, the search form and a dialog would use the same field ids.
          form={{ name: 'search', initialValues: feature.filters, submitter: ALWAYS_READY, ...props.form }}
          search={props.search === false ? false : { labelWidth: 'auto', span: SEARCH_SPAN[script], ...props.search }}
          rowSelection={rowSelection ? { columnTitle: (box) => <SelectAll box={box} />, ...rowSelection } : false}
          scroll={{ x: 'max-content', ...(height ? { y: height } : {}), ...props.scroll }}
          locale={{ ...props.locale, emptyText: empty }}
          // The failure has been shown, also in the empty table.
          onRequestError={() => undefined}
          onLoad={noteShown}
          request={(query, sort) => {
            feature.note({ ...query, ...params }, sort);
            return run(query, sort, NEVER);
          }}
          pagination={paging}
        />,
      )}
    </div>
  );
}
