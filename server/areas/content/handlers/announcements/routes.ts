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
import { announcementPage } from './read';
import { readersOf } from './readers';

export const announcementRoutes = implement(announcementApi, {
  page: announcementPage,
  add: withCurrentStates(addAnnouncement),
  update: updateAnnouncement,
  publish: publishAnnouncement,
  takeDown: takeDownAnnouncement,
  recall: recallAnnouncement,
  copy: withCurrentStates(copyAnnouncement),
  readPage: readersOf,
  delete: deleteAnnouncement,
});
