import { Form } from 'antd';
import { jumpTargetApi } from '@/contract/content/jump-targets';
import { ZONE_TYPE } from '@/contract/content/zones';
import { useText } from '@/core/i18n';
import { OneBrand, OneCategory } from '@/shared/pricing/selects';
import { MoreSelect } from '@/ui/form/MoreSelect';
import { useCall } from '@kit/data/useCall';
import { zoneFields } from './zoneFields';

const { Field } = zoneFields;

interface Props {
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
}

const Category = ({ onChange, ...props }: Props) => (
  <OneCategory {...props} onChange={(chosen) => onChange?.(chosen ?? null)} />
);

const Brand = ({ value, onChange, ...props }: Props) => (
  <OneBrand {...props} {...(value ? { value } : {})} onChange={(chosen?: string) => onChange?.(chosen ?? null)} />
);

function OneActivity({ value, onChange, ...props }: Props) {
  const text = useText();
  const asked = { pageCode: 'activity', targetId: value ?? '' } as const;
  const { data } = useCall(jumpTargetApi.targets, asked, { ready: Boolean(value) });
  const label = data?.records.find((one) => one.value === value)?.label ?? value ?? '';
  return (
    <MoreSelect
      {...props}
      label={text('zone.activityId')}
      endpoint={jumpTargetApi.targets}
      query={(keyword) => ({ pageCode: 'activity', keyword })}
      option={(one) => one}
      value={value ? { value, label } : null}
      onChange={(chosen) => onChange?.(chosen?.value ?? null)}
    />
  );
}

/** The values that decide which products the zone has, by its type. */
export function RuleFields() {
  const type: unknown = Form.useWatch('zoneType');
  if (type === ZONE_TYPE.rule)
    return (
      <>
        <Field name="categoryId" path={['rule', 'categoryId']}>
          <Category />
        </Field>
        <Field name="brandId" path={['rule', 'brandId']}>
          <Brand />
        </Field>
      </>
    );
  if (type !== ZONE_TYPE.activity) return null;
  return (
    <Field name="activityId" path={['rule', 'activityId']}>
      <OneActivity />
    </Field>
  );
}
