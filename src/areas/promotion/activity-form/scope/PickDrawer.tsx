import { Button, Drawer, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import type { ButtonCode } from '@/contract/buttons';
import type { Output } from '@/contract/endpoint';
import { BASKET_LIMITS, type basketApi } from '@/contract/promotion/baskets';
import { T, type TextId, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import { type Listed, useSelection } from '@/shared/batch/useSelection';
import { embedded } from '@/ui/embedded';
import { ActionButton } from '@kit/actions/ActionButton';
import type { PageEndpoint } from '@kit/data/page';
import type { Column } from '@kit/fields/column';
import { useDiscard } from '@kit/form/useDiscard';
import { CrudTable } from '@kit/table/CrudTable';
import type { FormActivity } from '../../shared/formActivity';

type Counts = Output<typeof basketApi.addProducts>;

/** The search fields. */
type Filters = Readonly<Record<string, unknown>>;

interface PickProps<T> {
  title: TextId;
  code: ButtonCode;
  activity: FormActivity;
  keyOf: (row: T) => string;
  columns: Column<T>[];
  list: PageEndpoint<T>;
  /** Adds at most 500 rows at once. */
  onAdd: (rows: readonly T[]) => Promise<Counts>;
  /** Adds everything that a search finds; omit if each row needs a value of its own. */
  onAddAll?: (filters: Filters) => Promise<Counts>;
  /** Values for the added rows, such as a quota. */
  extra?: ReactNode;
  onClose: () => void;
}

const NOBODY: Counts = { added: 0, updated: 0, skipped: 0, total: 0 };

/** A call accepts at most 500 rows. */
async function inBatches<T>(rows: readonly T[], add: (rows: readonly T[]) => Promise<Counts>) {
  let all = NOBODY;
  for (let i = 0; i < rows.length; i += BASKET_LIMITS.call) {
    const { added, updated, skipped, total } = await add(rows.slice(i, i + BASKET_LIMITS.call));
    all = { added: all.added + added, updated: all.updated + updated, skipped: all.skipped + skipped, total };
  }
  return all;
}

function usePicking<T extends object>({ activity, keyOf, onAdd, onAddAll }: PickProps<T>) {
  const text = useText();
  const selection = useSelection(keyOf);
  const { chosen, choose } = selection;
  const [found, setFound] = useState<Listed<T>>({ rows: [], total: 0, more: false, query: {} });
  const notify = async (work: Promise<Counts>) => {
    const counts = await work;
    choose([]);
    activity.onPicked();
    notifier.success(text('basket.added', { ...counts }));
  };
  return {
    selection,
    found,
    setFound,
    addChosen: () => notify(inBatches(chosen, onAdd)),
    addAll: onAddAll && (() => notify(onAddAll(found.query))),
  };
}

/** Rows that can be put into a basket: searched, page by page; selected rows stay selected on other pages. */
export function PickDrawer<T extends { inBasket: boolean }>(props: PickProps<T>) {
  const { title, code, activity, keyOf, columns, list, extra, onClose } = props;
  const { selection, found, setFound, addChosen, addAll } = usePicking<T>(props);
  const { type: activityType, branchId, basketId: formId } = activity;
  const bar = useBatchBar(selection, { isIdle: ({ inBasket }) => inBasket });
  // A selection over many pages is work, too: it is not dropped without a question.
  const discard = useDiscard({ isDirty: () => selection.count > 0 }, onClose);
  const close = () => void discard();
  return (
    <Drawer
      open
      size={1080}
      title={<T id={title} />}
      destroyOnHidden
      mask={{ closable: selection.count === 0 }}
      onClose={close}
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
            disabled={selection.count === 0}
            onAction={addChosen}
          />
          <Button onClick={close}>
            <T id="basket.done" />
          </Button>
        </Flex>
      }
    >
      <CrudTable<T>
        {...bar}
        rowKey={keyOf}
        list={list}
        params={{ activityType, branchId, formId }}
        onListed={(listed) => {
          bar.onListed?.(listed);
          setFound(listed);
        }}
        {...embedded}
        columns={columns}
        emptyText="basket.nothing"
      />
    </Drawer>
  );
}
