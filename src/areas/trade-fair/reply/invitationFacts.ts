import type { Output } from '@/contract/endpoint';
import type { invitationApi } from '@/contract/trade-fair/invitations';

/** What whoever has the link is told. */
export type InvitationFacts = Output<typeof invitationApi.open>;
