import { type ReactNode, useState } from 'react';
import { type TextId, useText } from '@/core/i18n';
import type { PageEndpoint } from '@kit/data/page';
import type { Column, FileColumn } from '@kit/fields/column';
import { useDiscard } from '@kit/form/useDiscard';
import { CrudTable } from '@kit/table/CrudTable';
import { Dialog } from '@/ui/Dialog';

const PAGE_SIZE = 10;
/** A field's share of 24, by the width of the dialog: on a phone the buttons stand below. */
const SPAN = { xs: 24, sm: 12, md: 8, lg: 8, xl: 8, xxl: 8 };

interface Props<T extends object> {
  title: TextId;
  /** The label of the button, with `{count}`. */
  okText: TextId;
  keyOf: (row: T) => string;
  list: PageEndpoint<T>;
  /** Fixed parameters that are no filters. */
  params?: object;
  /** `fields.table({ … })`. */
  table: { columns: Column<T>[]; fileColumns: readonly FileColumn[] };
  /** Rows chosen before: ticked and disabled. */
  isIn?: (row: T) => boolean;
  max: number;
  /** Fields for a choice that goes with the rows, above the list. */
  children?: ReactNode;
  onPick: (rows: readonly T[]) => Promise<unknown>;
  onClose: () => void;
}

/** Picks several rows of a server-side list at once; the dialog stays open if the server refuses them. */
export function PickerDialog<T extends object>({ title, okText, keyOf, isIn, ...props }: Props<T>) {
  const { list, params, table, max, children, onPick, onClose } = props;
  const text = useText();
  const [chosen, setChosen] = useState<readonly T[]>([]);
  const [present, setPresent] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const close = useDiscard({ isDirty: () => chosen.length > 0 }, onClose);
  const pick = async () => {
    setBusy(true);
    try {
      await onPick(chosen);
      onClose();
    } catch {
      // `call` has shown the error.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      width={900}
      title={text(title)}
      okText={text(okText, { count: chosen.length })}
      cancelText={text('dialog.cancel')}
      confirmLoading={isBusy}
      // Otherwise its answer would close the dialog that is open by then.
      cancelButtonProps={{ disabled: isBusy }}
      closable={!isBusy}
      okButtonProps={{ disabled: chosen.length === 0 || chosen.length > max }}
      onOk={() => void pick()}
      onCancel={() => void close()}
    >
      {children}
      <CrudTable<T>
        rowKey={keyOf}
        {...table}
        list={list}
        {...(params ? { params } : {})}
        onListed={({ rows }) => setPresent(rows.filter((row) => isIn?.(row)).map(keyOf))}
        cardBordered={false}
        options={false}
        pagination={{ defaultPageSize: PAGE_SIZE }}
        scroll={{ y: '40vh' }}
        search={{ span: SPAN, defaultCollapsed: false, collapseRender: false }}
        tableAlertRender={false}
        rowSelection={{
          selectedRowKeys: [...chosen.map(keyOf), ...present],
          preserveSelectedRowKeys: true,
          // antd may have forgotten rows of pages that are not shown.
          onChange: (_, rows: (T | undefined)[]) =>
            setChosen(rows.filter((row) => row !== undefined).filter((row) => !isIn?.(row))),
          getCheckboxProps: (row) => ({ disabled: isIn?.(row) ?? false }),
        }}
      />
    </Dialog>
  );
}
