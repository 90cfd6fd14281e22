import { invitationApi } from '../../../src/contract/fair/invitations';
import { implement } from '../../http/implement';
import { byTheClock } from '../tradeFair/byTheClock';
import { addInvitations } from './add';
import { openInvitation, replyInvitation } from './answer';
import { invitationPage } from './read';
import { cancelInvitations, sendInvitations } from './send';

export const invitationRoutes = implement(invitationApi, {
  page: invitationPage,
  add: byTheClock(addInvitations),
  send: byTheClock(sendInvitations),
  cancel: byTheClock(cancelInvitations),
  open: byTheClock(openInvitation),
  // Its limits outlast a refusal.
  reply: { ownTransaction: byTheClock(replyInvitation) },
});
