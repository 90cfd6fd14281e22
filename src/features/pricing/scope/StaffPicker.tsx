import { Input, Tag } from 'antd';
import { useState } from 'react';
import type { Output } from '@/contract/endpoint';
import { FLAG } from '@/contract/fields';
import { basketApi } from '@/contract/promotion/baskets';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { money9 } from '@/core/input/filters';
import { codeTable } from '@/crud/table/codeTable';
import { codeField, fieldsOf } from '@/crud/table/fields';
import { PickDrawer } from './PickDrawer';
import type { FormPlace } from './place';

interface Filters {
  keyword?: string;
  onlyNotInBasket?: 0 | 1;
}
type Row = Output<typeof basketApi.staff>['records'][number] & Filters;

const columns = fieldsOf<Row>()('basket', {
  staffName: {
    width: 180,
    fixed: 'left',
    render: (_, { staffName, inBasket }) => (
      <>
        {inBasket && (
          <Tag color="blue">
            <T id="basket.chosen" />
          </Tag>
        )}
        {staffName}
      </>
    ),
  },
  staffCode: codeField,
  departmentName: { width: 200, ellipsis: true },
  keyword: { fieldProps: { maxLength: 60 } },
  onlyNotInBasket: codeTable('yesNo', FLAG).field(),
}).table({ show: ['staffName', 'staffCode', 'departmentName'], search: ['keyword', 'onlyNotInBasket'] });

/** The salespeople of the branch; in a flexible activity they get their quota as they are added. */
export function StaffPicker({ place, onClose }: { place: FormPlace; onClose: () => void }) {
  const text = useText();
  const [quota, setQuota] = useState('');
  const { type: activityType, branchId } = place;
  const hasQuota = activityType === 'flexible';
  const quotaAmount = hasQuota && quota !== '' ? quota : null;
  const whereTo = () => ({ formId: place.basketId, branchId, activityType });
  return (
    <PickDrawer<Row>
      title="basket.pickStaff"
      code="activityForm_pickStaff"
      place={place}
      rowKey="staffId"
      columns={columns}
      endpoint={basketApi.staff}
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
