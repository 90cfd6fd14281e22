import { App, ConfigProvider, Form, Select, Switch } from 'antd';
import { FormField } from '@kit/form/FormField';
import { FormSection } from '@/ui/form/FormSection';
import { RegionTree } from '@/shared/region/RegionTree';
import { basketApi } from '@/contract/promotion/baskets';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { customerScopeOptions } from '@/shared/pricing/rules/ruleCodes';
import type { FormActivity } from '../shared/formActivity';
import { CustomerBasket } from './scope/CustomerBasket';
import { ProductBasket } from './products/ProductBasket';
import { BrandSelect, ProductCategories, TypeSelect } from '@/shared/pricing/selects';
import { RadioChoice } from '@/ui/form/choices';
import { StaffBasket } from './scope/StaffBasket';
import { SupplierField } from './scope/SupplierField';
import { productScopes, staffScopes } from './options';
import { hasTerms, traitsOf } from './traits';

interface Props {
  activity: FormActivity;
}

/** A change between including and excluding products drops the picked ones: they would mean the opposite. */
function useScopeSwitch({ formId, onPicked }: FormActivity, before: unknown) {
  const text = useText();
  const { modal } = App.useApp();
  const form = Form.useFormInstance();
  return async (next: string) => {
    if (!formId || (before === 'PRODUCT') === (next === 'PRODUCT')) return;
    const { total: count } = await call(basketApi.tempProducts, { formId, pageNum: 1, pageSize: 10 });
    if (count === 0) return;
    if (
      await modal.confirm({
        title: text('basket.askSwitch', { count }),
        okText: text('basket.removeAll'),
        keyboard: false,
      })
    ) {
      await call(basketApi.removeProducts, { formId, all: 1 });
      onPicked();
    } else form.setFieldValue('productScopeType', before);
  };
}

/** Step 2: the products of the activity. */
export function ProductStep({ activity }: Props) {
  const { type, level, branchId } = activity;
  const scope: unknown = Form.useWatch('productScopeType', { preserve: true });
  const ladderMode: unknown = Form.useWatch('ladderMode', { preserve: true });
  const ownLadders = traitsOf(type).choosesLadders && ladderMode === 'PRODUCT';
  const isNamed = hasTerms(type, ownLadders ? 'PRODUCT' : 'ACTIVITY');
  const byProduct = isNamed || scope === 'PRODUCT';
  const follow = useScopeSwitch(activity, scope);
  return (
    <>
      {!isNamed && (
        <ConfigProvider componentDisabled={level !== 'FULL'}>
          <FormSection title="pricing.productScopeText" help="activityForm.productScopeHelp">
            <FormField name="productScopeType" label="pricing.productScopeText" required>
              <Select options={productScopes} onChange={follow} />
            </FormField>
            {scope === 'CATEGORY' && (
              <FormField name="categoryIds" label="priceRule.categoryIds" required>
                <ProductCategories />
              </FormField>
            )}
            {scope === 'BRAND' && (
              <FormField name="brandIds" label="priceRule.brandIds" required>
                <BrandSelect />
              </FormField>
            )}
            {scope === 'SUPPLIER' && (
              <FormField name="supplierIds" label="activityForm.supplierIds" required>
                <SupplierField branchId={branchId} isFree={level === 'FULL'} />
              </FormField>
            )}
          </FormSection>
        </ConfigProvider>
      )}
      <ProductBasket key={byProduct ? 'in' : 'out'} activity={activity} ownLadders={ownLadders} excluded={!byProduct} />
    </>
  );
}

function CustomerFields({ activity }: Props) {
  const { branchId, level } = activity;
  const disabled = level !== 'FULL';
  const scope: unknown = Form.useWatch('customerScopeType', { preserve: true });
  const byType = scope === 'CATEGORY' || scope === 'CATEGORY_REGION';
  const byRegion = scope === 'REGION' || scope === 'CATEGORY_REGION';
  return (
    <FormSection title="pricing.customerScopeText" help="activityForm.customerScopeHelp">
      <FormField name="customerScopeType" label="pricing.customerScopeText" required>
        <Select options={customerScopeOptions} disabled={disabled} />
      </FormField>
      {byType && (
        <FormField name="customerTypeCodes" label="priceRule.customerTypeCodes" required>
          <TypeSelect />
        </FormField>
      )}
      {byRegion && (
        <FormField name="regionIds" label="priceRule.regionIds" required>
          <RegionTree branchId={branchId} disabled={disabled} />
        </FormField>
      )}
      {scope !== 'CUSTOMER' && (
        <FormField name="excludeCustomers" label="activityForm.excludeCustomers" help="activityForm.excludeHelp" isFlag>
          <Switch disabled={disabled} />
        </FormField>
      )}
    </FormSection>
  );
}

const StaffFields = ({ isFlexible }: { isFlexible: boolean }) => (
  <FormSection
    title="activityForm.staffScopeType"
    help={isFlexible ? 'activityForm.quotaHelp' : 'activityForm.staffHelp'}
  >
    {!isFlexible && (
      <FormField name="staffScopeType" label="activityForm.staffScopeType">
        <RadioChoice options={staffScopes} />
      </FormField>
    )}
  </FormSection>
);

/** Step 3: the customers of the activity, and the salespeople who may use it. */
export function PartyStep({ activity }: Props) {
  const { type, level } = activity;
  const scope: unknown = Form.useWatch('customerScopeType', { preserve: true });
  const excludes = Form.useWatch('excludeCustomers', { preserve: true }) === 1 && scope !== 'CUSTOMER';
  const someStaff = Form.useWatch('staffScopeType', { preserve: true }) === 'STAFF' || type === 'flexible';
  return (
    <>
      <ConfigProvider componentDisabled={level !== 'FULL'}>
        <CustomerFields activity={activity} />
      </ConfigProvider>
      {(scope === 'CUSTOMER' || excludes) && <CustomerBasket activity={activity} excluded={excludes} />}
      <ConfigProvider componentDisabled={level !== 'FULL'}>
        <StaffFields isFlexible={type === 'flexible'} />
      </ConfigProvider>
      {someStaff && <StaffBasket activity={activity} />}
    </>
  );
}
