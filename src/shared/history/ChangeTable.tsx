import { Button, Table, Typography } from 'antd';
import type { ReactNode } from 'react';
import type { HistoryEntry } from '@/contract/system/operation-log';
import { T, useKnownText } from '@/core/i18n';
import type { RecordFields } from '@kit/fields/fieldsOf';
import { shownValue } from '@kit/fields/shownValue';
import { type Change, changesOf, isWhole } from './changes';

/** The prefix of the texts of fields that objects have in common; only the log brings these. */
const ANY = 'logField';
/** Columns of the database whose field has another name. */
const ALIASES: Readonly<Record<string, string>> = {
  i9Phone: 'phone',
  stage: 'status',
  disableReason: 'reason',
  budgetUsed: 'usedAmount',
  scopeIds: 'productScopeText',
  fees: 'feeItems',
  increases: 'increase',
};

interface FieldNameProps extends Pick<Props, 'fields'> {
  prefixes: readonly string[];
  field: string;
}

/** The name of a field, or its key if it has none. */
function FieldName({ prefixes, fields, field }: FieldNameProps): ReactNode {
  const known = useKnownText();
  const own = fields?.labelOf(ALIASES[field] ?? field);
  if (own) return <T id={own} />;
  const id = [...prefixes, ANY].map((prefix) => known(`${prefix}.${ALIASES[field] ?? field}`)).find(Boolean);
  return id ? <T id={id} /> : field;
}

/** In the order of the record's description; the database keeps them by the length of their names. */
function inOrder(changes: Change[], fields: RecordFields | undefined) {
  const positions = new Map(fields?.names.map((name, i) => [name, i]));
  const positionOf = ({ field }: Change) => positions.get(ALIASES[field] ?? field) ?? positions.size;
  return changes.sort((a, b) => positionOf(a) - positionOf(b));
}

interface Props {
  objectType: string;
  entry: Pick<HistoryEntry, 'changes'>;
  /** Omit if changes of any object are shown. */
  fields?: RecordFields;
  /** Of the texts of fields that these do not have. */
  prefixes?: readonly string[];
  /** Puts a former value back into the form of the screen. */
  onRestore?: (field: string, value: unknown) => void;
}

/** What a write has changed, field by field. */
export function ChangeTable({ objectType, entry, fields, prefixes = [objectType], onRestore }: Props) {
  const value = (field: string, one: unknown) => (
    <Typography.Paragraph style={{ margin: 0 }} ellipsis={{ rows: 3, expandable: true }}>
      {shownValue(fields, ALIASES[field] ?? field, one)}
    </Typography.Paragraph>
  );
  const restore = ({ field }: Change) => {
    const [before] = entry.changes[field] ?? [];
    if (!onRestore || !fields?.isRestorable(field) || before === null || !isWhole(before)) return null;
    return (
      <Button type="link" size="small" style={{ padding: 0 }} onClick={() => onRestore(field, before)}>
        <T id="history.restore" />
      </Button>
    );
  };
  return (
    <Table<Change>
      size="small"
      rowKey="field"
      pagination={false}
      tableLayout="fixed"
      dataSource={inOrder(changesOf(entry), fields)}
      columns={[
        {
          title: <T id="kit.conflictField" />,
          width: '24%',
          render: (_, { field }) => <FieldName prefixes={prefixes} field={field} {...(fields ? { fields } : {})} />,
        },
        {
          title: <T id="history.before" />,
          render: (_, change) => (
            <>
              {value(change.field, change.before)}
              {restore(change)}
            </>
          ),
        },
        { title: <T id="history.after" />, render: (_, { field, after }) => value(field, after) },
      ]}
    />
  );
}
