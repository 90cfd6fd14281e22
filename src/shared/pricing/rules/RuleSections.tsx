import { Form } from 'antd';
import { BranchSelect } from '@/shared/branch/BranchSelect';
import { FormSection, Wide } from '@/ui/form/FormSection';
import { CategorySelect, useCategories } from './categories';
import { ParamsFields } from './params/ParamsFields';
import { RuleText } from './RuleText';
import { scopesOf } from './ruleCodes';
import { ruleFields } from './ruleFields';
import type { RuleValues } from './ruleValues';
import { CustomerFields, ProductFields } from './scopeFields';

const { Field } = ruleFields;

export type Editing = 'all' | 'limited' | 'none';

interface Props {
  editing: Editing;
  isNew: boolean;
}

function Basics({ editing, isNew, categories }: Props & { categories: ReturnType<typeof useCategories> }) {
  const form = Form.useFormInstance<RuleValues>();
  const locked = editing !== 'all';
  // A scope that the other kind of rule does not allow would stay behind, hidden.
  const followCategory = (categoryId: string | undefined) => {
    const category = categories.codeOf(categoryId);
    const [first = 'ALL', ...more] = category ? scopesOf(category) : [];
    const scope: unknown = form.getFieldValue('productScopeType');
    if (category && ![first, ...more].some((one) => one === scope)) form.setFieldValue('productScopeType', first);
  };
  return (
    <FormSection title="priceRule.basics" help="priceRule.basicsHelp">
      <Field name="ruleName" disabled={locked} autoFocus={isNew} />
      <Field name="categoryId">
        <CategorySelect categories={categories} disabled={locked || !isNew} onChange={followCategory} />
      </Field>
      <Field name="branchId">
        <BranchSelect disabled={locked} allowClear={false} />
      </Field>
      <Field name="priority" />
      <Field name="effectiveStart" disabled={locked} />
      <Field name="effectiveEnd" />
      <Field name="inherit" disabled={locked} />
    </FormSection>
  );
}

/** The fields of a rule (docs/domain/pricing.md#rules). */
export function RuleSections({ editing, isNew }: Props) {
  const categories = useCategories();
  const category = categories.codeOf(Form.useWatch('categoryId'));
  const branchId: unknown = Form.useWatch('branchId');
  const common = { branchId: typeof branchId === 'string' ? branchId : '', disabled: editing !== 'all' };
  return (
    <>
      <Basics editing={editing} isNew={isNew} categories={categories} />
      {category && (
        <>
          <FormSection title="priceRule.content" help="priceRule.contentHelp">
            <ParamsFields category={category} branchId={common.branchId} disabled={editing === 'none'} />
            <Wide>
              <RuleText category={category} />
            </Wide>
          </FormSection>
          <FormSection title="priceRule.scope" help="priceRule.scopeHelp">
            <CustomerFields {...common} />
            <ProductFields {...common} category={category} />
            <Wide>
              <Field name="remark" disabled={editing === 'none'} />
            </Wide>
          </FormSection>
        </>
      )}
    </>
  );
}
