import { Space, Typography } from 'antd';
import { T } from '@/core/i18n';
import type { RecordFields } from '@kit/fields/fieldsOf';

/** What a list answers besides its rows; `sums` is absent where there are more rows than are counted. */
export interface Summed<S> {
  total: number;
  sums?: S | undefined;
}

interface Props<S extends object> {
  fields: RecordFields;
  answer: Summed<S>;
  /** The sums to show, in this order. */
  show: readonly (keyof S & string)[];
}

/** The sums over all rows of a list, shown on every page. */
export function SumLine<S extends object>({ fields, answer: { total, sums }, show }: Props<S>) {
  if (!sums) {
    return (
      <Typography.Text type="secondary">
        <T id="fairOrder.noSums" values={{ total }} />
      </Typography.Text>
    );
  }
  return (
    <Space size="large" wrap>
      {show.map((name) => {
        const label = fields.labelOf(name);
        return (
          <span key={name}>
            <Typography.Text type="secondary">{label && <T id={label} />}</Typography.Text>{' '}
            <Typography.Text strong>{fields.show(name, sums[name])}</Typography.Text>
          </span>
        );
      })}
    </Space>
  );
}
