import { platformUserApi } from '@/contract/account/platform-user';
import { rowsOf } from '@/shared/branch/branchRows';
import { useCall } from '@kit/data/useCall';

/** The name of a branch of the user's scope; undefined until it is known. */
export function useBranchName(branchId: string | undefined) {
  const { data = [] } = useCall(platformUserApi.loginOrgList, { type: 'scope' });
  return rowsOf(data).find((row) => row.branchId === branchId)?.branchName;
}
