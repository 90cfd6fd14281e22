import { useMemo } from 'react';
import type { Output } from '@/contract/endpoint';
import { basketApi } from '@/contract/promotion/baskets';
import { call } from '@/core/http/call';
import { f } from '@/shared/fields/f';
import { OneBrand, OneSupplier, ProductCategories } from '@/shared/pricing/selects';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { yesNo } from '../../shared/activityCodes';
import type { FormActivity } from '../../shared/formActivity';
import { InBasket } from '../scope/InBasket';
import { PickDrawer } from '../scope/PickDrawer';

interface Filters {
  keyword?: string;
  categoryIds?: string[];
  brandId?: string;
  supplierId?: string;
  onlyNotInBasket?: 0 | 1;
}
type Row = Output<typeof basketApi.products>['records'][number] & Filters;

const tableAt = (branchId: string) =>
  fieldsOf<Row>()('basket', {
    productName: f.name({
      fixed: 'left',
      cell: ({ productName, inBasket }) => <InBasket name={productName} inBasket={inBasket} />,
    }),
    productCode: f.code(),
    spec: f.text({ width: 120 }),
    manufacturer: f.text(),
    unit: f.text({ width: 60 }),
    listPrice: f.price({ width: 100 }),
    minSalePrice: f.price({ width: 100 }),
    stockQty: f.quantity(),
    keyword: f.text({ max: 60 }),
    categoryIds: f.list({ filter: { formItemRender: () => <ProductCategories /> } }),
    brandId: f.text({ filter: { formItemRender: () => <OneBrand /> } }),
    supplierId: f.text({ filter: { formItemRender: () => <OneSupplier branchId={branchId} /> } }),
    onlyNotInBasket: f.codes(yesNo),
  }).table({
    show: ['productName', 'productCode', 'spec', 'manufacturer', 'unit', 'listPrice', 'minSalePrice', 'stockQty'],
    search: ['keyword', 'categoryIds', 'brandId', 'supplierId', 'onlyNotInBasket'],
  });

interface Props {
  activity: FormActivity;
  excluded: boolean;
  onClose: () => void;
}

/** Picks products that the branch sells. */
export function ProductPicker({ activity, excluded, onClose }: Props) {
  const { type: activityType, branchId } = activity;
  const { columns } = useMemo(() => tableAt(branchId), [branchId]);
  const whereTo = () => ({ formId: activity.basketId, branchId, activityType });
  const exclude = excluded ? (1 as const) : (0 as const);
  return (
    <PickDrawer<Row>
      title={excluded ? 'basket.pickExcluded' : 'basket.pickProduct'}
      code="activityForm_pickProduct"
      activity={activity}
      keyOf={({ productId }) => productId}
      columns={columns}
      list={basketApi.products}
      onAdd={(rows) =>
        call(basketApi.addProducts, {
          ...whereTo(),
          items: rows.map(({ productId }) => ({ productId, exclude })),
        })
      }
      {...(excluded ? {} : { onAddAll: (query) => call(basketApi.addProducts, { ...whereTo(), selectAll: 1, query }) })}
      onClose={onClose}
    />
  );
}
