import { Alert, Form, Input } from 'antd';
import { FormField } from '@kit/form/FormField';
import { Wide } from '@/ui/form/FormSection';
import { type ActivityType, type LadderType } from '@/contract/promotion/activity';
import { T } from '@/core/i18n';
import { positiveInteger } from '@/core/input/filters';
import { RadioChoice } from '@/ui/form/choices';
import { LadderField } from './ladder/LadderField';
import { LadderPreview } from './ladder/LadderPreview';
import { rewardIn } from './ladder/ladderRows';
import type { ActivityValues } from './activityValues';
import { calcModes, ladderModes } from './options';
import { isDeferred, traitsOf } from './traits';

interface Props {
  type: ActivityType;
  disabled: boolean;
}

/** The reward of the typed ladder: in words, and as a curve over quantity or amount. */
function Preview({ type, ladder }: { type: ActivityType; ladder: LadderType }) {
  const form = Form.useFormInstance<ActivityValues>();
  const { ladders, rewardType, calcMode, settleMode, maxTimes } =
    Form.useWatch<Partial<ActivityValues> | undefined>((values: ActivityValues) => values, {
      form,
      preserve: true,
    }) ?? {};
  const mode = traitsOf(type).isInterval ? (calcMode ?? 'WHOLE') : 'WHOLE';
  const terms = {
    activityType: ladder,
    calcMode: mode,
    rewardType: rewardIn({ activityType: ladder, calcMode: mode }, rewardType),
  };
  return (
    <LadderPreview
      terms={terms}
      rows={ladders ?? []}
      settleMode={isDeferred(type, settleMode) ? 2 : 1}
      maxTimes={maxTimes ? Number(maxTimes) : null}
    />
  );
}

/** How the reward is computed; empty for activities that set prices of lines. */
export function LadderSection({ type, disabled }: Props) {
  const { ladder, isInterval, isEach, choosesLadders } = traitsOf(type);
  const calcMode: unknown = Form.useWatch('calcMode', { preserve: true });
  const isOwn = Form.useWatch('ladderMode', { preserve: true }) === 'PRODUCT' && choosesLadders;
  if (!ladder) {
    return (
      <Wide>
        <Alert
          showIcon
          type="info"
          style={{ marginBlockEnd: 16 }}
          title={<T id={type === 'flexible' ? 'activityForm.bandHint' : 'activityForm.priceHint'} />}
        />
      </Wide>
    );
  }
  return (
    <>
      {choosesLadders && (
        <Wide>
          <FormField name="ladderMode" label="activityForm.ladderMode">
            <RadioChoice options={ladderModes} />
          </FormField>
        </Wide>
      )}
      {isInterval && (
        <Wide>
          <FormField name="calcMode" label="activityForm.calcMode" help="activityForm.calcHelp">
            <RadioChoice options={calcModes} />
          </FormField>
        </Wide>
      )}
      {isOwn ? (
        <Wide>
          <Alert showIcon type="info" style={{ marginBlockEnd: 16 }} title={<T id="activityForm.ownLaddersHint" />} />
        </Wide>
      ) : (
        <>
          <LadderField
            type={ladder}
            calcMode={isInterval && calcMode === 'PROGRESSIVE' ? 'PROGRESSIVE' : 'WHOLE'}
            disabled={disabled}
          />
          <Wide>
            <Preview type={type} ladder={ladder} />
          </Wide>
        </>
      )}
      {isEach && (
        <FormField
          name="maxTimes"
          label="activityForm.maxTimes"
          help="activityForm.maxTimesHelp"
          filter={positiveInteger}
        >
          <Input inputMode="numeric" autoComplete="off" />
        </FormField>
      )}
    </>
  );
}
