export { InvitationReply as default } from '@/areas/trade-fair/reply/InvitationReply';
