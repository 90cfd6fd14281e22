import { Input } from 'antd';
import { basketApi } from '@/contract/promotion/baskets';
import { call } from '@/core/http/call';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';
import type { FormActivity } from '../../shared/formActivity';
import type { StaffRow } from './staffRow';

interface Quota {
  quotaAmount: string;
}

const fields = fieldsOf<Quota>()('basket', { quotaAmount: f.money({ required: true }) });

interface Props {
  activity: FormActivity;
  /** Absent while the dialog is closed. */
  rows: readonly StaffRow[] | undefined;
  onClose: () => void;
}

/** Sets how much each of these salespeople may give away. */
export function QuotaDialog({ activity, rows, onClose }: Props) {
  const { type: activityType, branchId, basketId: formId } = activity;
  const save = async ({ quotaAmount }: Quota) => {
    const items = (rows ?? []).map(({ staffId }) => ({ staffId, quotaAmount }));
    await call(basketApi.addStaff, { formId, branchId, activityType, items }, { silent: true });
    activity.onPicked();
  };
  const [only, ...more] = rows ?? [];
  return (
    <RecordDialog<Quota>
      draftKey={`quota ${formId} ${only?.staffId ?? ''} ${more.length}`}
      title="basket.quotaTitle"
      titleValues={{ name: only?.staffName ?? '', count: rows?.length ?? 0 }}
      fields={fields}
      record={rows && { quotaAmount: more.length === 0 ? (only?.quotaAmount ?? '') : '' }}
      save={save}
      onClose={onClose}
    >
      <fields.Field name="quotaAmount">
        <Input prefix="¥" inputMode="decimal" autoComplete="off" />
      </fields.Field>
    </RecordDialog>
  );
}
