import { codeTable } from '@kit/fields/codeTable';

/** How far the data of a role reach, the widest first. */
export const dataScope = codeTable(
  'dataScope',
  {
    all: 'ALL',
    branchAndBelow: 'BRANCH_AND_BELOW',
    branch: 'BRANCH',
    self: 'SELF',
  },
  { dictCode: 'role.dataScope' },
);
