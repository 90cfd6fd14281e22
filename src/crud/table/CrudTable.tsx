import {
  type ActionType,
  type ProColumns,
  type ProFormInstance,
  ProTable,
  type ProTableProps,
} from '@ant-design/pro-components';
import { type ReactNode, type RefObject, useRef } from 'react';
import { PAGE_SIZES } from '@/contract/endpoint';
import { NOTHING } from '@/core/format/number';
import { useTableView } from '../views/useTableView';
import { scrollToTop } from '@/core/format/scroll';
import { type TextId, useLanguage, useText } from '@/core/i18n';
import { useIsWide } from '@/core/media/media';
import { ActiveFilters, isActive } from './ActiveFilters';
import { type Batch, type RowKey, useBatch } from './batch';
import styles from './CrudTable.module.css';
import { ACTIONS } from './fields';
import { showFullText } from './fullText';
import { HeaderCell, ResizingContext } from './HeaderCell';
import { NoRows } from './NoRows';
import type { PageQuery, PageRequest } from './pageRequest';
import { useAddressFilters } from './useAddressFilters';
import { useFillHeight } from './useFillHeight';
import { useLatest } from './useLatest';

interface Extras<T> {
  rowKey: RowKey<T>;
  /** Tells it from a list of the same page whose rows have the same key: each keeps views of its own. */
  viewKey?: string;
  request: PageRequest<T>;
  columns: ProColumns<T>[];
  /** What an empty list without filters says. */
  emptyText?: TextId;
  /** The first step out of an empty list. */
  emptyAction?: ReactNode;
  /** Filters of the address: the list opens with them, and takes over new ones; a reset does not bring them back. */
  initialFilters?: Readonly<Record<string, unknown>>;
  actionRef?: RefObject<ActionType | undefined>;
  batch?: Batch<T> | undefined;
}

/** A field's share of 24 in a row of the search form, by the width of that; Han labels and buttons are half as long. */
const SEARCH_SPAN = {
  han: { xs: 24, sm: 12, md: 8, lg: 6, xl: 6, xxl: 4 },
  latin: { xs: 24, sm: 12, md: 12, lg: 8, xl: 6, xxl: 6 },
} as const;

/** On a phone the fixed columns leave room for the others between them. */
const PHONE_WIDTH = { name: 152, actions: 56 };

/** A text that ends in an ellipsis has to know where. */
const CUT_WIDTH = 200;
const cut = <T,>(column: ProColumns<T>): ProColumns<T> =>
  column.ellipsis && column.width === undefined ? { ...column, width: CUT_WIDTH } : column;

function narrow<T>(column: ProColumns<T>): ProColumns<T> {
  if (column.key === ACTIONS) return { ...column, width: PHONE_WIDTH.actions, title: '' };
  return column.fixed ? { ...column, width: PHONE_WIDTH.name } : column;
}

/** ProTable's button takes no click while a list is on its way; the last search wins here, so it takes every one. */
const ALWAYS_READY = { submitButtonProps: { loading: false } };

/** antd measures titles in a hidden row of the body, where "select all" would be reached by Tab once more. */
function SelectAll({ box }: { box: ReactNode }) {
  return <span ref={(own) => own?.closest('tr[aria-hidden="true"]')?.setAttribute('inert', '')}>{box}</span>;
}

/** Titles have edges to draw them wider by. */
const CELLS = { header: { cell: HeaderCell } };

/** useLatest brings its own. */
const NEVER = new AbortController().signal;

type Tools<T extends object> = Props<T>['toolBarRender'];

/** The tools of a list after one that each list has. */
const withFirst = <T extends object>(first: ReactNode, render: Tools<T>): Tools<T> =>
  typeof render === 'function' ? (...given) => [first, ...render(...given)] : () => [first];

type Props<T extends object> = Extras<T> & Omit<ProTableProps<T, Record<string, unknown>>, keyof Extras<T>>;

type Paging = ProTableProps<object, object>['pagination'];

/** The paging of specification §9; a new page starts at its top. */
function usePaging(host: RefObject<HTMLElement | null>, own: Paging, pageSize: number | undefined): Paging {
  const text = useText();
  if (own === false) return false;
  return {
    defaultPageSize: 20,
    pageSizeOptions: [...PAGE_SIZES],
    showSizeChanger: true,
    showQuickJumper: true,
    showTotal: (total) => text('crud.total', { total }),
    onChange: () => scrollToTop(host.current?.querySelector('.ant-table-body') ?? null),
    ...own,
    ...(pageSize ? { defaultPageSize: pageSize } : {}),
  };
}

