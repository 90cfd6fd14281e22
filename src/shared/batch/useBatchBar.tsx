import type { ProTableProps } from '@ant-design/pro-components';
import { Button, Space } from 'antd';
import { type Key, useState } from 'react';
import { T } from '@/core/i18n';
import { ActionButton } from '@kit/actions/ActionButton';
import type { Action } from '@kit/actions/action';
import { kit } from '@kit/host';
import type { AllChosen, Listed, Selection } from './useSelection';

interface Options<T> {
  /** Omit when the actions are rendered elsewhere. Selection is off if the user may run none of them. */
  actions?: readonly (Action & { disabled?: boolean })[];
  /** Whether a row cannot be selected. */
  isIdle?: (row: T) => boolean;
  /** The calls accept a query as well, so that all rows found can be selected. */
  byQuery?: boolean;
}

type TableProps<T extends object> = ProTableProps<T, Record<string, unknown>>;
type BarProps<T extends object> = Pick<
  TableProps<T>,
  'rowSelection' | 'tableAlertRender' | 'tableAlertOptionRender'
> & { onListed?: (listed: Listed<T>) => void };

const NO_LIST = { rows: [], total: 0, more: false, query: {} };
const isSameQuery = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** Unticking a row excludes it; exclusions on other pages are kept. */
function rowsOfAll<T extends object>(
  all: AllChosen<T>,
  { keyOf, chooseAll }: Selection<T>,
  { rows, isIdle }: { rows: readonly T[]; isIdle: Options<T>['isIdle'] },
) {
  const isOut = new Set(all.except.map(keyOf));
  const isHere = new Set(rows.map(keyOf));
  const open = rows.filter((row) => !isIdle?.(row));
  return {
    selectedRowKeys: open.map(keyOf).filter((key) => !isOut.has(key)),
    alwaysShowAlert: true,
    onChange: (keys: readonly Key[]) => {
      const elsewhere = all.except.filter((row) => !isHere.has(keyOf(row)));
      chooseAll({ ...all, except: [...elsewhere, ...open.filter((row) => !keys.includes(keyOf(row)))] });
    },
  };
}

function Chosen<R>({ selection: { chosen, all, count } }: { selection: Selection<R> }) {
  if (!all) return <T id="kit.chosen" values={{ count: chosen.length }} />;
  const except = all.except.length;
  return except > 0 ? (
    <T id="kit.chosenAllBut" values={{ count, except }} />
  ) : (
    <T id="kit.chosenAll" values={{ count }} />
  );
}

/** The boxes of the rows of a list, and the bar above them: `<CrudTable {...useBatchBar(selection, { … })} />`. */
export function useBatchBar<T extends object>(
  selection: Selection<T>,
  { actions, isIdle, byQuery = false }: Options<T> = {},
): BarProps<T> {
  const can = kit().useCan();
  const [listed, setListed] = useState<Listed<T>>(NO_LIST);
  const { keyOf, chosen, choose, all, chooseAll } = selection;
  if (actions?.every(({ code }) => code !== undefined && !can(code))) return {};
  const ticked = {
    selectedRowKeys: chosen.map(keyOf),
    preserveSelectedRowKeys: true,
    // antd may have forgotten rows of pages that are not shown.
    onChange: (_: unknown, rows: (T | undefined)[]) => choose(rows.filter((row) => row !== undefined)),
  };
  return {
    onListed: (now) => {
      setListed(now);
      // With another query, "all" means other rows: the selection is dropped.
      if (all && !isSameQuery(all.query, now.query)) chooseAll(undefined);
    },
    rowSelection: {
      ...(all ? rowsOfAll(all, selection, { rows: listed.rows, isIdle }) : ticked),
      getCheckboxProps: (row) => ({ disabled: isIdle?.(row) ?? false }),
    },
    tableAlertRender: () => <Chosen selection={selection} />,
    tableAlertOptionRender: () => (
      <Space wrap>
        {byQuery && !all && !listed.more && listed.total > chosen.length && (
          <Button
            type="link"
            size="small"
            onClick={() => chooseAll({ query: listed.query, total: listed.total, except: [], shown: listed.rows })}
          >
            <T id="kit.chooseAll" values={{ count: listed.total }} />
          </Button>
        )}
        {actions?.map((action) => (
          <ActionButton key={action.label} {...action} size="small" />
        ))}
        <Button type="link" size="small" onClick={() => (all ? chooseAll(undefined) : choose([]))}>
          <T id="kit.unchoose" />
        </Button>
      </Space>
    ),
  };
}
