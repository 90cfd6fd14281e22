import { Button, Table, Typography } from 'antd';
import type { ReactNode } from 'react';
import type { HistoryEntry } from '@/contract/people/operation-log';
import { T, useKnownText } from '@/core/i18n';
import type { Words } from '../record/ConflictDialog';
import { showValue } from '../record/showValue';
import { type Change, changesOf, isWhole } from './changes';

/** Under which prefix the fields of an object have their names. */
const PREFIXES: Readonly<Record<string, string | readonly string[]>> = {
  user: 'users',
  role: 'roles',
  menu: 'menus',
  button: 'buttons',
  tradeFair: 'tradeFair',
  activity: ['pricing', 'activityForm'],
};
/** Columns of the database that a form calls otherwise. */
const ALIASES: Readonly<Record<string, string>> = {
  i9Phone: 'phone',
  stage: 'status',
  disableReason: 'reason',
  budgetUsed: 'usedAmount',
  scopeIds: 'productScopeText',
};

/** The name of a field; where it has none, its key. */
function FieldName({ objectType, field }: { objectType: string; field: string }): ReactNode {
  const known = useKnownText();
  const prefixes = [PREFIXES[objectType] ?? objectType].flat();
  const id = prefixes.map((prefix) => known(`${prefix}.${ALIASES[field] ?? field}`)).find(Boolean);
  return id ? <T id={id} /> : field;
}

interface Props {
  objectType: string;
  entry: Pick<HistoryEntry, 'changes'>;
  words?: Words | undefined;
  /** Fields whose former value the screen takes back into its form. */
  restorable?: readonly string[];
  onRestore?: (field: string, value: unknown) => void;
}

/** What a write has changed, field by field. */
export function ChangeTable({ objectType, entry, words = {}, restorable = [], onRestore }: Props) {
  const value = (field: string, one: unknown) => (
    <Typography.Paragraph style={{ margin: 0 }} ellipsis={{ rows: 3, expandable: true }}>
      {one !== null && Object.hasOwn(words, field) ? (words[field] ?? showValue)(one) : showValue(one)}
    </Typography.Paragraph>
  );
  const restore = ({ field }: Change) => {
    const [before] = entry.changes[field] ?? [];
    if (!onRestore || !restorable.includes(field) || before === null || !isWhole(before)) return null;
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
      dataSource={changesOf(entry)}
      columns={[
        {
          title: <T id="crud.conflictField" />,
          width: '24%',
          render: (_, { field }) => <FieldName objectType={objectType} field={field} />,
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
