import { type BranchTreeProps, BranchTreeSelect } from './BranchTreeSelect';

/** Regions that a company serves, three levels; one stands for all below it (docs/domain/pricing.md#rules). */
export const RegionTree = (props: BranchTreeProps) => (
  <BranchTreeSelect {...props} kind="regionTree" placeholder="region.choose" counts="parent" />
);
