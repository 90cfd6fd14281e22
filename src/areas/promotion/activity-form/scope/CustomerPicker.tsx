import { useMemo } from 'react';
import type { Output } from '@/contract/endpoint';
import { basketApi } from '@/contract/promotion/baskets';
import { call } from '@/core/http/call';
import { f } from '@/shared/fields/f';
import { TypeSelect } from '@/shared/pricing/selects';
import { RegionTree } from '@/shared/region/RegionTree';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { yesNo } from '../../shared/activityCodes';
import type { FormActivity } from '../../shared/formActivity';
import { CustomerTypeName } from './CustomerTypeName';
import { InBasket } from './InBasket';
import { PickDrawer } from './PickDrawer';

interface Filters {
  keyword?: string;
  customerTypeCodes?: string[];
  regionIds?: string[];
  onlyNotInBasket?: 0 | 1;
}
type Row = Output<typeof basketApi.customers>['records'][number] & Filters;

const tableAt = (branchId: string) =>
  fieldsOf<Row>()('basket', {
    custName: f.text({
      width: 240,
      fixed: 'left',
      cell: ({ custName, inBasket }) => <InBasket name={custName} inBasket={inBasket} />,
    }),
    custCode: f.code(),
    customerType: f.text({ width: 120, cell: ({ customerType }) => <CustomerTypeName code={customerType} /> }),
    regionName: f.text({ width: 140 }),
    salesmanName: f.person(),
    keyword: f.text({ max: 60 }),
    customerTypeCodes: f.list({ filter: { formItemRender: () => <TypeSelect /> } }),
    regionIds: f.list({ filter: { formItemRender: () => <RegionTree branchId={branchId} /> } }),
    onlyNotInBasket: f.codes(yesNo),
  }).table({
    show: ['custName', 'custCode', 'customerType', 'regionName', 'salesmanName'],
    search: ['keyword', 'customerTypeCodes', 'regionIds', 'onlyNotInBasket'],
  });

/** Picks customers of the branch. */
export function CustomerPicker({ activity, onClose }: { activity: FormActivity; onClose: () => void }) {
  const { type: activityType, branchId } = activity;
  const { columns } = useMemo(() => tableAt(branchId), [branchId]);
  const whereTo = () => ({ formId: activity.basketId, branchId, activityType });
  return (
    <PickDrawer<Row>
      title="basket.pickCustomer"
      code="activityForm_pickCustomer"
      activity={activity}
      keyOf={({ custId }) => custId}
      columns={columns}
      list={basketApi.customers}
      onAdd={(rows) => call(basketApi.addCustomers, { ...whereTo(), custIds: rows.map(({ custId }) => custId) })}
      onAddAll={(query) => call(basketApi.addCustomers, { ...whereTo(), selectAll: 1, query })}
      onClose={onClose}
    />
  );
}
