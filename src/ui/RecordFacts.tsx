import { Button, Descriptions } from 'antd';
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
  /** Figures that are links to the rows that they sum or count. */
  opens?: Readonly<Partial<Record<keyof R & string, () => void>>>;
}

const AS_TEXT = { height: 'auto', padding: 0, border: 0, lineHeight: 'inherit' };

/** The values of one record, field by field. */
export function RecordFacts<R extends object>({ fields, record, show, columns = 2, opens }: Props<R>) {
  const items = show.map((name) => {
    const label = fields.labelOf(name);
    const shown = shownValue(fields, name, record[name]);
    const onOpen = opens?.[name];
    return {
      ...{ key: name, label: label && <T id={label} /> },
      children: onOpen ? (
        <Button type="link" style={AS_TEXT} onClick={onOpen}>
          {shown}
        </Button>
      ) : (
        shown
      ),
    };
  });
  return <Descriptions size="small" column={{ xs: 1, sm: Math.min(2, columns), md: columns }} items={items} />;
}
