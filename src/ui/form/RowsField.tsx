import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { T, type TextId, useText } from '@/core/i18n';
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
  children: (index: number) => ReactNode;
}

/** Rows of a few fields each, edited in place. */
export function RowsField({ name, label, addLabel, max, empty, disabled, children }: Props) {
  const text = useText();
  return (
    <Form.Item label={<T id={label} />} required>
      <Form.List name={name}>
        {(rows, { add, remove }, { errors }) => (
          <div className={styles.rows}>
            {rows.map(({ key, name: index }) => (
              <div key={key} className={styles.row} role="group" aria-label={text('priceRule.row', { row: index + 1 })}>
                {children(index)}
                {max > 1 && (
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    disabled={disabled || rows.length === 1}
                    aria-label={text('priceRule.removeRow', { row: index + 1 })}
                    onClick={() => remove(index)}
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
                onClick={() => add({ ...empty })}
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
