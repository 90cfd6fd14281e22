import { Checkbox, ConfigProvider, Input } from 'antd';
import { useEffect, useState } from 'react';
import type * as z from 'zod';
import type { Endpoint, Page } from '@/contract/endpoint';
import { call } from '@/core/http/call';
import { T, type TextId, useText } from '@/core/i18n';
import { trim } from '@/core/input/filters';
import { ActionButton } from '@kit/actions/ActionButton';
import type { Action } from '@kit/actions/action';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import type { PageQuery } from '@kit/data/page';
import type { Column } from '@kit/fields/column';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import { useSelection } from '@/shared/batch/useSelection';
import type { BasketFile } from '../../shared/basketFile';
import type { Basket, FormActivity } from '../../shared/formActivity';
import { useBasketImport } from './useBasketImport';
import styles from './BasketTable.module.css';

type Rows<T> = Endpoint<z.ZodType<object>, z.ZodType<Page<T> & { errorCount?: number }>>;

interface Props<T> {
  activity: FormActivity;
  name: Basket;
  /** Without a row it means something. */
  mayBeEmpty?: boolean;
  keyOf: (row: T) => string;
  columns: Column<T>[];
  /** The calls that list the rows: of the basket, and of the stored activity. */
  basket: Rows<T>;
  stored: Rows<T>;
  emptyText: TextId;
  /** The text with the number of rows. */
  count: TextId;
  tools: readonly Action[];
  /** The import button, if rows may be added. */
  importing?: BasketFile | undefined;
  /** Removes all rows; absent where that is not allowed. */
  onEmpty?: () => Promise<void>;
  actions: (row: T) => Action[];
  /** The batch actions. */
  batch: (rows: readonly T[]) => Action[];
}

const SMALLEST_PAGE = 10;

/** What the last answer says besides its rows. */
interface Found {
  /** The number of all rows, whatever the search finds. */
  total: number;
  errorCount: number;
}

const NOTHING: Found = { total: 0, errorCount: 0 };

function useRows<T extends object>({ activity, name, mayBeEmpty = false, basket, stored }: Props<T>) {
  const { formId, shownId, onCounted } = activity;
  const [found, setFound] = useState<Found>();
  const isFilled = !found || (found.errorCount === 0 && (mayBeEmpty || found.total > 0));
  useEffect(() => {
    onCounted(name, isFilled);
    return () => onCounted(name, true);
  }, [onCounted, name, isFilled]);
  const request = async (
    { current, pageSize, keyword, onlyError }: PageQuery & Record<string, unknown>,
    _: object,
    signal: AbortSignal,
  ) => {
    const of = shownId ? { activityId: shownId } : { formId };
    if (!shownId && !formId) {
      setFound(NOTHING);
      return { data: [], total: 0, success: true };
    }
    const endpoint = shownId ? stored : basket;
    const ask = (more: object) => call(endpoint, { ...of, ...more }, { signal });
    const isSearch = keyword !== undefined || onlyError !== undefined;
    const [{ records, total, errorCount = 0 }, all] = await Promise.all([
      ask({ keyword, onlyError, pageNum: current, pageSize }),
      isSearch ? ask({ pageNum: 1, pageSize: SMALLEST_PAGE }) : undefined,
    ]);
    setFound({ total: all?.total ?? total, errorCount });
    return { data: records, total, success: true };
  };
  return { found: found ?? NOTHING, request };
}

/** Rows of a scope, page by page from the server: twenty thousand rows are as quick as twenty. */
export function BasketTable<T extends { errorMsg?: string }>(props: Props<T>) {
  const { activity, keyOf, columns, basket, emptyText, count, tools, importing, onEmpty, actions, batch } = props;
  const text = useText();
  const [keyword, setKeyword] = useState('');
  const [onlyError, setOnlyError] = useState(0);
  const selection = useSelection(keyOf);
  const { found, request } = useRows(props);
  const thenClear = ({ onAction, ...action }: Action): Action => ({
    ...action,
    onAction: async (answer) => {
      await onAction(answer);
      selection.choose([]);
    },
  });
  const isFixed = activity.level === 'NONE' || batch([]).length === 0;
  const bar = useBatchBar(selection, { actions: batch(selection.chosen).map(thenClear) });
  const filling = useBasketImport({ activity, file: importing, goodsCount: found.total });
  const { formId, shownId } = activity;
  return (
    // Pages can be turned also while the form is read-only.
    <ConfigProvider componentDisabled={false}>
      <CrudTable<T>
        {...(isFixed ? {} : bar)}
        rowKey={keyOf}
        search={false}
        options={false}
        scroll={{ y: undefined }}
        className={styles.table ?? ''}
        request={request}
        reads={basket.reads}
        params={{ formId, shownId, ...(keyword ? { keyword } : {}), ...(onlyError ? { onlyError: 1 } : {}) }}
        emptyText={emptyText}
        header={
          <strong>
            <T id={count} values={{ count: found.total }} />
          </strong>
        }
        toolBarRender={() => [
          ...(found.errorCount > 0 || onlyError === 1
            ? [
                <Checkbox
                  key="errors"
                  checked={onlyError === 1}
                  onChange={({ target }) => setOnlyError(target.checked ? 1 : 0)}
                >
                  <T id="basket.onlyErrors" values={{ count: found.errorCount }} />
                </Checkbox>,
              ]
            : []),
          <Input.Search
            key="keyword"
            allowClear
            className={styles.keyword ?? ''}
            aria-label={text('basket.keyword')}
            placeholder={text('basket.keyword')}
            // Enter starts the search; it must not submit the form around it.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            onSearch={(typed) => setKeyword(trim(typed))}
          />,
          ...(onEmpty && found.total > 0
            ? [
                <ActionButton
                  key="empty"
                  code="activityForm_batchDelRow"
                  label="basket.removeAll"
                  danger
                  confirm={{ title: 'basket.askRemoveAll' }}
                  onAction={onEmpty}
                />,
              ]
            : []),
          ...filling.buttons,
          ...tools.map((tool) => <ActionButton key={tool.label} type="primary" ghost {...tool} />),
        ]}
        columns={columns}
        {...(activity.level === 'NONE' ? {} : { actions: (row) => <RowActions actions={actions(row)} /> })}
      />
      {filling.dialog}
    </ConfigProvider>
  );
}
