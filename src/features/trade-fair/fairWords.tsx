import { BranchNames } from '@/components/branch/BranchNames';
import { SIGN_IN_MODE } from '@/contract/trade-fair';
import { T } from '@/core/i18n';
import { codeTable } from '@/crud/table/codeTable';

export const signInMode = codeTable('fairSignIn', SIGN_IN_MODE);

const flag = (value: unknown) => <T id={value === 1 ? 'crud.yes' : 'crud.no'} />;
const branches = (value: unknown) => <BranchNames ids={[value].flat().map(String)} />;

/** Codes and ids of a fair, as people read them. */
export const FAIR_WORDS = {
  signInMode: (value: unknown) => <signInMode.Tag value={value} />,
  lotteryEnabled: flag,
  diningEnabled: flag,
  hostBranchId: branches,
  branchIds: branches,
};
