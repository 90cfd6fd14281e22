import { Space, Typography } from 'antd';
import { T } from '@/core/i18n';
import type { RecordFields } from '@kit/fields/fieldsOf';

interface Props<S extends object> {
  fields: RecordFields;
  sums: S;
  /** In this order. */
  show: readonly (keyof S & string)[];
}

/** What all rows of a list come to, on every page of it. */
export function SumLine<S extends object>({ fields, sums, show }: Props<S>) {
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
