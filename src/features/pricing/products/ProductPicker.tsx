import { Tag } from 'antd';
import type { Output } from '@/contract/endpoint';
import { FLAG } from '@/contract/fields';
import { basketApi } from '@/contract/promotion/baskets';
import { formatPrice, formatQuantity } from '@/core/format/number';
import { call } from '@/core/http/call';
import { T } from '@/core/i18n';
import { codeTable } from '@/crud/table/codeTable';
import { codeField, fieldsOf } from '@/crud/table/fields';
import { PickDrawer } from '../scope/PickDrawer';
import type { FormPlace } from '../scope/place';
import { OneBrand, OneSupplier, ProductCategories } from '../scope/selects';

interface Filters {
  keyword?: string;
  categoryIds?: string[];
  brandId?: string;
  supplierId?: string;
  onlyNotInBasket?: 0 | 1;
}
type Row = Output<typeof basketApi.products>['records'][number] & Filters;

const only = codeTable('yesNo', FLAG);
const figure = { align: 'right', width: 100 } as const;

const columns = (branchId: string) =>
  fieldsOf<Row>()('basket', {
    productName: {
      width: 220,
      ellipsis: true,
      fixed: 'left',
      render: (_, { productName, inBasket }) => (
        <>
          {inBasket && (
            <Tag color="blue">
              <T id="basket.chosen" />
            </Tag>
          )}
          {productName}
        </>
      ),
    },
    productCode: codeField,
    spec: { width: 120, ellipsis: true },
    manufacturer: { width: 160, ellipsis: true },
    unit: { width: 60 },
    listPrice: { ...figure, render: (_, row) => formatPrice(row.listPrice) },
    minSalePrice: { ...figure, render: (_, row) => formatPrice(row.minSalePrice) },
    stockQty: { ...figure, render: (_, row) => formatQuantity(row.stockQty) },
    keyword: { fieldProps: { maxLength: 60 } },
    categoryIds: { formItemRender: () => <ProductCategories /> },
    brandId: { formItemRender: () => <OneBrand /> },
    supplierId: { formItemRender: () => <OneSupplier branchId={branchId} /> },
    onlyNotInBasket: only.field(),
  }).table({
    show: [
      ...(['productName', 'productCode', 'spec', 'manufacturer', 'unit'] as const),
      ...(['listPrice', 'minSalePrice', 'stockQty'] as const),
    ],
    search: ['keyword', 'categoryIds', 'brandId', 'supplierId', 'onlyNotInBasket'],
  });

interface Props {
  place: FormPlace;
  excluded: boolean;
  onClose: () => void;
}

/** What the branch sells. */
export function ProductPicker({ place, excluded, onClose }: Props) {
  const { type: activityType, branchId } = place;
  const whereTo = () => ({ formId: place.basketId, branchId, activityType });
  const exclude = excluded ? (1 as const) : (0 as const);
  return (
    <PickDrawer<Row>
      title={excluded ? 'basket.pickExcluded' : 'basket.pickProduct'}
      code="activityForm_pickProduct"
      place={place}
      rowKey="productId"
      columns={columns(branchId)}
      endpoint={basketApi.products}
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
