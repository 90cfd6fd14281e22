import { codeTable } from '@kit/fields/codeTable';

/** Data scopes of roles, the widest first. */
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
