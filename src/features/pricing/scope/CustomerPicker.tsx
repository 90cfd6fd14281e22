import { Tag } from 'antd';
import type { Output } from '@/contract/endpoint';
import { FLAG } from '@/contract/fields';
import { basketApi } from '@/contract/promotion/baskets';
import { RegionTree } from '@/components/tree/RegionTree';
import { call } from '@/core/http/call';
import { T } from '@/core/i18n';
import { codeTable } from '@/crud/table/codeTable';
import { codeField, fieldsOf } from '@/crud/table/fields';
import { CustomerTypeName } from './CustomerTypeName';
import { PickDrawer } from './PickDrawer';
import type { FormPlace } from './place';
import { TypeSelect } from './selects';

interface Filters {
  keyword?: string;
  customerTypeCodes?: string[];
  regionIds?: string[];
  onlyNotInBasket?: 0 | 1;
}
type Row = Output<typeof basketApi.customers>['records'][number] & Filters;

const only = codeTable('yesNo', FLAG);

const columns = (branchId: string) =>
  fieldsOf<Row>()('basket', {
    custName: {
      width: 240,
      ellipsis: true,
      fixed: 'left',
      render: (_, { custName, inBasket }) => (
        <>
          {inBasket && (
            <Tag color="blue">
              <T id="basket.chosen" />
            </Tag>
          )}
          {custName}
        </>
      ),
    },
    custCode: codeField,
    customerType: { width: 120, render: (_, row) => <CustomerTypeName code={row.customerType} /> },
    regionName: { width: 140, ellipsis: true },
    salesmanName: { width: 110 },
    keyword: { fieldProps: { maxLength: 60 } },
    customerTypeCodes: { formItemRender: () => <TypeSelect /> },
    regionIds: { formItemRender: () => <RegionTree branchId={branchId} /> },
    onlyNotInBasket: only.field(),
  }).table({
    show: ['custName', 'custCode', 'customerType', 'regionName', 'salesmanName'],
    search: ['keyword', 'customerTypeCodes', 'regionIds', 'onlyNotInBasket'],
  });

/** The customers of the branch. */
export function CustomerPicker({ place, onClose }: { place: FormPlace; onClose: () => void }) {
  const { type: activityType, branchId } = place;
  const whereTo = () => ({ formId: place.basketId, branchId, activityType });
  return (
    <PickDrawer<Row>
      title="basket.pickCustomer"
      code="activityForm_pickCustomer"
      place={place}
      rowKey="custId"
      columns={columns(branchId)}
      endpoint={basketApi.customers}
      onAdd={(rows) => call(basketApi.addCustomers, { ...whereTo(), custIds: rows.map(({ custId }) => custId) })}
      onAddAll={(query) => call(basketApi.addCustomers, { ...whereTo(), selectAll: 1, query })}
      onClose={onClose}
    />
  );
}
