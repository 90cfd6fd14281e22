import { Form } from 'antd';
import { type Shield, SHIELD_CUSTOMERS, SHIELD_PRODUCTS, shieldApi } from '@/contract/goods/shields';
import { call } from '@/core/http/call';
import { RegionTree } from '@/shared/region/RegionTree';
import { PickMany } from '@/shared/pricing/PickMany';
import { CustomerPick, idsOf, ProductPick } from '@/shared/pricing/picks';
import { BrandSelect, ProductCategories, TypeSelect } from '@/shared/pricing/selects';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { shieldFields, type ShieldValues } from './shieldFields';

const { Field } = shieldFields;
const WIDTH = 560;

/** A new shield has neither id nor version. */
export type EditedShield = Partial<Shield>;

function valuesOf({ productScope = [], customerScope = [], ...shield }: EditedShield): Partial<ShieldValues> {
  const { branchId, productScopeType = 'PRODUCT', customerScopeType = 'ALL' } = shield;
  const { shieldType, startTime, endTime = null, reason = '' } = shield;
  const ids = (list: readonly { value: string }[]) => list.map(({ value }) => value);
  const isOf = (type: string, of: string) => type === of;
  return {
    ...{ productScopeType, customerScopeType, endTime, reason },
    ...(branchId === undefined ? {} : { branchId }),
    ...(shieldType === undefined ? {} : { shieldType }),
    ...(startTime === undefined ? {} : { startTime }),
    productIds: isOf(productScopeType, 'PRODUCT') ? productScope : [],
    brandIds: isOf(productScopeType, 'BRAND') ? ids(productScope) : [],
    categoryIds: isOf(productScopeType, 'CATEGORY') ? ids(productScope) : [],
    customerTypeCodes: isOf(customerScopeType, 'CATEGORY') ? ids(customerScope) : [],
    regionIds: isOf(customerScopeType, 'REGION') ? ids(customerScope) : [],
    custIds: isOf(customerScopeType, 'CUSTOMER') ? customerScope : [],
  };
}

function save(
  { productIds, custIds, branchId, ...values }: ShieldValues,
  { record, confirmCodes }: { record: EditedShield | undefined; confirmCodes: number[] },
): Promise<unknown> {
  const { brandIds, categoryIds, customerTypeCodes, regionIds, productScopeType, customerScopeType } = values;
  const { shieldType, startTime, endTime, reason } = values;
  const form = {
    ...{ brandIds, categoryIds, customerTypeCodes, regionIds, productScopeType, customerScopeType },
    ...{ shieldType, startTime, endTime, reason, productIds: idsOf(productIds), custIds: idsOf(custIds), confirmCodes },
  };
  const silent = { silent: true };
  const { shieldId: id, version } = record ?? {};
  return id === undefined || version === undefined
    ? call(shieldApi.add, { branchId, ...form }, silent)
    : call(shieldApi.update, { id, version, ...form }, silent);
}

function Scopes({ branchId }: { branchId: string }) {
  const products: unknown = Form.useWatch('productScopeType');
  const customers: unknown = Form.useWatch('customerScopeType');
  return (
    <>
      <Field name="productScopeType" />
      {products === SHIELD_PRODUCTS.products && (
        <Field name="productIds">
          <PickMany branchId={branchId} one={ProductPick} />
        </Field>
      )}
      {products === SHIELD_PRODUCTS.brands && (
        <Field name="brandIds">
          <BrandSelect />
        </Field>
      )}
      {products === SHIELD_PRODUCTS.categories && (
        <Field name="categoryIds">
          <ProductCategories />
        </Field>
      )}
      <Field name="customerScopeType" />
      {customers === SHIELD_CUSTOMERS.types && (
        <Field name="customerTypeCodes">
          <TypeSelect />
        </Field>
      )}
      {customers === SHIELD_CUSTOMERS.regions && (
        <Field name="regionIds">
          <RegionTree branchId={branchId} />
        </Field>
      )}
      {customers === SHIELD_CUSTOMERS.customers && (
        <Field name="custIds">
          <PickMany branchId={branchId} one={CustomerPick} />
        </Field>
      )}
    </>
  );
}

function Inputs({ isNew }: { isNew: boolean }) {
  const branchId: unknown = Form.useWatch('branchId');
  return (
    <>
      <Field name="branchId" disabled={!isNew} />
      <Scopes branchId={typeof branchId === 'string' ? branchId : ''} />
      {shieldFields.inputs(['shieldType', 'startTime', 'endTime', 'reason'])}
    </>
  );
}

interface Props {
  record: EditedShield | undefined;
  onClose: () => void;
}

/** Which products are hidden from which customers, from when to when. */
export function ShieldDrawer({ record, onClose }: Props) {
  const isNew = record?.shieldId === undefined;
  return (
    <RecordDrawer<EditedShield, ShieldValues>
      drawer={{ width: WIDTH }}
      draftKey={`shield ${record?.shieldId ?? ''}`}
      title={isNew ? 'shield.addTitle' : 'shield.editTitle'}
      titleValues={{ no: record?.shieldNo ?? '' }}
      help="shield.formHelp"
      fields={shieldFields}
      record={record}
      toValues={valuesOf}
      save={save}
      onClose={onClose}
    >
      <Inputs isNew={isNew} />
    </RecordDrawer>
  );
}