/** "All" means another thing when the list is asked for other rows. */
function isSameList(
  before: object,
  { current: _page, pageSize: _size, ...query }: PageQuery & Record<string, unknown>,
) {
  return JSON.stringify(before) === JSON.stringify(query);
}

/** Searches by what a person has not typed. */
const useSearch = (form: RefObject<ProFormInstance | undefined>) => ({
  search: (values: Readonly<Record<string, unknown>>) => {
    form.current?.setFieldsValue(values);
    form.current?.submit();
  },
  nothing: (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, undefined])),
});

/** ProTable with the paging of specification §9, an honest empty state, and a body that fills the window. */
export function CrudTable<T extends object>({
  request,
  columns,
  emptyText,
  emptyAction,
  initialFilters,
  batch,
  viewKey = '',
  ...props
}: Props<T>) {
  const language = useLanguage();
  const script = language === 'zh' || language === 'ja' ? 'han' : 'latin';
  const host = useRef<HTMLDivElement>(null);
  const ownActions = useRef<ActionType>(undefined);
  const ownForm = useRef<ProFormInstance>(undefined);
  const actions = props.actionRef ?? ownActions;
  const form = props.formRef ?? ownForm;
  const isWide = useIsWide();
  const height = useFillHeight(host, isWide);
  const { run, outcome, filters, noteShown, listed } = useLatest(request);
  const view = useTableView({
    ...{ columns, form, initialFilters },
    rows: (typeof props.rowKey === 'string' ? props.rowKey : '') + viewKey,
    isWanted: props.options !== false && props.toolBarRender !== false,
  });

  const { search, nothing } = useSearch(form);
  const clearAll = () => search(nothing(Object.keys(filters)));
  useAddressFilters(initialFilters, (wanted) => search({ ...nothing(Object.keys(filters)), ...wanted }));
  const opened = Object.keys(view.filters ?? {});
  const { rowSelection = props.rowSelection, ...bar } = useBatch(props.rowKey, batch, listed);
  const isFiltered = Object.values(filters).some(isActive);
  const paging = usePaging(host, props.pagination, view.pageSize);
  const empty = (
    <NoRows
      outcome={outcome}
      isFiltered={isFiltered}
      text={emptyText}
      firstStep={emptyAction}
      onRetry={() => void actions.current?.reload()}
      onClear={clearAll}
    />
  );
  return (
    <div ref={host} className={styles.list} onPointerOver={showFullText}>
      <ResizingContext value={view.resizing}>
        <ProTable<T>
          key={view.key}
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
          // ProTable goes back to its initial values.
          onReset={() => opened.length > 0 && search(nothing(opened))}
          {...view.table}
          {...bar}
          {...props}
          components={{ ...CELLS, ...props.components }}
          {...(view.button ? { toolBarRender: withFirst(view.button, props.toolBarRender) } : {})}
          columns={view.columns.map((column) => (isWide ? cut(column) : narrow(cut(column))))}
          actionRef={actions}
          formRef={form}
          // Without a name the fields of search form and dialog share their ids.
          form={{ name: 'search', initialValues: view.filters, submitter: ALWAYS_READY, ...props.form }}
          search={props.search === false ? false : { labelWidth: 'auto', span: SEARCH_SPAN[script], ...props.search }}
          rowSelection={rowSelection ? { columnTitle: (box) => <SelectAll box={box} />, ...rowSelection } : false}
          scroll={{ x: 'max-content', ...(height ? { y: height } : {}), ...props.scroll }}
          locale={{ ...props.locale, emptyText: empty }}
          // The failure has been shown, and stands in the empty table.
          onRequestError={() => undefined}
          onLoad={noteShown}
          request={(query, sort) => {
            view.noteRequest(query, sort, NEVER);
            if (batch?.all && !isSameList(batch.all.query, query)) batch.onChooseAll?.(undefined);
            return run(query, sort, NEVER);
          }}
          pagination={paging}
        />
      </ResizingContext>
    </div>
  );
}
