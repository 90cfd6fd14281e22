import { type BranchTreeProps, BranchTreeSelect } from './BranchTreeSelect';

/** What a company may deal in: the leaves that are chosen (specification §3). */
export const OperateRangeTree = (props: BranchTreeProps) => (
  <BranchTreeSelect {...props} kind="operateRangeTree" placeholder="operateRange.choose" counts="leaf" />
);
