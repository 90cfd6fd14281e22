import {
  CLIENT_KIND,
  type Feedback,
  FEEDBACK_STATUS,
  FEEDBACK_TYPE,
  type FeedbackDetail,
} from '@/contract/system/feedback';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';

const feedbackStatus = codeTable('feedbackStatus', FEEDBACK_STATUS, {
  tones: { waiting: 'attention', assigned: 'waiting', replied: 'active', closed: 'ended' },
  dictCode: 'feedback.status',
});

type Facts = Omit<FeedbackDetail, 'images'>;

/** Feedback, from the app or the console: its list, and its view. */
export const feedbackFields = fieldsOf<Feedback, Facts>()('feedback', {
  feedbackNo: f.code({ width: 180, fixed: 'left', sorted: true }),
  type: f.codes(codeTable('feedbackType', FEEDBACK_TYPE, { dictCode: 'feedback.type' }), { width: 90 }),
  content: f.text({ isFact: true, width: 300 }),
  imageCount: f.count({ width: 70 }),
  status: f.codes(feedbackStatus, { width: 90, sorted: true }),
  submitName: f.text({ isFact: true, max: 50, width: 120 }),
  handlerName: f.person({ width: 90 }),
  gmtCreated: f.dateTime({ sorted: true }),
  phone: f.mobile({ width: 120 }),
  branchName: f.text({ width: 200 }),
  branchId: f.branch(),
  clientKind: f.codes(codeTable('clientKind', CLIENT_KIND, { dictCode: 'feedback.clientKind' }), { width: 90 }),
  replyContent: f.text({ width: 240 }),
  repliedBy: f.person(),
  replyTime: f.dateTime(),
  closeReason: f.text(),
});
