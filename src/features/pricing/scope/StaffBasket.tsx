import { lazy, Suspense, useState } from 'react';
import { activityApi } from '@/contract/promotion/activities';
import { basketApi } from '@/contract/promotion/baskets';
import type { Output } from '@/contract/endpoint';
import { formatMoney, NOTHING } from '@/core/format/number';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import type { Action } from '@/crud/ActionButton';
import { codeField, fieldsOf } from '@/crud/table/fields';
import { BasketTable } from './BasketTable';
import type { FormPlace } from './place';
import { QuotaDialog } from './QuotaDialog';

const StaffPicker = lazy(async () => ({ default: (await import('./StaffPicker')).StaffPicker }));

type Temp = Output<typeof basketApi.tempStaff>['records'][number];
type Own = 'id' | 'formId' | 'errorMsg';
export type StaffRow = Omit<Temp, Own> & Partial<Pick<Temp, Own>>;

const money = { align: 'right', width: 130 } as const;
const fields = fieldsOf<StaffRow>()('basket', {
  staffName: { width: 160, fixed: 'left' },
  staffCode: codeField,
  departmentName: { width: 180, ellipsis: true },
  quotaAmount: { ...money, render: (_, row) => (row.quotaAmount === null ? NOTHING : formatMoney(row.quotaAmount)) },
  usedAmount: { ...money, render: (_, row) => formatMoney(row.usedAmount) },
});

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
  const change = (rows: readonly StaffRow[]): Action[] => [
    ...(hasQuota
      ? [{ code: 'activityForm_editRow' as const, label: 'basket.setQuota' as const, onAction: () => setEdited(rows) }]
      : []),
    ...(place.level === 'FULL'
      ? [
          {
            code: 'activityForm_delRow' as const,
            label: 'basket.remove' as const,
            danger: true,
            onAction: () => remove(rows),
          },
        ]
      : []),
  ];
  return (
    <>
      <BasketTable<StaffRow>
        place={place}
        rowKey="staffId"
        columns={fields.table({
          show: [
            'staffName',
            'staffCode',
            'departmentName',
            ...(hasQuota ? (['quotaAmount', 'usedAmount'] as const) : []),
          ],
          search: [],
        })}
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
