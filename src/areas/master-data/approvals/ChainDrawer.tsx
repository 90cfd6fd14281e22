import { approvalApi, type ChainRecord } from '@/contract/master-data/approvals';
import { APPROVER_KIND, type Approver, type ChainCondition } from '@/contract/master-data/approval';
import { call } from '@/core/http/call';
import { FormSection, Wide } from '@/ui/form/FormSection';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { chainFields, type ChainValues, type ConditionValues } from './chainFields';
import { ConditionRows, FIRST_STEP, StepRows } from './chainRows';

/** A new chain has nothing but its first step. */
export type EditedChain = Partial<ChainRecord>;

const approverOf = (one: string): Approver => {
  const [kind, value = ''] = one.split(':');
  const found = Object.values(APPROVER_KIND).find((code) => String(code) === kind);
  return { kind: found ?? APPROVER_KIND.role, value };
};

const conditionOf = ({ customerTypes, ...condition }: ChainCondition): ConditionValues => ({
  ...condition,
  customerTypes: customerTypes.map(String),
});

const valuesOf = ({ steps = [], conditions = [], ...chain }: EditedChain): Partial<ChainValues> => ({
  ...(chain.chainCode === undefined ? {} : { chainCode: chain.chainCode }),
  ...(chain.chainName === undefined ? {} : { chainName: chain.chainName }),
  ...(chain.bizKind === undefined ? {} : { bizKind: chain.bizKind }),
  ...(chain.priority === undefined ? {} : { priority: chain.priority }),
  steps:
    steps.length === 0
      ? [FIRST_STEP]
      : steps.map((step) => ({ ...step, approvers: step.approvers.map(({ kind, value }) => `${kind}:${value}`) })),
  conditions: conditions.map(conditionOf),
});

const inputOf = ({ steps, conditions, ...chain }: ChainValues) => ({
  ...chain,
  steps: steps.map((step) => ({ ...step, approvers: step.approvers.map(approverOf) })),
  conditions: conditions.map((one) => ({ ...one })),
});

function save(values: ChainValues, { record }: { record: EditedChain | undefined }): Promise<unknown> {
  const { chainId, version } = record ?? {};
  const silent = { silent: true };
  return chainId === undefined || version === undefined
    ? call(approvalApi.addChain, inputOf(values), silent)
    : call(approvalApi.updateChain, { ...inputOf(values), chainId, version }, silent);
}

/** Who decides on which documents; a change does not affect documents that are under way. */
export function ChainDrawer({ record, onClose }: { record: EditedChain; onClose: () => void }) {
  const isNew = record.chainId === undefined;
  return (
    <RecordDrawer<EditedChain, ChainValues>
      draftKey={`chain ${record.chainId ?? ''}`}
      title={isNew ? 'chain.addTitle' : 'chain.editTitle'}
      titleValues={{ name: record.chainName ?? '' }}
      fields={chainFields}
      record={record}
      toValues={valuesOf}
      save={save}
      onClose={onClose}
    >
      <FormSection title="chain.basics">
        {chainFields.inputs(['chainCode', 'chainName', 'bizKind', 'priority'])}
      </FormSection>
      <FormSection title="chain.steps">
        <Wide>
          <StepRows />
        </Wide>
      </FormSection>
      <FormSection title="chain.conditions" help="chain.conditionsHelp">
        <Wide>
          <ConditionRows />
        </Wide>
      </FormSection>
    </RecordDrawer>
  );
}
