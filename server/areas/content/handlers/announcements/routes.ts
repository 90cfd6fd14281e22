import { announcementApi } from '../../../../../src/contract/content/announcements';
import { implement } from '../../../../http/implement';
import { withCurrentStates } from '../../../trade-fair/public';
import {
  addAnnouncement,
  copyAnnouncement,
  deleteAnnouncement,
  publishAnnouncement,
  recallAnnouncement,
  takeDownAnnouncement,
  updateAnnouncement,
} from './change';
import { migrateAnnouncements } from './migrate';
import { announcementPage } from './read';
import { readByBranch, readersOf, unreadOf } from './readers';
import { remindAnnouncement } from './remind';
import { announceTargets } from './targets';

export const announcementRoutes = implement(announcementApi, {
  page: announcementPage,
  targets: announceTargets,
  add: withCurrentStates(addAnnouncement),
  update: updateAnnouncement,
  publish: publishAnnouncement,
  takeDown: takeDownAnnouncement,
  recall: recallAnnouncement,
  copy: withCurrentStates(copyAnnouncement),
  migrate: migrateAnnouncements,
  readPage: readersOf,
  unreadPage: unreadOf,
  readByBranch,
  remind: remindAnnouncement,
  delete: deleteAnnouncement,
});
