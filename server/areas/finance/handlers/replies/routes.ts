import { statementLinkApi, statementReplyApi } from '../../../../../src/contract/finance/replies';
import { implement } from '../../../../http/implement';
import { replySms, sendReply } from './answer';
import { createLink, currentLink, revokeLink } from './links';
import { openReply, replyBills } from './open';
import { saveReply } from './save';

export const replyRoutes = [
  ...implement(statementLinkApi, { current: currentLink, create: createLink, revoke: revokeLink }),
  ...implement(statementReplyApi, {
    open: openReply,
    bills: replyBills,
    save: { ownTransaction: saveReply },
    sms: { ownTransaction: replySms },
    answer: { ownTransaction: sendReply },
  }),
];
