import { Form, Select } from 'antd';
import { Wide } from '@/ui/form/FormSection';
import { PickMany } from '../PickMany';
import { CustomerPick, ProductPick } from '../picks';
import { OperateRangeTree } from '@/shared/region/OperateRangeTree';
import { RegionTree } from '@/shared/region/RegionTree';
import type { RuleCategory } from '@/contract/pricing/pricing';
import { BrandSelect, ProductCategories, TypeSelect } from '../selects';
import { customerScopeOptions, productScopeOptions } from './ruleCodes';
import { ruleFields } from './ruleFields';

const { Field } = ruleFields;

interface Props {
  branchId: string;
  disabled: boolean;
}

/** The customers that the rule is for. */
export function CustomerFields({ branchId, disabled }: Props) {
  const type: unknown = Form.useWatch('customerScopeType');
  const isType = type === 'CATEGORY' || type === 'CATEGORY_REGION';
  const isRegion = type === 'REGION' || type === 'CATEGORY_REGION';
  return (
    <>
      <Field name="customerScopeType">
        <Select options={customerScopeOptions} />
      </Field>
      {isType && (
        <Field name="customerTypeCodes">
          <TypeSelect />
        </Field>
      )}
      {isRegion && (
        <Field name="regionIds">
          <RegionTree branchId={branchId} disabled={disabled} />
        </Field>
      )}
      {type === 'CUSTOMER' && (
        <Wide>
          <Field name="custIds">
            <PickMany branchId={branchId} one={CustomerPick} disabled={disabled} />
          </Field>
        </Wide>
      )}
    </>
  );
}

/** The products that the rule is for; not shown if its prices name the products. */
export function ProductFields({ branchId, disabled, category }: Props & { category: RuleCategory }) {
  const type: unknown = Form.useWatch('productScopeType');
  const band: unknown = Form.useWatch(['params', 'band']);
  if (category === 'SPECIAL' || (category === 'FLEXIBLE' && band === 'items')) return null;
  return (
    <>
      <Field name="productScopeType">
        <Select options={productScopeOptions(category)} />
      </Field>
      {type === 'CATEGORY' && (
        <Field name="categoryIds">
          <ProductCategories />
        </Field>
      )}
      {type === 'BRAND' && (
        <Field name="brandIds">
          <BrandSelect />
        </Field>
      )}
      {type === 'OPERATE_RANGE' && (
        <Field name="operateRangeIds">
          <OperateRangeTree branchId={branchId} disabled={disabled} />
        </Field>
      )}
      {type === 'PRODUCT' && (
        <Wide>
          <Field name="productIds">
            <PickMany branchId={branchId} one={ProductPick} disabled={disabled} />
          </Field>
        </Wide>
      )}
    </>
  );
}
