import { contentReadApi } from '../../../../../src/contract/reports/reads';
import { implement } from '../../../../http/implement';
import { remindUnread } from '../../../content/public';
import { contentReads } from './page';
import { readUsers, targetUsers, unreadUsers } from './readers';

export const contentReadRoutes = implement(contentReadApi, {
  page: contentReads,
  targetUsers,
  readUsers,
  unreadUsers,
  remind: ({ contentId }, context) => remindUnread({ announcementId: contentId }, context),
});
