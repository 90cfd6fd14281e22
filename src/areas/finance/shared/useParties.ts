import type { Output } from '@/contract/endpoint';
import { type PartyType, statementApi } from '@/contract/finance/statements';
import { useCall } from '@kit/data/useCall';

const SHOWN = 50;

export const partyOption = ({
  partyId,
  partyCode,
  partyName,
}: Output<typeof statementApi.parties>['records'][number]) => ({
  value: partyId,
  label: `${partyName} ${partyCode}`,
});

/** Customers or suppliers of a company that are to choose from. */
export function useParties(branchId: string, partyType: PartyType, keyword: string) {
  const asked = { branchId, partyType, keyword, pageSize: SHOWN };
  const { data, loading } = useCall(statementApi.parties, asked, { ready: branchId !== '' });
  return { options: (data?.records ?? []).map(partyOption), loading };
}
