import { Form } from 'antd';
import { useText } from '@/core/i18n';
import { BranchSelect } from '@/shared/branch/BranchSelect';
import { BoxChoice, RadioChoice } from '@/ui/form/choices';
import { copyFields, type CopyValues } from './compareFields';

const { Field } = copyFields;

/** From which branch to which, which prices, and when. */
export function CopyForm() {
  const text = useText();
  const when = Form.useWatch<CopyValues['when'] | undefined>('when');
  const toBranchIds = Form.useWatch<string[] | undefined>('toBranchIds') ?? [];
  const notItself = {
    validator: (_: unknown, from: string) =>
      toBranchIds.includes(from) ? Promise.reject(new Error(text('priceCompare.sameBranch'))) : Promise.resolve(),
  };
  return (
    <>
      <Field name="fromBranchId" rules={[notItself]}>
        <BranchSelect allowClear={false} />
      </Field>
      <Field name="toBranchIds" />
      <Field name="fields">
        <BoxChoice
          options={[
            { value: 'listPrice', label: text('priceCompare.listPrice') },
            { value: 'minSalePrice', label: text('priceCompare.minSalePrice') },
          ]}
        />
      </Field>
      <Field name="when">
        <RadioChoice
          options={[
            { value: 'now', label: text('priceCompare.now') },
            { value: 'later', label: text('priceCompare.later') },
          ]}
        />
      </Field>
      {when === 'later' && <Field name="effectiveTime" />}
    </>
  );
}
