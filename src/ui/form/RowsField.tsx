import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { type ClipboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { T, type TextId, useText } from '@/core/i18n';
import { pastedRows, withBlock } from './pastedRows';
import styles from './RowsField.module.css';

interface Props {
  name: string[];
  label: TextId;
  /** The button that adds a row. */
  addLabel: TextId;
  /** With 1, rows cannot be added or removed. */
  max: number;
  empty: object;
  disabled: boolean;
  /** The fields of a row in the order in which they stand: a block copied from a spreadsheet can be pasted into them. */
  columns?: readonly string[];
  children: (index: number) => ReactNode;
}

const inputsOf = (row: Element) => [...row.querySelectorAll('input')];

/** Where the focus goes: into a new row, and after a removal to the button that adds one. */
function useRowFocus() {
  const list = useRef<HTMLDivElement>(null);
  const moved = useRef<'added' | 'removed' | undefined>(undefined);
  useEffect(() => {
    const change = moved.current;
    moved.current = undefined;
    if (change === undefined || !list.current) return;
    const last = [...list.current.querySelectorAll('[role=group]')].at(-1);
    const added = change === 'added' && last ? inputsOf(last)[0] : undefined;
    (added ?? list.current.querySelector<HTMLElement>(':scope > button'))?.focus();
  });
  return {
    list,
    expect: (change: 'added' | 'removed') => {
      moved.current = change;
    },
  };
}

/** Puts a block of a spreadsheet into the rows from the focused field on. */
function usePaste({ name, columns = [], max, disabled }: Pick<Props, 'name' | 'columns' | 'max' | 'disabled'>) {
  const form = Form.useFormInstance();
  return (event: ClipboardEvent<HTMLElement>) => {
    const block = pastedRows(event.clipboardData.getData('text/plain'));
    const field = event.target;
    if (!block || disabled || !(field instanceof HTMLInputElement)) return;
    const row = field.closest('[role=group]');
    const list = row?.parentElement;
    const column = row ? inputsOf(row).indexOf(field) : -1;
    if (!row || !list || columns[column] === undefined) return;
    event.preventDefault();
    const at = { row: [...list.querySelectorAll(':scope > [role=group]')].indexOf(row), column };
    // All values of the list are those that this field has written.
    const rows = (form.getFieldValue(name) ?? []) as object[];
    form.setFieldValue(name, withBlock(rows, block, { at, columns, max }));
    // Errors are shown beside the fields.
    form.validateFields([name], { recursive: true }).catch(() => undefined);
  };
}

/** Rows of a few fields each, edited in place. */
export function RowsField({ name, label, addLabel, max, empty, disabled, columns, children }: Props) {
  const text = useText();
  const { list, expect } = useRowFocus();
  const paste = usePaste({ name, columns, max, disabled });
  return (
    <Form.Item label={<T id={label} />} required>
      <Form.List name={name}>
        {(rows, { add, remove }, { errors }) => (
          <div ref={list} className={styles.rows} onPaste={paste}>
            {rows.map(({ key, name: index }) => (
              <div key={key} className={styles.row} role="group" aria-label={text('priceRule.row', { row: index + 1 })}>
                {children(index)}
                {max > 1 && (
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    disabled={disabled || rows.length === 1}
                    aria-label={text('priceRule.removeRow', { row: index + 1 })}
                    onClick={() => {
                      expect('removed');
                      remove(index);
                    }}
                  />
                )}
              </div>
            ))}
            {max > 1 && (
              <Button
                type="dashed"
                block
                icon={<PlusOutlined />}
                disabled={disabled || rows.length >= max}
                onClick={() => {
                  expect('added');
                  add({ ...empty });
                }}
              >
                <T id={addLabel} />
              </Button>
            )}
            <Form.ErrorList errors={errors} />
          </div>
        )}
      </Form.List>
    </Form.Item>
  );
}
