import {
  type ChainCondition,
  type ChainStep,
  type EntrySource,
} from '../../../../../src/contract/master-data/approval';
import { BIZ_KIND, type BizKind } from '../../../../../src/contract/master-data/kinds';
import type { Form } from './paths';

export interface Chain {
  chainId: string;
  bizKind: BizKind;
  conditions: readonly ChainCondition[];
  priority: number;
  status: 0 | 1;
  steps: readonly ChainStep[];
}

/** What the conditions of a chain are asked about. */
export interface Subject {
  bizKind: BizKind;
  form: Form;
  isChange: boolean;
  source: EntrySource;
  branchId: string;
}

const listed = <T>(wanted: readonly T[], has: (one: T) => boolean) => wanted.length === 0 || wanted.some(has);

/** Ranges of a form: a commodity has one, the others several. */
function rangesOf({ bizKind, form }: Subject): readonly unknown[] {
  if (bizKind === BIZ_KIND.commodity) return [form.operateRangeId];
  return Array.isArray(form.operateRangeIds) ? form.operateRangeIds : [];
}

function holds(condition: ChainCondition, subject: Subject) {
  const { form, isChange, source, branchId } = subject;
  const ranges = rangesOf(subject);
  return (
    (condition.isChange === undefined || (condition.isChange === 1) === isChange) &&
    (condition.firstBusiness === undefined || condition.firstBusiness === Number(form.firstBusiness ?? 0)) &&
    listed(condition.customerTypes, (type) => type === form.customerType) &&
    listed(condition.operateRangeIds, (range) => ranges.includes(range)) &&
    listed(condition.storage, (storage) => storage === form.storage) &&
    listed(condition.sources, (one) => one === source) &&
    listed(condition.branchIds, (one) => one === branchId)
  );
}

const newestFirst = (a: Chain, b: Chain) => b.priority - a.priority || Number(BigInt(b.chainId) - BigInt(a.chainId));

/** The enabled chain of the highest priority whose conditions hold; of equals the newest. */
export const chainFor = <T extends Chain>(chains: readonly T[], subject: Subject): T | undefined =>
  chains
    .filter(({ bizKind, status }) => bizKind === subject.bizKind && status === 1)
    .filter(({ conditions }) => conditions.length === 0 || conditions.some((one) => holds(one, subject)))
    .sort(newestFirst)[0];

/** Whether a chain takes whatever comes. */
export const isUnconditional = ({ conditions }: Pick<Chain, 'conditions'>) => conditions.length === 0;
