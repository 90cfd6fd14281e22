import { lazy, Suspense, useState } from 'react';
import { activityApi } from '@/contract/promotion/activities';
import { basketApi } from '@/contract/promotion/baskets';
import type { Output } from '@/contract/endpoint';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import type { Action } from '@kit/actions/useRun';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { BasketTable } from './BasketTable';
import type { FormPlace } from '@/areas/promotion/shared/place';
import { QuotaDialog } from './QuotaDialog';

const StaffPicker = lazy(async () => ({ default: (await import('./StaffPicker')).StaffPicker }));

type Temp = Output<typeof basketApi.tempStaff>['records'][number];
type Own = 'id' | 'formId' | 'errorMsg';
export type StaffRow = Omit<Temp, Own> & Partial<Pick<Temp, Own>>;

const fields = fieldsOf<StaffRow>()('basket', {
  staffName: f.text({ fixed: 'left' }),
  staffCode: f.code(),
  departmentName: f.text({ width: 180 }),
  quotaAmount: f.money(),
  usedAmount: f.money(),
});
const plain = fields.table({ show: ['staffName', 'staffCode', 'departmentName'] });
const withQuota = fields.table({ show: ['staffName', 'staffCode', 'departmentName', 'quotaAmount', 'usedAmount'] });

/** The salespeople of an activity; in a flexible one each with a quota. */
export function StaffBasket({ place }: { place: FormPlace }) {
  const text = useText();
  const [isPicking, setIsPicking] = useState(false);
  const [edited, setEdited] = useState<readonly StaffRow[]>();
  const hasQuota = place.type === 'flexible';
  const remove = async (rows: readonly StaffRow[]) => {
    const ids = rows.flatMap(({ id }) => id ?? []);
    const { deleted } = await call(basketApi.removeStaff, { formId: place.basketId, ids });
    place.onPicked();
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
    ...(place.level === 'FULL' ? [removalOf(rows)] : []),
  ];
  return (
    <>
      <BasketTable<StaffRow>
        place={place}
        keyOf={({ staffId }) => staffId}
        columns={(hasQuota ? withQuota : plain).columns}
        basket={basketApi.tempStaff}
        stored={activityApi.staff}
        emptyText="basket.noStaff"
        count="basket.staff"
        tools={
          place.level === 'NONE'
            ? []
            : [{ code: 'activityForm_pickStaff', label: 'basket.pickStaff', onAction: () => setIsPicking(true) }]
        }
        importing={place.level === 'NONE' ? undefined : { template: 'PROMO_STAFF' }}
        actions={(row) => change([row])}
        batch={change}
      />
      <QuotaDialog place={place} rows={edited} onClose={() => setEdited(undefined)} />
      <Suspense fallback={null}>
        {isPicking && <StaffPicker place={place} onClose={() => setIsPicking(false)} />}
      </Suspense>
    </>
  );
}
