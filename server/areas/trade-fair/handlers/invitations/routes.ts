import { invitationApi } from '../../../../../src/contract/trade-fair/invitations';
import { implement } from '../../../../http/implement';
import { byTheClock } from '../fairs/byTheClock';
import { addInvitations } from './add';
import { openInvitation, replyInvitation } from './answer';
import { contactsOf } from './contacts';
import { invitationPage } from './read';
import { readNews } from './readNews';
import { cancelInvitations, previewSend, sendInvitations } from './send';

export const invitationRoutes = implement(invitationApi, {
  page: invitationPage,
  add: byTheClock(addInvitations),
  contacts: byTheClock(contactsOf),
  send: byTheClock(sendInvitations),
  sendPreview: byTheClock(previewSend),
  cancel: byTheClock(cancelInvitations),
  open: byTheClock(openInvitation),
  // Their limits outlast a refusal.
  reply: { ownTransaction: byTheClock(replyInvitation) },
  read: { ownTransaction: byTheClock(readNews) },
});
