export { AddInvitations as default } from '@/features/invitations/AddInvitations';
