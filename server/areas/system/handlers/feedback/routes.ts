import { feedbackApi } from '../../../../../src/contract/system/feedback';
import { implement } from '../../../../http/implement';
import { addFeedback, assignFeedback, closeFeedback, previewAssign, replyFeedback } from './change';
import { readFeedback, searchFeedback, searchHandlers } from './read';

export const feedbackRoutes = implement(feedbackApi, {
  page: searchFeedback,
  detail: ({ id }, context) => readFeedback(id, context),
  handlers: searchHandlers,
  add: addFeedback,
  assign: assignFeedback,
  assignPreview: previewAssign,
  reply: replyFeedback,
  close: closeFeedback,
});
