import { Input } from 'antd';
import { useState } from 'react';
import type { Output } from '@/contract/endpoint';
import { basketApi } from '@/contract/promotion/baskets';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { money9 } from '@/core/input/filters';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { yesNo } from '../../shared/activityCodes';
import type { FormActivity } from '../../shared/formActivity';
import { InBasket } from './InBasket';
import { PickDrawer } from './PickDrawer';

interface Filters {
  keyword?: string;
  onlyNotInBasket?: 0 | 1;
}
type Row = Output<typeof basketApi.staff>['records'][number] & Filters;

const { columns } = fieldsOf<Row>()('basket', {
  staffName: f.text({
    width: 180,
    fixed: 'left',
    cell: ({ staffName, inBasket }) => <InBasket name={staffName} inBasket={inBasket} />,
  }),
  staffCode: f.code(),
  departmentName: f.text({ width: 200 }),
  keyword: f.text({ max: 60 }),
  onlyNotInBasket: f.codes(yesNo),
}).table({ show: ['staffName', 'staffCode', 'departmentName'], search: ['keyword', 'onlyNotInBasket'] });

/** The salespeople of the branch; in a flexible activity they get their quota as they are added. */
export function StaffPicker({ activity, onClose }: { activity: FormActivity; onClose: () => void }) {
  const text = useText();
  const [quota, setQuota] = useState('');
  const { type: activityType, branchId } = activity;
  const hasQuota = activityType === 'flexible';
  const quotaAmount = hasQuota && quota !== '' ? quota : null;
  const whereTo = () => ({ formId: activity.basketId, branchId, activityType });
  return (
    <PickDrawer<Row>
      title="basket.pickStaff"
      code="activityForm_pickStaff"
      activity={activity}
      keyOf={({ staffId }) => staffId}
      columns={columns}
      list={basketApi.staff}
      onAdd={(rows) =>
        call(basketApi.addStaff, { ...whereTo(), items: rows.map(({ staffId }) => ({ staffId, quotaAmount })) })
      }
      {...(hasQuota
        ? {
            extra: (
              <Input
                value={quota}
                prefix="¥"
                inputMode="decimal"
                style={{ width: 220, marginInlineEnd: 'auto' }}
                aria-label={text('basket.quotaEach')}
                placeholder={text('basket.quotaEach')}
                onChange={({ target }) => setQuota(money9(target.value))}
              />
            ),
          }
        : { onAddAll: (query) => call(basketApi.addStaff, { ...whereTo(), selectAll: 1, query }) })}
      onClose={onClose}
    />
  );
}
