import { CLIENT_KIND, FEEDBACK_STATUS, FEEDBACK_TYPE } from '@/contract/people/feedback';
import { codeTable } from '@/crud/table/codeTable';

export const feedbackType = codeTable('feedbackType', FEEDBACK_TYPE);
export const clientKind = codeTable('clientKind', CLIENT_KIND);
export const feedbackStatus = codeTable('feedbackStatus', FEEDBACK_STATUS, {
  waiting: 'attention',
  assigned: 'waiting',
  replied: 'active',
  closed: 'ended',
});
