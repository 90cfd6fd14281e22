import { Button, Table, Typography } from 'antd';
import type { ReactNode } from 'react';
import type { HistoryEntry } from '@/contract/system/operation-log';
import { T, useKnownText } from '@/core/i18n';
import type { RecordFields } from '@kit/fields/fieldsOf';
import { shownValue } from '@kit/fields/shownValue';
import { type Change, changesOf, isWhole } from './changes';

/** The prefix of the texts of an object's fields. */
const PREFIXES: Readonly<Record<string, string | readonly string[]>> = {
  user: 'users',
  role: 'roles',
  menu: 'menus',
  button: 'buttons',
  tradeFair: 'tradeFair',
  activity: ['pricing', 'activityForm'],
  approvalChain: 'chain',
  branch: 'ownCompany',
  content: 'article',
  coreStock: 'core',
  draw: 'lottery',
  fairCommodity: 'goods',
  goodsConcern: 'concern',
  homePage: ['homeConfig', 'homeVersion'],
  lotteryTicket: 'ticket',
  monitorAlert: 'alert',
  monitorStrategy: 'strategy',
  pmsFeeItem: ['pmsFee', 'pmsTariff'],
  pmsInspection: 'pmsPlan',
  pmsWorkOrder: 'pmsWork',
  productShield: 'shield',
};
/** … and of the fields that objects have in common; only the log brings these. */
const ANY = 'logField';
/** Columns of the database whose field has another name. */
const ALIASES: Readonly<Record<string, string>> = {
  i9Phone: 'phone',
  stage: 'status',
  disableReason: 'reason',
  budgetUsed: 'usedAmount',
  scopeIds: 'productScopeText',
};

interface FieldNameProps extends Pick<Props, 'objectType' | 'fields'> {
  field: string;
}

/** The name of a field, or its key if it has none. */
function FieldName({ objectType, fields, field }: FieldNameProps): ReactNode {
  const known = useKnownText();
  const own = fields?.labelOf(ALIASES[field] ?? field);
  if (own) return <T id={own} />;
  const prefixes = [PREFIXES[objectType] ?? objectType, ANY].flat();
  const id = prefixes.map((prefix) => known(`${prefix}.${ALIASES[field] ?? field}`)).find(Boolean);
  return id ? <T id={id} /> : field;
}

interface Props {
  objectType: string;
  entry: Pick<HistoryEntry, 'changes'>;
  /** Omit if changes of any object are shown. */
  fields?: RecordFields;
  /** Puts a former value back into the form of the screen. */
  onRestore?: (field: string, value: unknown) => void;
}

/** What a write has changed, field by field. */
export function ChangeTable({ objectType, entry, fields, onRestore }: Props) {
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
      dataSource={changesOf(entry)}
      columns={[
        {
          title: <T id="kit.conflictField" />,
          width: '24%',
          render: (_, { field }) => <FieldName objectType={objectType} field={field} {...(fields ? { fields } : {})} />,
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
