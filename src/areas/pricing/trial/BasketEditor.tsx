import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef } from 'antd';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ProductPick } from '@/shared/pricing/picks';
import { T, useText } from '@/core/i18n';
import { positiveDecimal4 } from '@/core/input/filters';
import styles from './BasketEditor.module.css';
import type { TrialLine } from './trialLink';

interface Props {
  branchId: string;
  lines: readonly TrialLine[];
  onChange: (lines: TrialLine[]) => void;
  /** Adds a line at the end, which then has the cursor. */
  onAdd: () => void;
}

type Field = 'qty' | 'entered';

export const productField = (key: number) => `trial-product-${key}`;
export const quantityField = (key: number) => `trial-qty-${key}`;

/** Enter moves on: from the article to the quantity, then to the next line; behind the last line it adds one. */
export function BasketEditor({ branchId, lines, onChange, onAdd }: Props) {
  const text = useText();
  const fields = useRef(new Map<string, InputRef>());
  const count = useRef(lines.length);
  useEffect(() => {
    const last = lines.at(-1);
    if (lines.length > count.current && last) document.getElementById(productField(last.key))?.focus();
    count.current = lines.length;
  }, [lines]);
  const change = (key: number, values: Partial<TrialLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...values } : line)));
  const focus = (index: number, field: Field) => {
    const line = lines[index];
    if (line) fields.current.get(`${line.key} ${field}`)?.focus({ cursor: 'all' });
  };
  const onKey = (index: number, field: Field) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step) focus(index + step, field);
    else if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    else if (index === lines.length - 1) onAdd();
    else document.getElementById(productField(lines[index + 1]?.key ?? 0))?.focus();
    event.preventDefault();
  };
  const input = (line: TrialLine, index: number, field: Field) => ({
    ref: (one: InputRef | null) => {
      if (one) fields.current.set(`${line.key} ${field}`, one);
      else fields.current.delete(`${line.key} ${field}`);
    },
    ...(field === 'qty' ? { id: quantityField(line.key) } : {}),
    // On a phone there is no line of headings.
    placeholder: text(field === 'qty' ? 'priceTrial.qty' : 'priceTrial.enteredPrice'),
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: line[field],
    onChange: ({ target }: { target: { value: string } }) =>
      change(line.key, { [field]: positiveDecimal4(target.value) }),
    onKeyDown: onKey(index, field),
  });
  return (
    <div>
      <div className={`${styles.row} ${styles.head}`} aria-hidden>
        <span />
        <span>
          <T id="priceTrial.productName" />
        </span>
        <span>
          <T id="priceTrial.qty" />
        </span>
        <span>
          <T id="priceTrial.enteredPrice" />
        </span>
        <span />
      </div>
      {lines.map((line, index) => {
        const row = index + 1;
        return (
          <div key={line.key} className={styles.row} role="group" aria-label={text('priceRule.row', { row })}>
            <span className={styles.number}>{row}</span>
            <ProductPick
              id={productField(line.key)}
              label={text('priceTrial.productOf', { row })}
              branchId={branchId}
              value={line.product}
              onChange={(product) => {
                change(line.key, { product });
                if (product) focus(index, 'qty');
              }}
            />
            <Input {...input(line, index, 'qty')} aria-label={text('priceTrial.qtyOf', { row })} />
            <Input {...input(line, index, 'entered')} prefix="¥" aria-label={text('priceTrial.enteredOf', { row })} />
            <Button
              type="text"
              icon={<DeleteOutlined />}
              disabled={lines.length === 1}
              aria-label={text('priceRule.removeRow', { row })}
              onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
            />
          </div>
        );
      })}
    </div>
  );
}
