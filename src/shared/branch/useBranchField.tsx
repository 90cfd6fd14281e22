import { useMemo } from 'react';
import { platformUserApi } from '@/contract/account/platform-user';
import { useCall } from '@kit/data/useCall';
import { rowsOf } from './branchRows';
import { BranchSelect } from './BranchSelect';

/** A filter by company: its tree to choose from, and the names for what is chosen. */
export function useBranchField() {
  const { data } = useCall(platformUserApi.loginOrgList, { type: 'scope' });
  return useMemo(
    () => ({
      valueEnum: new Map(rowsOf(data ?? []).map(({ branchId, branchName }) => [branchId, { text: branchName }])),
      formItemRender: () => <BranchSelect source="scope" />,
    }),
    [data],
  );
}
