import { ProForm } from '@ant-design/pro-components';
import { Alert, Button, Form, Steps } from 'antd';
import { useCallback, useState } from 'react';
import { FormFooter } from '@/ui/form/FormFooter';
import { PageHeader } from '@/ui/PageHeader';
import type { ActivityDetail } from '@/contract/promotion/activity-answers';
import { ACTIVITY_STATUS, type EditLevel } from '@/contract/promotion/activity-form';
import type { ActivityType } from '@/contract/promotion/activity';
import { T, type TextId, useText } from '@/core/i18n';
import { usePage, usePageParent, usePageTitle } from '@/core/page/page';
import { ActionButton } from '@kit/actions/ActionButton';
import { useFormFailure } from '@kit/form/useFormFailure';
import { useRecordForm } from '@kit/form/useRecordForm';
import type { FormActivity } from '../shared/formActivity';
import { formPath, listPath, type Mode } from '../shared/paths';
import { useConflicts } from './conflicts/useConflicts';
import { pageOf } from '@/contract/promotion/activity-pages';
import { KINDS } from '@/shared/pricing/kinds';
import { randomUuid } from '@/core/http/random';
import { type ActivityValues, valuesOf } from './activityValues';
import { BasketProblems } from './BasketProblems';
import { formFields } from '../shared/formFields';
import { ConfirmStep } from './ConfirmStep';
import { InfoStep } from './InfoStep';
import { PartyStep, ProductStep } from './scopeSteps';
import { BASKETS, type Step, STEP_TITLES, stepOf, STEPS } from './steps';
import { traitsOf } from './traits';
import { useSaving } from './useSaving';
import { useSteps } from './useSteps';

interface Props {
  type: ActivityType;
  mode: Mode;
  /** Identifies what the form was opened for, so that only its own draft is offered. */
  taskKey: string;
  /** Absent for a new activity. */
  record: ActivityDetail | undefined;
  /** The initial values of a new activity. */
  start: ActivityValues;
}

const TITLES: Readonly<Record<Mode, TextId>> = {
  add: 'activityForm.newTitle',
  copy: 'activityForm.newTitle',
  edit: 'activityForm.editTitle',
  view: 'activityForm.viewTitle',
};

const levelOf = (mode: Mode, record: ActivityDetail | undefined): EditLevel =>
  mode === 'view' ? 'NONE' : (record?.editLevel ?? 'FULL');

type RecordForm = ReturnType<typeof useRecordForm<ActivityDetail, ActivityValues>>;

/** What the baskets need to know of the activity. */
function useFormActivity(
  { type, mode, record }: Props,
  { form, props }: RecordForm,
  onPicked: () => void,
): Omit<FormActivity, 'onCounted'> {
  const branchId = Form.useWatch<string | undefined>('branchId', { form, preserve: true }) ?? '';
  const formId = Form.useWatch<string | undefined>('formId', { form, preserve: true });
  const calcMode = Form.useWatch<ActivityValues['calcMode'] | undefined>('calcMode', { form, preserve: true });
  const picks = Form.useWatch<number | undefined>('picks', { form, preserve: true }) ?? 0;
  const [fresh] = useState(randomUuid);
  const basketId = formId ?? fresh;
  const level = levelOf(mode, record);
  return {
    ...{ type, level, branchId, formId, picks },
    calcMode: traitsOf(type).isInterval ? (calcMode ?? 'WHOLE') : 'WHOLE',
    shownId: level === 'NONE' ? record?.activityId : undefined,
    basketId,
    onPicked: () => {
      form.setFieldsValue({ formId: basketId, picks: picks + 1 });
      props.onValuesChange();
      onPicked();
    },
  };
}

function Notes({ level, mode }: { level: EditLevel; mode: Mode }) {
  if (mode === 'view' || level === 'FULL') return null;
  const isLimited = level === 'LIMITED';
  return (
    <Alert
      showIcon
      type={isLimited ? 'info' : 'warning'}
      style={{ marginBlockEnd: 16 }}
      title={<T id={isLimited ? 'activityForm.limitedHelp' : 'activityForm.noneHelp'} />}
    />
  );
}

