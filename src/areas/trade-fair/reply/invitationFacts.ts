import type { Output } from '@/contract/endpoint';
import type { invitationApi } from '@/contract/trade-fair/invitations';

/** What the link of an invitation shows: fair, guest, and the answer so far. */
export type InvitationFacts = Output<typeof invitationApi.open>;
