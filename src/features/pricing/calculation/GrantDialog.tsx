import { computeApi } from '@/contract/promotion/compute';
import { GRANT_TYPE, type GrantType } from '@/contract/promotion/activity';
import { formatMoney } from '@/core/format/number';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { FormModal } from '@/crud/record/FormModal';
import { fieldsOf } from '@/crud/table/fields';
import { grantType } from './computeWords';
import type { CustomerRow } from './levels';
import { owed } from './sums';

interface Grant {
  grantType: GrantType;
  early: boolean;
  remark: string;
}

const columns = fieldsOf<Grant>()('calculation', {
  grantType: { ...grantType.field(), required: true },
  early: { valueType: 'switch' },
  remark: { valueType: 'textarea', fieldProps: { maxLength: 200, showCount: true, rows: 2 } },
}).form(['grantType', 'early', 'remark']);

interface Props {
  activityId: string;
  /** Absent while the dialog is closed. */
  customers: readonly CustomerRow[] | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** Pays what is owed to these customers, or takes back what was too much. */
export function GrantDialog({ activityId, customers, onClose, onChanged }: Props) {
  const text = useText();
  const rows = customers ?? [];
  const save = async ({ grantType: kind, early, remark }: Grant) => {
    const custIds = rows.map(({ custId }) => custId);
    const input = { activityId, custIds, grantType: kind, early: early ? (1 as const) : (0 as const), remark };
    const { granted, amount } = await call(computeApi.grant, input, { silent: true }).finally(onChanged);
    notifier.success(text('calculation.granted', { count: granted, amount: formatMoney(amount) }));
  };
  return (
    <FormModal<Grant>
      record={customers && { grantType: GRANT_TYPE.balance, early: false, remark: '' }}
      title="calculation.grantTitle"
      titleValues={{ count: rows.length, amount: formatMoney(owed(rows)) }}
      help="calculation.grantHelp"
      okText="calculation.grant"
      columns={columns}
      onSave={save}
      onClose={onClose}
    />
  );
}
