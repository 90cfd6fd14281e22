import { Descriptions } from 'antd';
import { T } from '@/core/i18n';
import type { RecordFields } from '@kit/fields/fieldsOf';
import { shownValue } from '@kit/fields/shownValue';

interface Props<R extends object> {
  /** The fields, from `fieldsOf`. */
  fields: RecordFields;
  record: R;
  /** In this order. */
  show: readonly (keyof R & string)[];
  /** Beside each other where there is room. */
  columns?: number;
}

/** The values of one record, field by field. */
export function RecordFacts<R extends object>({ fields, record, show, columns = 2 }: Props<R>) {
  const items = show.map((name) => {
    const label = fields.labelOf(name);
    return { key: name, label: label && <T id={label} />, children: shownValue(fields, name, record[name]) };
  });
  return <Descriptions size="small" column={{ xs: 1, sm: Math.min(2, columns), md: columns }} items={items} />;
}
