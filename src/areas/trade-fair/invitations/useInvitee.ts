import { useLinkFilters } from '@/shared/fields/useLinkFilters';
import { CUSTOMER_LEVEL, type FairCustomer, fairCustomerApi } from '@/contract/trade-fair/customers';
import { type Guest, guestApi } from '@/contract/trade-fair/guests';
import { MAX_INVITATIONS } from '@/contract/trade-fair/invitations';
import { useCall } from '@kit/data/useCall';

export interface Invitee {
  customer: FairCustomer;
  /** Guests without an invitation. */
  guests: readonly Guest[];
}

const ID = /^\d{1,18}$/;
const { firstLevelCustomerList, secondLevelCustomerList } = fairCustomerApi;

/** The customer in the address, as the list of customers sets it, and its guests who are not invited yet. */
export function useInvitee(tradeFairId: string) {
  const { customer, level } = useLinkFilters({ customer: 'text', level: 'code' });
  const id = typeof customer === 'string' ? customer : '';
  const ready = ID.test(id);
  const list = level === CUSTOMER_LEVEL.second ? secondLevelCustomerList : firstLevelCustomerList;
  const found = useCall(list, { tradeFairId, id: ready ? id : '0' }, { ready });
  const guests = useCall(
    guestApi.guestList,
    { tradeFairId, fairCustomerId: ready ? id : '0', invited: 0, pageSize: MAX_INVITATIONS },
    { ready },
  );
  const [row] = found.data?.records ?? [];
  const invitee: Invitee | null = row && guests.data ? { customer: row, guests: guests.data.records } : null;
  const isOver = Boolean(found.error ?? guests.error) || (found.data !== undefined && guests.data !== undefined);
  return { key: id, isReady: !ready || isOver, invitee };
}
