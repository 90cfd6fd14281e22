import { Form } from 'antd';
import { type HomePlan, homePlanApi, PLAN_KIND, PLAN_STATUS } from '@/contract/content/home/plans';
import { call } from '@/core/http/call';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { kit } from '@kit/host';
import { PageSelect } from './PageSelect';
import { planFields, type PlanValues } from './planFields';
import { VersionSelect } from './VersionSelect';
import { WhatIf } from './WhatIf';

const { Field } = planFields;
const WIDTH = 860;

/** A new plan has neither id nor version; `isReplaced`: it is to take the place of the plan with this id. */
export type EditedPlan = Partial<HomePlan> & { isReplaced?: boolean };

const valuesOf = ({ isReplaced = false, ...plan }: EditedPlan): Partial<PlanValues> => ({
  ...{ kind: PLAN_KIND.campaign, force: 0, inherit: 1, versionNo: null, startTime: null, endTime: null },
  ...plan,
  ...(isReplaced ? { startTime: null } : {}),
  reason: '',
});

type Saving = { record: EditedPlan | undefined; confirmCodes: number[] };

function save(values: PlanValues, { record, confirmCodes }: Saving): Promise<unknown> {
  const { pageId, versionNo, kind, force, branchIds, inherit, startTime, endTime, reason } = values;
  const isCampaign = kind === PLAN_KIND.campaign;
  const form = {
    ...{ pageId, versionNo, kind, branchIds, inherit, startTime, confirmCodes },
    ...{ force: isCampaign ? force : 0, endTime: isCampaign ? endTime : null },
  };
  const { planId: id, version, isReplaced } = record ?? {};
  if (id === undefined || version === undefined) return call(homePlanApi.add, form, { silent: true });
  return isReplaced === true
    ? call(homePlanApi.replace, { id, version, ...form, reason }, { silent: true })
    : call(homePlanApi.update, { id, version, ...form }, { silent: true });
}

interface InputsProps {
  record: EditedPlan | undefined;
}

function Inputs({ record }: InputsProps) {
  const mayForce = kit().useCan()('homeConfig_force');
  const pageId = Form.useWatch<string | undefined>('pageId');
  const kind: unknown = Form.useWatch('kind');
  const { planId, status, isReplaced = false } = record ?? {};
  // Once a plan has begun, only its end may change.
  const isBegun = status === PLAN_STATUS.active && !isReplaced;
  const isCampaign = kind === PLAN_KIND.campaign;
  return (
    <>
      <Field name="pageId">
        <PageSelect disabled={isBegun} />
      </Field>
      <Field name="versionNo">
        <VersionSelect pageId={pageId} disabled={isBegun} />
      </Field>
      <Field name="kind" disabled={isBegun} />
      {isCampaign && mayForce && <Field name="force" disabled={isBegun} />}
      <Field name="branchIds" disabled={isBegun} />
      <Field name="inherit" disabled={isBegun} />
      <Field name="startTime" disabled={isBegun} />
      {isCampaign && <Field name="endTime" />}
      {isReplaced && <Field name="reason" />}
      <WhatIf planId={planId} isReplaced={isReplaced} />
    </>
  );
}

interface Props extends InputsProps {
  onClose: () => void;
}

const titleOf = (record: EditedPlan | undefined) => {
  if (record?.planId === undefined) return 'homePlan.addTitle' as const;
  return record.isReplaced === true ? ('homePlan.replaceTitle' as const) : ('homePlan.editTitle' as const);
};

/** Which page shows where, from when to when, with a preview of the coverage. */
export function PlanDrawer({ record, onClose }: Props) {
  return (
    <RecordDrawer<EditedPlan, PlanValues>
      drawer={{ width: WIDTH }}
      draftKey={`home plan ${record?.planId ?? ''} ${record?.isReplaced === true ? 'replaced' : ''}`}
      title={titleOf(record)}
      titleValues={{ name: record?.pageName ?? '' }}
      fields={planFields}
      record={record}
      toValues={valuesOf}
      save={save}
      onClose={onClose}
    >
      <Inputs record={record} />
    </RecordDrawer>
  );
}
