export { InvitationList as default } from '@/areas/trade-fair/invitations/InvitationList';
