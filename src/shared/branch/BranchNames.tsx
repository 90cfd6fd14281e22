import { platformUserApi } from '@/contract/account/platform-user';
import { formatList } from '@kit/format/list';
import { useCall } from '@kit/data/useCall';
import { rowsOf } from './branchRows';

/** The names of companies; the id of one that the user may not see. */
export function BranchNames({ ids }: { ids: readonly string[] }) {
  const { data } = useCall(platformUserApi.loginOrgList, { type: 'permission' });
  const names = new Map(rowsOf(data ?? []).map(({ branchId, branchName }) => [branchId, branchName]));
  return formatList(ids.map((id) => names.get(id) ?? id));
}
