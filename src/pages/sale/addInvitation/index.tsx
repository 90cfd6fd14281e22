export { AddInvitations as default } from '@/areas/trade-fair/invitations/AddInvitations';
