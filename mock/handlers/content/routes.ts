import { announcementApi } from '../../../src/contract/content/announcements';
import { implement } from '../../http/implement';
import { byTheClock } from '../tradeFair/byTheClock';
import {
  addAnnouncement,
  deleteAnnouncement,
  publishAnnouncement,
  takeDownAnnouncement,
  updateAnnouncement,
} from './change';
import { announcementPage } from './read';

export const announcementRoutes = implement(announcementApi, {
  page: announcementPage,
  add: byTheClock(addAnnouncement),
  update: updateAnnouncement,
  publish: publishAnnouncement,
  takeDown: takeDownAnnouncement,
  // Readers are not counted yet: what is recalled goes where what is taken down goes.
  recall: takeDownAnnouncement,
  delete: deleteAnnouncement,
});
