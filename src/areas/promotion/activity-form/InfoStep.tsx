import { ConfigProvider, Form, Input, InputNumber, Switch } from 'antd';
import { BranchSelect } from '@/shared/branch/BranchSelect';
import { FormField } from '@kit/form/FormField';
import { FormSection, Wide } from '@/ui/form/FormSection';
import { MomentInput } from '@kit/fields/MomentInput';
import type { ActivityType } from '@/contract/promotion/activity';
import type { EditLevel } from '@/contract/promotion/activity-form';
import { plainText } from '@/core/input/filters';
import { RadioChoice } from '@/ui/form/choices';
import { LadderSection } from './LadderSection';
import { LimitFields } from './LimitFields';
import { guards, pooling, settleModes, stackings } from './options';
import { useHasRows } from './scope/useHasRows';
import { isDeferred, traitsOf } from './traits';

interface Props {
  type: ActivityType;
  level: EditLevel;
  isNew: boolean;
}

function Basics({ level, isNew }: Props) {
  // The rows of the baskets belong to the chosen company.
  const formId = Form.useWatch<string | undefined>('formId', { preserve: true });
  const hasPicks = useHasRows(isNew ? formId : undefined);
  const locked = level !== 'FULL';
  return (
    <FormSection title="activityForm.basics" help="activityForm.basicsHelp">
      <FormField name="activityName" label="pricing.activityName" required filter={plainText}>
        <Input maxLength={50} autoFocus={isNew} />
      </FormField>
      <FormField
        name="branchId"
        label="pricing.branchId"
        required
        {...(hasPicks ? { help: 'activityForm.branchHelp' } : {})}
      >
        <BranchSelect allowClear={false} disabled={locked || !isNew || hasPicks} />
      </FormField>
      <FormField name="startTime" label="activityForm.startTime" required>
        <MomentInput kind="dateTime" disabled={locked} />
      </FormField>
      <FormField
        name="endTime"
        label="activityForm.endTime"
        required
        help={locked ? 'activityForm.endLater' : 'activityForm.endHelp'}
      >
        <MomentInput kind="dateTime" isEnd disabled={level === 'NONE'} />
      </FormField>
      <FormField name="tagText" label="activityForm.tagText" help="activityForm.tagHelp" filter={plainText}>
        <Input maxLength={8} />
      </FormField>
      <FormField name="visible" label="pricing.visible" help="activityForm.visibleHelp" isFlag>
        <Switch />
      </FormField>
      <FormField name="description" label="pricing.description">
        <Input.TextArea maxLength={500} showCount rows={2} />
      </FormField>
      <FormField name="remark" label="pricing.remark">
        <Input.TextArea maxLength={200} showCount rows={2} />
      </FormField>
    </FormSection>
  );
}

/** When the reward is given, and what is counted together. */
function Settlement({ type }: Pick<Props, 'type'>) {
  const settleMode: unknown = Form.useWatch('settleMode', { preserve: true });
  const { choosesSettlement, choosesPooling } = traitsOf(type);
  const later = isDeferred(type, settleMode);
  return (
    <>
      {choosesSettlement && (
        <FormField name="settleMode" label="pricing.settleMode" help="activityForm.settleHelp">
          <RadioChoice options={settleModes} />
        </FormField>
      )}
      {choosesPooling && (
        <FormField name="crossProductFlag" label="activityForm.pooling">
          <RadioChoice options={pooling.products} />
        </FormField>
      )}
      {later && (
        <>
          <FormField name="perOrderFlag" label="activityForm.perOrder">
            <RadioChoice options={pooling.orders} />
          </FormField>
          <FormField name="amountBasis" label="activityForm.amountBasis">
            <RadioChoice options={pooling.amounts} />
          </FormField>
          <FormField
            name="returnDeadlineDays"
            label="activityForm.returnDeadlineDays"
            help="activityForm.deadlineHelp"
            required
          >
            <InputNumber min={1} max={365} precision={0} style={{ width: '100%' }} />
          </FormField>
        </>
      )}
      {!later && (
        <FormField name="returnPolicy" label="activityForm.returnPolicy">
          <RadioChoice options={pooling.returns} />
        </FormField>
      )}
    </>
  );
}

function Together({ type }: Pick<Props, 'type'>) {
  const { ladder } = traitsOf(type);
  return (
    <FormSection title="activityForm.together" help="activityForm.togetherHelp">
      <FormField name="priority" label="pricing.priority" help="priceRule.priorityHelp" required>
        <InputNumber min={1} max={999} precision={0} style={{ width: '100%' }} />
      </FormField>
      {ladder && (
        <>
          <FormField name="stackMode" label="pricing.stackMode">
            <RadioChoice options={stackings} />
          </FormField>
          <FormField name="withSpecial" label="activityForm.withSpecial" help="activityForm.withSpecialHelp" isFlag>
            <Switch />
          </FormField>
        </>
      )}
      <Wide>
        <FormField name="minPriceGuard" label="activityForm.minPriceGuard" help="activityForm.guardHelp">
          <RadioChoice options={guards} />
        </FormField>
      </Wide>
    </FormSection>
  );
}

/** Step 1: the general facts, by type (docs/domain/promotion.md#fields). */
export function InfoStep(props: Props) {
  const { type, level } = props;
  const locked = level !== 'FULL';
  return (
    <>
      <Basics {...props} />
      <ConfigProvider componentDisabled={locked}>
        <FormSection title="activityForm.rule" help="activityForm.ruleHelp">
          <LadderSection type={type} disabled={locked} />
          <Settlement type={type} />
        </FormSection>
      </ConfigProvider>
      <LimitFields level={level} />
      <ConfigProvider componentDisabled={locked}>
        <Together type={type} />
      </ConfigProvider>
    </>
  );
}
