import { basketApi } from '@/contract/promotion/baskets';
import { call } from '@/core/http/call';
import { money9 } from '@/core/input/filters';
import { FormModal } from '@/crud/record/FormModal';
import { fieldsOf } from '@/crud/table/fields';
import type { FormPlace } from './place';
import type { StaffRow } from './StaffBasket';

interface Quota {
  quotaAmount: string;
}

const columns = fieldsOf<Quota>()('basket', {
  quotaAmount: {
    required: true,
    formItemProps: {
      rules: [{ required: true }],
      getValueFromEvent: (event: React.ChangeEvent<HTMLInputElement>) => money9(event.target.value),
    },
    fieldProps: { prefix: '¥', inputMode: 'decimal', autoComplete: 'off' },
  },
}).form(['quotaAmount']);

interface Props {
  place: FormPlace;
  /** Absent while the dialog is closed. */
  rows: readonly StaffRow[] | undefined;
  onClose: () => void;
}

/** How much each of these may give away. */
export function QuotaDialog({ place, rows, onClose }: Props) {
  const { type: activityType, branchId } = place;
  const save = async ({ quotaAmount }: Quota) => {
    const items = (rows ?? []).map(({ staffId }) => ({ staffId, quotaAmount }));
    await call(basketApi.addStaff, { formId: place.basketId, branchId, activityType, items }, { silent: true });
    place.onPicked();
  };
  const [only, ...more] = rows ?? [];
  return (
    <FormModal<Quota>
      record={rows && { quotaAmount: more.length === 0 ? (only?.quotaAmount ?? '') : '' }}
      title="basket.quotaTitle"
      titleValues={{ name: only?.staffName ?? '', count: rows?.length ?? 0 }}
      columns={columns}
      onSave={save}
      onClose={onClose}
    />
  );
}
