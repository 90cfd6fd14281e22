import { type BranchTreeProps, BranchTreeSelect } from './BranchTreeSelect';

/** What a company may deal in: the leaves that are chosen (docs/domain/pricing.md#rules). */
export const OperateRangeTree = (props: BranchTreeProps) => (
  <BranchTreeSelect {...props} kind="operateRangeTree" placeholder="operateRange.choose" counts="leaf" />
);
