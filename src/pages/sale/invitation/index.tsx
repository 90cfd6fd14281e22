export { InvitationList as default } from '@/features/invitations/InvitationList';
