import { Descriptions } from 'antd';
import type { EntryDetail } from '@/contract/master-data/entry-records';
import { T } from '@/core/i18n';
import type { RecordFields } from '@kit/fields/fieldsOf';
import { shownValue } from '@kit/fields/shownValue';
import { formFields, licenceRowFields, purchaserFields, receiverFields } from '../../shared/entries/formFields';
import { isRow } from '../../shared/entries/paths';
import styles from './audit.module.css';
import { Pictures } from './Pictures';

const ROWS: Readonly<Record<string, { fields: RecordFields; show: readonly string[] }>> = {
  licences: {
    fields: licenceRowFields,
    show: ['licenceType', 'licenceNo', 'licenceName', 'issuer', 'issueDate', 'expiryDate', 'scopeIds'],
  },
  receivers: { fields: receiverFields, show: ['name', 'phone', 'address', 'isDefault'] },
  purchaser: { fields: purchaserFields, show: ['name', 'idNo', 'phone', 'authorisationUntil'] },
};

type Entry = Pick<EntryDetail, 'pictures' | 'names'>;

interface Props {
  entry: Entry;
  path: string;
  value: unknown;
}

const idsIn = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** The value of a field as people read it; a licence has its pictures beside it. */
export function FieldValue({ entry, path, value }: Props) {
  const [top = '', part, inner] = path.split('.');
  const rows = ROWS[top];
  if (inner === 'images' || (top === 'images' && part === undefined))
    return <Pictures fileIds={idsIn(value)} links={entry.pictures} />;
  if (rows && isRow(value)) {
    const facts = (
      <Descriptions
        size="small"
        column={1}
        items={rows.show.map((name) => {
          const id = rows.fields.labelOf(name);
          return { key: name, label: id && <T id={id} />, children: shownValue(rows.fields, name, value[name] ?? '') };
        })}
      />
    );
    if (top !== 'licences') return facts;
    return (
      <div className={styles.beside}>
        {facts}
        <Pictures fileIds={idsIn(value.images)} links={entry.pictures} />
      </div>
    );
  }
  const own = rows && (inner ?? part);
  if (own) return shownValue(rows.fields, own, value);
  const named = typeof value === 'string' ? entry.names[path]?.[value] : undefined;
  if (named) return named;
  return shownValue(formFields, top, value);
}
