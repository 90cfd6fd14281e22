import { Form, Select } from 'antd';
import { Field } from '@/components/form/Field';
import { Wide } from '@/components/form/FormSection';
import { PickMany } from '@/components/pick/PickMany';
import { CustomerPick, ProductPick } from '@/components/pick/picks';
import { OperateRangeTree } from '@/components/tree/OperateRangeTree';
import { RegionTree } from '@/components/tree/RegionTree';
import type { RuleCategory } from '@/contract/promotion/pricing';
import { BrandSelect, ProductCategories, TypeSelect } from '../scope/selects';
import { customerScopeOptions, productScopeOptions } from './ruleWords';

interface Props {
  branchId: string;
  disabled: boolean;
}

/** Whom the rule is for. */
export function CustomerFields({ branchId, disabled }: Props) {
  const type: unknown = Form.useWatch('customerScopeType');
  const isType = type === 'CATEGORY' || type === 'CATEGORY_REGION';
  const isRegion = type === 'REGION' || type === 'CATEGORY_REGION';
  return (
    <>
      <Field name="customerScopeType" label="priceRule.customerScopeType" required>
        <Select options={customerScopeOptions} />
      </Field>
      {isType && (
        <Field name="customerTypeCodes" label="priceRule.customerTypeCodes" required>
          <TypeSelect />
        </Field>
      )}
      {isRegion && (
        <Field name="regionIds" label="priceRule.regionIds" required>
          <RegionTree branchId={branchId} disabled={disabled} />
        </Field>
      )}
      {type === 'CUSTOMER' && (
        <Wide>
          <Field name="customers" label="priceRule.custIds" required>
            <PickMany branchId={branchId} one={CustomerPick} disabled={disabled} />
          </Field>
        </Wide>
      )}
    </>
  );
}

/** What it is for; prices by product say that themselves. */
export function ProductFields({ branchId, disabled, category }: Props & { category: RuleCategory }) {
  const type: unknown = Form.useWatch('productScopeType');
  const band: unknown = Form.useWatch(['params', 'band']);
  if (category === 'SPECIAL' || (category === 'FLEXIBLE' && band === 'items')) return null;
  return (
    <>
      <Field name="productScopeType" label="priceRule.productScopeType" required>
        <Select options={productScopeOptions(category)} />
      </Field>
      {type === 'CATEGORY' && (
        <Field name="categoryIds" label="priceRule.categoryIds" required>
          <ProductCategories />
        </Field>
      )}
      {type === 'BRAND' && (
        <Field name="brandIds" label="priceRule.brandIds" required>
          <BrandSelect />
        </Field>
      )}
      {type === 'OPERATE_RANGE' && (
        <Field name="operateRangeIds" label="priceRule.operateRangeIds" required>
          <OperateRangeTree branchId={branchId} disabled={disabled} />
        </Field>
      )}
      {type === 'PRODUCT' && (
        <Wide>
          <Field name="products" label="priceRule.productIds" required>
            <PickMany branchId={branchId} one={ProductPick} disabled={disabled} />
          </Field>
        </Wide>
      )}
    </>
  );
}
