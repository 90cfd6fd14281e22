import { Flex } from 'antd';
import { type ChainCondition, type ChainStep, GROUPS, STEP_MODE } from '@/contract/master-data/approval';
import { type BizKind } from '@/contract/master-data/kinds';
import type { ChainRecord } from '@/contract/master-data/approvals';
import { FLAG } from '@/contract/fields';
import { T, type TextId } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { goodsStorage } from '../shared/goodsCodes';
import { bizKind } from '../shared/bizKind';

const chainStatus = codeTable('chainStatus', FLAG, { tones: { no: 'draft', yes: 'active' }, dictCode: 'status' });
const stepMode = codeTable('stepMode', STEP_MODE);
const yesNo = codeTable('chainFlag', FLAG);

/** A step of the form: approvers as `kind:value`. */
export interface StepValues extends Omit<ChainStep, 'approvers'> {
  approvers: string[];
}
/** One alternative of the form. */
export type ConditionValues = Partial<Omit<ChainCondition, 'customerTypes'>> & { customerTypes?: string[] };

export interface ChainValues extends Pick<ChainRecord, 'chainCode' | 'chainName' | 'bizKind' | 'priority'> {
  steps: StepValues[];
  conditions: ConditionValues[];
}

const GROUP_NAMES: Readonly<Record<string, TextId>> = {
  basics: 'chainGroup.basics',
  contact: 'chainGroup.contact',
  invoice: 'chainGroup.invoice',
  creditCode: 'chainGroup.creditCode',
  legalPerson: 'chainGroup.legalPerson',
  range: 'chainGroup.range',
  licences: 'chainGroup.licences',
  people: 'chainGroup.people',
  receivers: 'chainGroup.receivers',
  settlement: 'chainGroup.settlement',
  names: 'chainGroup.names',
  spec: 'chainGroup.spec',
  maker: 'chainGroup.maker',
  prices: 'chainGroup.prices',
  packing: 'chainGroup.packing',
  approvalNo: 'chainGroup.approvalNo',
  dosageForm: 'chainGroup.dosageForm',
  storage: 'chainGroup.storage',
  shelfLife: 'chainGroup.shelfLife',
};

/** Groups of the form that a step can judge; a renewal and a cancellation have none. */
export const groupOptions = (kind: BizKind | undefined) =>
  Object.keys(kind === undefined ? {} : GROUPS[kind]).flatMap((value) => {
    const id = GROUP_NAMES[value];
    return id ? [{ value, label: <T id={id} /> }] : [];
  });

const isStep = (one: unknown): one is ChainStep => typeof one === 'object' && one !== null && 'stepName' in one;

const stepNames = (value: unknown) =>
  Array.isArray(value) ? (
    <Flex wrap gap="small">
      {value.filter(isStep).map(({ stepName }, i) => (
        <span key={`${i} ${stepName}`}>
          {i + 1} {stepName}
        </span>
      ))}
    </Flex>
  ) : (
    ''
  );

export const chainFields = fieldsOf<ChainRecord, ChainValues>()('chain', {
  chainCode: f.code({ max: 20, required: true, width: 110, fixed: 'left', help: 'chain.codeHelp' }),
  chainName: f.name({ max: 50, required: true, width: 180 }),
  bizKind: f.codes(bizKind, { required: true, width: 110 }),
  priority: f.count({ required: true, min: 1, max: 999, width: 90, help: 'chain.priorityHelp' }),
  steps: f.list({ show: stepNames, ellipsis: false, width: 260 }),
  conditions: f.list({}),
  inUse: f.count({ width: 90 }),
  status: f.codes(chainStatus, { width: 90 }),
  modifiedBy: f.person(),
  gmtModified: f.timestamp({}),
});

export const stepFields = fieldsOf<StepValues>()('chainStep', {
  stepName: f.text({ max: 20, required: true }),
  approvers: f.list({ required: true }),
  mode: f.codes(stepMode, { required: true }),
  fields: f.list({ help: 'chainStep.fieldsHelp' }),
  dueHours: f.count({ required: true, min: 1, max: 240 }),
  skipSame: f.flag({ help: 'chainStep.skipSameHelp' }),
});

export const conditionFields = fieldsOf<ConditionValues>()('chainCondition', {
  isChange: f.codes(yesNo),
  firstBusiness: f.codes(yesNo),
  customerTypes: f.list({}),
  operateRangeIds: f.list({}),
  storage: f.codes(goodsStorage, { filter: { fieldProps: { mode: 'multiple' } } }),
});
