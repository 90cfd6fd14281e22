import type { ActionType, ProColumns } from '@ant-design/pro-components';
import { Button, Drawer, Flex } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import type { ButtonCode } from '@/contract/buttons';
import type { basketApi } from '@/contract/promotion/baskets';
import { BASKET_LIMITS } from '@/contract/promotion/baskets';
import type { Output } from '@/contract/endpoint';
import { T, type TextId, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@/crud/ActionButton';
import { CrudTable } from '@/crud/table/CrudTable';
import { listInput, type PageEndpoint, pageRequest, type PageRequest } from '@/crud/table/pageRequest';
import type { FormPlace } from './place';

type Counts = Output<typeof basketApi.addProducts>;

/** What the user searches by. */
type Filters = Readonly<Record<string, unknown>>;

interface PickProps<T> {
  title: TextId;
  code: ButtonCode;
  place: FormPlace;
  rowKey: keyof T & string;
  columns: ProColumns<T>[];
  endpoint: PageEndpoint<T>;
  /** At most 500 at once. */
  onAdd: (rows: readonly T[]) => Promise<Counts>;
  /** Everything that a search finds; absent where each needs something of its own. */
  onAddAll?: (filters: Filters) => Promise<Counts>;
  /** What those that are added get. */
  extra?: ReactNode;
  onClose: () => void;
}

const NOBODY: Counts = { added: 0, updated: 0, skipped: 0, total: 0 };

/** The calls of a basket take 500 rows each. */
async function inParts<T>(rows: readonly T[], add: (rows: readonly T[]) => Promise<Counts>) {
  let all = NOBODY;
  for (let i = 0; i < rows.length; i += BASKET_LIMITS.call) {
    const { added, updated, skipped, total } = await add(rows.slice(i, i + BASKET_LIMITS.call));
    all = { added: all.added + added, updated: all.updated + updated, skipped: all.skipped + skipped, total };
  }
  return all;
}

function usePicking<T extends object>({ place, endpoint, onAdd, onAddAll }: PickProps<T>) {
  const text = useText();
  const table = useRef<ActionType>(undefined);
  const [chosen, setChosen] = useState<readonly T[]>([]);
  const [found, setFound] = useState<{ filters: Filters; total: number }>({ filters: {}, total: 0 });
  const { type: activityType, branchId, basketId: formId } = place;
  const request: PageRequest<T> = async (query, sort, signal) => {
    const input = { ...query, activityType, branchId, formId };
    const answer = await pageRequest<T>(endpoint)(input, sort, signal);
    setFound({ filters: listInput(query, {}), total: answer.total });
    return answer;
  };
  const told = async (work: Promise<Counts>) => {
    const counts = await work;
    setChosen([]);
    place.onPicked();
    notifier.success(text('basket.added', { ...counts }));
    await table.current?.reload();
  };
  return {
    table,
    request,
    chosen,
    setChosen,
    found,
    addChosen: () => told(inParts(chosen, onAdd)),
    addAll: onAddAll && (() => told(onAddAll(found.filters))),
  };
}

/** What may be put into a basket: searched, page by page; those chosen stay chosen from page to page. */
export function PickDrawer<T extends { inBasket: boolean }>(props: PickProps<T>) {
  const { title, code, rowKey, columns, extra, onClose } = props;
  const { table, request, chosen, setChosen, found, addChosen, addAll } = usePicking<T>(props);
  return (
    <Drawer
      open
      size={1080}
      title={<T id={title} />}
      destroyOnHidden
      onClose={onClose}
      footer={
        <Flex wrap gap="small" justify="end" align="center">
          {extra}
          {addAll && (
            <ActionButton
              code={code}
              label="basket.addAll"
              disabled={found.total === 0}
              onAction={addAll}
              confirm={{ title: 'basket.askAddAll', values: { count: found.total } }}
            />
          )}
          <ActionButton
            code={code}
            label="basket.addChosen"
            type="primary"
            disabled={chosen.length === 0}
            onAction={addChosen}
          />
          <Button onClick={onClose}>
            <T id="basket.done" />
          </Button>
        </Flex>
      }
    >
      <CrudTable<T>
        rowKey={rowKey}
        actionRef={table}
        cardBordered={false}
        options={false}
        scroll={{ y: undefined }}
        request={request}
        columns={columns}
        emptyText="basket.nothing"
        batch={{ chosen, onChoose: setChosen, isIdle: ({ inBasket }) => inBasket }}
      />
    </Drawer>
  );
}
