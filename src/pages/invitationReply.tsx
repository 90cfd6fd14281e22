export { InvitationReply as default } from '@/features/invitation-reply/InvitationReply';
