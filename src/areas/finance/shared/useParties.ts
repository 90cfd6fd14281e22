import { useState } from 'react';
import type { Output } from '@/contract/endpoint';
import { type PartyType, statementApi } from '@/contract/finance/statements';
import { trim } from '@/core/input/filters';
import { useThrottleLatest } from '@/core/input/throttleLatest';
import { useCall } from '@kit/data/useCall';

const SHOWN = 50;
const TYPING_MS = 300;

/** The text typed into a select whose options the server finds; it changes at most every 300 ms. */
export function useTyped() {
  const [typed, setTyped] = useState('');
  const onSearch = useThrottleLatest(setTyped, TYPING_MS);
  return { keyword: trim(typed), search: { filterOption: false, onSearch } as const };
}

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
