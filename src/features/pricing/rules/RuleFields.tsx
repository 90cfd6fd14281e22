import { Form, Input, InputNumber, Switch } from 'antd';
import { BranchSelect } from '@/components/branch/BranchSelect';
import { Field } from '@/components/form/Field';
import { FormSection, Wide } from '@/components/form/FormSection';
import { MomentInput } from '@/components/form/MomentInput';
import { plainText } from '@/core/input/filters';
import { CategorySelect, useCategories } from './categories';
import { ParamsFields } from './params/ParamsFields';
import { RuleText } from './RuleText';
import { scopesOf } from './ruleWords';
import type { RuleValues } from './ruleValues';
import { CustomerFields, ProductFields } from './scopeFields';

export type Editing = 'all' | 'limited' | 'none';

interface Props {
  editing: Editing;
  isNew: boolean;
}

function Basics({ editing, isNew }: Props) {
  const form = Form.useFormInstance<RuleValues>();
  const { codeOf } = useCategories();
  const locked = editing !== 'all';
  // A scope that the other kind of rule does not take would stay behind unseen.
  const followCategory = (categoryId: string | undefined) => {
    const category = codeOf(categoryId);
    const [first = 'ALL', ...more] = category ? scopesOf(category) : [];
    const scope: unknown = form.getFieldValue('productScopeType');
    if (category && ![first, ...more].some((one) => one === scope)) form.setFieldValue('productScopeType', first);
  };
  return (
    <FormSection title="priceRule.basics" help="priceRule.basicsHelp">
      <Field name="ruleName" label="priceRule.ruleName" required filter={plainText}>
        <Input maxLength={50} disabled={locked} autoFocus={isNew} />
      </Field>
      <Field name="categoryId" label="priceRule.categoryId" required>
        <CategorySelect allowClear={false} disabled={locked || !isNew} onChange={followCategory} />
      </Field>
      <Field name="branchId" label="priceRule.branchId" required>
        <BranchSelect disabled={locked} allowClear={false} />
      </Field>
      <Field name="priority" label="priceRule.priority" help="priceRule.priorityHelp" required>
        <InputNumber min={1} max={999} precision={0} style={{ width: '100%' }} />
      </Field>
      <Field name="effectiveStart" label="priceRule.effectiveStart" required>
        <MomentInput kind="dateTime" disabled={locked} />
      </Field>
      <Field name="effectiveEnd" label="priceRule.effectiveEnd" help="priceRule.endHelp">
        <MomentInput kind="dateTime" />
      </Field>
      <Field name="inherit" label="priceRule.inherit" isFlag>
        <Switch disabled={locked} />
      </Field>
    </FormSection>
  );
}

const Remark = ({ disabled }: { disabled: boolean }) => (
  <Wide>
    <Field name="remark" label="priceRule.remark">
      <Input.TextArea maxLength={200} showCount rows={2} disabled={disabled} />
    </Field>
  </Wide>
);

/** The fields of a rule (domain/04 §4.2). */
export function RuleFields({ editing, isNew }: Props) {
  const { codeOf } = useCategories();
  const category = codeOf(Form.useWatch('categoryId'));
  const branchId: unknown = Form.useWatch('branchId');
  const place = { branchId: typeof branchId === 'string' ? branchId : '', disabled: editing !== 'all' };
  return (
    <>
      <Basics editing={editing} isNew={isNew} />
      {category && (
        <>
          <FormSection title="priceRule.content" help="priceRule.contentHelp">
            <ParamsFields category={category} branchId={place.branchId} disabled={editing === 'none'} />
            <Wide>
              <RuleText category={category} />
            </Wide>
          </FormSection>
          <FormSection title="priceRule.scope" help="priceRule.scopeHelp">
            <CustomerFields {...place} />
            <ProductFields {...place} category={category} />
            <Remark disabled={editing === 'none'} />
          </FormSection>
        </>
      )}
    </>
  );
}
