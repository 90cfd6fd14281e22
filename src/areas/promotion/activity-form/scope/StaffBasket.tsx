import { Tag } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { activityApi } from '@/contract/promotion/activities';
import { basketApi } from '@/contract/promotion/baskets';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import type { Action } from '@kit/actions/action';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import type { FormActivity } from '../../shared/formActivity';
import { BasketTable } from './BasketTable';
import { QuotaDialog } from './QuotaDialog';
import type { StaffRow } from './staffRow';

const StaffPicker = lazy(async () => ({ default: (await import('./StaffPicker')).StaffPicker }));

const fields = fieldsOf<StaffRow>()('basket', {
  staffName: f.text({
    fixed: 'left',
    cell: ({ staffName, errorMsg }) => (
      <>
        {errorMsg && <Tag color="red">{errorMsg}</Tag>}
        {staffName}
      </>
    ),
  }),
  staffCode: f.code(),
  departmentName: f.text({ width: 180 }),
  quotaAmount: f.money(),
  usedAmount: f.money(),
});
const plain = fields.table({ show: ['staffName', 'staffCode', 'departmentName'] });
const withQuota = fields.table({ show: ['staffName', 'staffCode', 'departmentName', 'quotaAmount', 'usedAmount'] });

/** The salespeople of an activity; in a flexible one each with a quota. */
export function StaffBasket({ activity }: { activity: FormActivity }) {
  const text = useText();
  const [isPicking, setIsPicking] = useState(false);
  const [edited, setEdited] = useState<readonly StaffRow[]>();
  const hasQuota = activity.type === 'flexible';
  const remove = async (rows: readonly StaffRow[]) => {
    const ids = rows.flatMap(({ id }) => id ?? []);
    const { deleted } = await call(basketApi.removeStaff, { formId: activity.basketId, ids });
    activity.onPicked();
    notifier.success(text('basket.removed', { count: deleted }));
  };
  const quotaOf = (rows: readonly StaffRow[]): Action => ({
    code: 'activityForm_editRow',
    label: 'basket.setQuota',
    onAction: () => setEdited(rows),
  });
  const removalOf = (rows: readonly StaffRow[]): Action => ({
    code: 'activityForm_delRow',
    label: 'basket.remove',
    danger: true,
    onAction: () => remove(rows),
  });
  const change = (rows: readonly StaffRow[]) => [
    ...(hasQuota ? [quotaOf(rows)] : []),
    ...(activity.level === 'FULL' ? [removalOf(rows)] : []),
  ];
  return (
    <>
      <BasketTable<StaffRow>
        activity={activity}
        name="staff"
        keyOf={({ staffId }) => staffId}
        columns={(hasQuota ? withQuota : plain).columns}
        basket={basketApi.tempStaff}
        stored={activityApi.staff}
        emptyText="basket.noStaff"
        count="basket.staff"
        tools={
          activity.level === 'NONE'
            ? []
            : [{ code: 'activityForm_pickStaff', label: 'basket.pickStaff', onAction: () => setIsPicking(true) }]
        }
        importing={activity.level === 'NONE' ? undefined : { template: 'PROMO_STAFF' }}
        actions={(row) => change([row])}
        batch={change}
      />
      <QuotaDialog activity={activity} rows={edited} onClose={() => setEdited(undefined)} />
      <Suspense fallback={null}>
        {isPicking && <StaffPicker activity={activity} onClose={() => setIsPicking(false)} />}
      </Suspense>
    </>
  );
}
