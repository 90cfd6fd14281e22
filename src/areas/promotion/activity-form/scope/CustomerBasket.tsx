import { lazy, Suspense, useState } from 'react';
import { activityApi } from '@/contract/promotion/activities';
import { basketApi } from '@/contract/promotion/baskets';
import type { Output } from '@/contract/endpoint';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import type { FormActivity } from '../../shared/formActivity';
import { BasketTable } from './BasketTable';
import { CustomerTypeName } from './CustomerTypeName';

const CustomerPicker = lazy(async () => ({ default: (await import('./CustomerPicker')).CustomerPicker }));

type Temp = Output<typeof basketApi.tempCustomers>['records'][number];
type Own = 'id' | 'formId' | 'errorMsg' | 'regionId' | 'regionName' | 'salesmanName';
type Row = Omit<Temp, Own> & Partial<Pick<Temp, Own>>;

const { columns } = fieldsOf<Row>()('basket', {
  custName: f.text({ width: 240, fixed: 'left' }),
  custCode: f.code(),
  customerType: f.text({ width: 120, cell: ({ customerType }) => <CustomerTypeName code={customerType} /> }),
  regionName: f.text({ width: 140 }),
  salesmanName: f.person(),
}).table({ show: ['custName', 'custCode', 'customerType', 'regionName', 'salesmanName'] });

interface Props {
  activity: FormActivity;
  /** The basket holds the customers that are excluded. */
  excluded: boolean;
}

/** The customers that an activity includes one by one, or excludes. */
export function CustomerBasket({ activity, excluded }: Props) {
  const text = useText();
  const [isPicking, setIsPicking] = useState(false);
  const remove = async (rows: readonly Row[] | 'all') => {
    const which = rows === 'all' ? { all: 1 as const } : { ids: rows.flatMap(({ id }) => id ?? []) };
    const { deleted } = await call(basketApi.removeCustomers, { formId: activity.basketId, ...which });
    activity.onPicked();
    notifier.success(text('basket.removed', { count: deleted }));
  };
  const isFree = activity.level === 'FULL';
  // Customers may be added to a running activity, but not excluded from it, because that would take it away from them.
  const mayPick = isFree || (activity.level === 'LIMITED' && !excluded);
  return (
    <>
      <BasketTable<Row>
        activity={activity}
        name="customers"
        mayBeEmpty={excluded}
        keyOf={({ custId }) => custId}
        columns={columns}
        basket={basketApi.tempCustomers}
        stored={activityApi.customers}
        emptyText="basket.noCustomers"
        count={excluded ? 'basket.excludedCustomers' : 'basket.customers'}
        {...(isFree ? { onEmpty: () => remove('all') } : {})}
        tools={
          mayPick
            ? [
                {
                  code: 'activityForm_pickCustomer',
                  label: 'basket.pickCustomer',
                  onAction: () => setIsPicking(true),
                },
              ]
            : []
        }
        importing={mayPick ? { template: 'PROMO_CUSTOMER' } : undefined}
        actions={(row) =>
          isFree
            ? [{ code: 'activityForm_delRow', label: 'basket.remove', danger: true, onAction: () => remove([row]) }]
            : []
        }
        batch={(rows) =>
          isFree
            ? [{ code: 'activityForm_batchDelRow', label: 'basket.remove', danger: true, onAction: () => remove(rows) }]
            : []
        }
      />
      <Suspense fallback={null}>
        {isPicking && <CustomerPicker activity={activity} onClose={() => setIsPicking(false)} />}
      </Suspense>
    </>
  );
}
