import {
  type ActionType,
  type ProColumns,
  type ProFormInstance,
  ProTable,
  type ProTableProps,
} from '@ant-design/pro-components';
import { Button, Empty, Grid } from 'antd';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { PAGE_SIZES } from '@/contract/endpoint';
import { scrollToTop } from '@/core/format/scroll';
import { T, type TextId, useText } from '@/core/i18n';
import { ActiveFilters } from './ActiveFilters';
import type { PageRequest } from './pageRequest';
import { useFillHeight } from './useFillHeight';

interface Extras<T> {
  request: PageRequest<T>;
  columns: ProColumns<T>[];
  /** What an empty list without filters says. */
  emptyText?: TextId;
  /** The first step out of an empty list. */
  emptyAction?: ReactNode;
  actionRef?: RefObject<ActionType | undefined>;
}

/** useLatest brings its own. */
const NEVER = new AbortController().signal;

type Props<T extends object> = Extras<T> & Omit<ProTableProps<T, Record<string, unknown>>, keyof Extras<T>>;

/** The last of several requests wins, whatever order their answers come in; the others are aborted. */
function useLatest<T>(request: PageRequest<T>) {
  const running = useRef<AbortController>(undefined);
  const [failed, setFailed] = useState(false);
  const [filters, setFilters] = useState<Record<string, unknown>>({});
  const run: PageRequest<T> = async (query, sort) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const { current: _page, pageSize: _size, ...searched } = query;
    setFilters(searched);
    try {
      const answer = await request(query, sort, own.signal);
      setFailed(false);
      return answer;
    } catch (error) {
      if (running.current === own) setFailed(true);
      throw error;
    }
  };
  return { run, failed, filters };
}

/** ProTable with the paging of specification §9, an honest empty state, and a body that fills the window. */
export function CrudTable<T extends object>({ request, columns, emptyText, emptyAction, ...props }: Props<T>) {
  const text = useText();
  const host = useRef<HTMLDivElement>(null);
  const ownActions = useRef<ActionType>(undefined);
  const ownForm = useRef<ProFormInstance>(undefined);
  const actions = props.actionRef ?? ownActions;
  const form = props.formRef ?? ownForm;
  const { lg = true } = Grid.useBreakpoint();
  const height = useFillHeight(host, lg);
  const { run, failed, filters } = useLatest(request);

  const clear = (name?: string) => {
    if ('current' in form) {
      if (name) form.current?.setFieldValue(name, undefined);
      else form.current?.setFieldsValue(Object.fromEntries(Object.keys(filters).map((key) => [key, undefined])));
      form.current?.submit();
    }
  };
  const retry = (
    <Button onClick={() => void actions.current?.reload()}>
      <T id="crud.retry" />
    </Button>
  );
  const isFiltered = Object.values(filters).some((value) => value !== undefined && value !== '');
  const reason = failed ? 'crud.failed' : isFiltered ? 'crud.noMatch' : (emptyText ?? 'crud.empty');
  const empty = (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id={reason} />}>
      {failed ? (
        retry
      ) : isFiltered ? (
        <Button onClick={() => clear()}>
          <T id="crud.clearFilters" />
        </Button>
      ) : (
        emptyAction
      )}
    </Empty>
  );
  return (
    <div ref={host}>
      <ProTable<T>
        cardBordered
        dateFormatter="string"
        tableExtraRender={() => <ActiveFilters columns={columns} filters={filters} onClear={clear} />}
        {...props}
        columns={columns}
        actionRef={actions}
        formRef={form}
        // Without a name the fields of search form and dialog share their ids.
        form={{ name: 'search', ...props.form }}
        search={props.search === false ? false : { labelWidth: 'auto', defaultCollapsed: true, ...props.search }}
        scroll={{ x: 'max-content', ...(height ? { y: height } : {}), ...props.scroll }}
        locale={{ ...props.locale, emptyText: empty }}
        // The failure has been shown, and stands in the empty table.
        onRequestError={() => undefined}
        request={(query, sort) => run(query, sort, NEVER)}
        pagination={
          props.pagination === false
            ? false
            : {
                defaultPageSize: 20,
                pageSizeOptions: [...PAGE_SIZES],
                showSizeChanger: true,
                showQuickJumper: true,
                showTotal: (total) => text('crud.total', { total }),
                onChange: () => scrollToTop(host.current?.querySelector('.ant-table-body') ?? null),
                ...props.pagination,
              }
        }
      />
    </div>
  );
}
