import { invitationApi } from '../../../../../src/contract/trade-fair/invitations';
import { implement } from '../../../../http/implement';
import { withCurrentStates } from '../fairs/withCurrentStates';
import { addInvitations } from './add';
import { openInvitation, replyInvitation } from './answer';
import { contactsOf } from './contacts';
import { invitationPage } from './read';
import { readNews } from './readNews';
import { cancelInvitations, previewSend, sendInvitations } from './send';

export const invitationRoutes = implement(invitationApi, {
  page: invitationPage,
  add: withCurrentStates(addInvitations),
  contacts: withCurrentStates(contactsOf),
  send: withCurrentStates(sendInvitations),
  sendPreview: withCurrentStates(previewSend),
  cancel: withCurrentStates(cancelInvitations),
  open: withCurrentStates(openInvitation),
  // In a transaction of their own, so that what counts against their limits stays after a refusal.
  reply: { ownTransaction: withCurrentStates(replyInvitation) },
  read: { ownTransaction: withCurrentStates(readNews) },
});