/** The form of an activity in four steps (docs/domain/promotion.md#fields): its fields depend on the type. */
export function ActivityForm(props: Props) {
  const { type, mode, taskKey, record: loaded, start } = props;
  const text = useText();
  const { leave } = usePage();
  usePageParent(listPath(pageOf(type)));
  usePageTitle(
    loaded ? loaded.activityName : start.activityName || text('activityForm.newOf', { kind: text(KINDS[type]) }),
  );
  const steps = useSteps();
  const toValues = useCallback((record: ActivityDetail) => valuesOf(taskKey)(record), [taskKey]);
  const recordForm = useRecordForm<ActivityDetail, ActivityValues>({
    name: 'activity',
    loaded,
    toValues,
    empty: start,
    fields: formFields,
    readOnly: levelOf(mode, loaded) === 'NONE',
    accepts: (kept) => kept.job === taskKey,
    onInvalid: steps.onInvalid,
  });
  const { form, props: formProps, record, conflict, offer } = recordForm;
  const activity = {
    ...useFormActivity({ ...props, record }, recordForm, () => steps.forget(BASKETS)),
    onCounted: steps.onCounted,
  };
  const conflicts = useConflicts();
  const failed = useFormFailure({ form, onInvalid: steps.onInvalid });
  const saving = useSaving(type, recordForm, conflicts);
  const { level } = activity;
  const ownFields = () => form.getFieldsError().filter(({ name }) => level !== 'NONE' && stepOf(name) === steps.step);
  const toNext = async (to: Step) => {
    await form.validateFields(ownFields().map(({ name }) => name));
    steps.onLeft(steps.step, []);
    steps.go(to);
  };
  const jump = async (to: Step) => {
    steps.go(to);
    // What the server has found wrong stays until it is changed.
    const unsaid = ownFields().filter(({ errors }) => errors.length === 0);
    await form.validateFields(unsaid.map(({ name }) => name)).catch(() => undefined);
    steps.onLeft(
      steps.step,
      ownFields().flatMap(({ name, errors: [msg] }) => (msg === undefined ? [] : [{ name, msg }])),
    );
  };
  return (
    <>
      <PageHeader task={TITLES[mode]} />
      <Steps
        size="small"
        style={{ marginBlockEnd: 16 }}
        current={STEPS.indexOf(steps.step)}
        onChange={(index) => void jump(STEPS[index] ?? 'info')}
        items={STEPS.map((one) => ({ title: <T id={STEP_TITLES[one]} />, status: steps.statusOf(one) }))}
      />
      <Notes level={level} mode={mode} />
      <ProForm
        {...formProps}
        submitter={false}
        disabled={level === 'NONE'}
        onValuesChange={(changed: object) => {
          formProps.onValuesChange();
          steps.forget(Object.keys(changed));
        }}
      >
        {offer}
        {STEPS.map((one) => (
          <section key={one} hidden={steps.step !== one} aria-label={text(STEP_TITLES[one])}>
            <BasketProblems invalid={steps.ofBaskets(one)} />
            {one === 'info' && <InfoStep type={type} level={level} isNew={!record} />}
            {one === 'products' && steps.hasSeen(one) && <ProductStep activity={activity} />}
            {one === 'parties' && steps.hasSeen(one) && <PartyStep activity={activity} />}
            {one === 'confirm' && steps.step === one && <ConfirmStep activity={activity} record={record} />}
          </section>
        ))}
      </ProForm>
      <Footer
        {...{ steps, level, saving, jump }}
        toNext={(to) => toNext(to).catch(failed)}
        isDraftable={!record || record.status === ACTIVITY_STATUS.draft || record.status === ACTIVITY_STATUS.waiting}
        onCancel={() => leave(listPath(pageOf(type)))}
        onCopy={record && (() => leave(formPath({ type, mode: 'copy', id: record.activityId })))}
      />
      {conflict}
      {conflicts.dialog}
    </>
  );
}

interface FooterProps {
  steps: ReturnType<typeof useSteps>;
  level: EditLevel;
  saving: ReturnType<typeof useSaving>;
  /** Goes to another step, whatever is wrong on the present one. */
  jump: (to: Step) => Promise<void>;
  /** Goes to the next step if the present one has no errors. */
  toNext: (to: Step) => Promise<void>;
  isDraftable: boolean;
  onCancel: () => void;
  /** Omit for an activity that is not stored yet. */
  onCopy: (() => void) | undefined;
}

function Footer({ steps, level, saving, jump, toNext, isDraftable, onCancel, onCopy }: FooterProps) {
  const index = STEPS.indexOf(steps.step);
  const before = STEPS[index - 1];
  const next = STEPS[index + 1];
  const isFixed = level === 'NONE';
  return (
    <FormFooter>
      <Button onClick={onCancel}>
        <T id={isFixed ? 'action.back' : 'action.cancel'} />
      </Button>
      {before && (
        <Button onClick={() => void jump(before)}>
          <T id="activityForm.before" />
        </Button>
      )}
      {isFixed && onCopy && <ActionButton label="action.copy" onAction={onCopy} />}
      {!isFixed && isDraftable && (
        <ActionButton code="activityForm_saveDraft" label="action.saveDraft" onAction={saving.saveDraft} />
      )}
      {next && <ActionButton label="activityForm.next" type="primary" onAction={() => toNext(next)} />}
      {!isFixed && !next && (
        <ActionButton
          code="activityForm_publish"
          label={level === 'LIMITED' ? 'kit.save' : 'activityForm.publish'}
          type="primary"
          onAction={saving.publish}
        />
      )}
    </FormFooter>
  );
}
