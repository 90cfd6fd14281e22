import { GRANT_TYPE, type GrantType } from '@/contract/promotion/activity';
import { computeApi } from '@/contract/promotion/settlement';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';
import { formatMoney } from '@kit/format/number';
import { grantType } from './computeCodes';
import type { CustomerRow } from './levels';
import { owed } from './sums';

interface Grant {
  grantType: GrantType;
  early: 0 | 1;
  remark: string;
}

const NEW_GRANT: Grant = { grantType: GRANT_TYPE.balance, early: 0, remark: '' };

const fields = fieldsOf<Grant>()('calculation', {
  grantType: f.codes(grantType, { required: true }),
  early: f.flag(),
  remark: f.note({ max: 200 }),
});

interface Props {
  activityId: string;
  /** Absent while the dialog is closed. */
  customers: readonly CustomerRow[] | undefined;
  onClose: () => void;
  /** Called when everything was paid, or a part. */
  onDone: () => void;
}

/** Pays what is owed to these customers, or takes back what was paid in excess. */
export function GrantDialog({ activityId, customers, onClose, onDone }: Props) {
  const text = useText();
  const rows = customers ?? [];
  const save = async ({ grantType: kind, early, remark }: Grant) => {
    const custIds = rows.map(({ custId }) => custId);
    const input = { activityId, custIds, grantType: kind, early, remark };
    const { granted, amount } = await call(computeApi.grant, input, { silent: true }).finally(onDone);
    notifier.success(text('calculation.granted', { count: granted, amount: formatMoney(amount) }));
  };
  return (
    <RecordDialog<Grant>
      draftKey={`grant ${activityId}`}
      title="calculation.grantTitle"
      titleValues={{ count: rows.length, amount: formatMoney(owed(rows)) }}
      help="calculation.grantHelp"
      okText="calculation.grant"
      fields={fields}
      record={customers && NEW_GRANT}
      done={null}
      save={save}
      onClose={onClose}
    >
      {fields.inputs(['grantType', 'early', 'remark'])}
    </RecordDialog>
  );
}
