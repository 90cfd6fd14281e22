import {
  branchAnnouncementApi,
  branchAnnouncementAppApi,
} from '../../../../../src/contract/content/branch-announcements';
import { implement } from '../../../../http/implement';
import {
  addAnnouncement,
  deleteAnnouncement,
  publishAnnouncement,
  takeDownAnnouncement,
  updateAnnouncement,
} from './change';
import { announcementPage, readAnnouncement, shownAnnouncements } from './read';

export const branchAnnouncementRoutes = [
  ...implement(branchAnnouncementApi, {
    page: announcementPage,
    add: addAnnouncement,
    update: updateAnnouncement,
    publish: publishAnnouncement,
    takeDown: takeDownAnnouncement,
    delete: deleteAnnouncement,
  }),
  ...implement(branchAnnouncementAppApi, { shown: shownAnnouncements, read: readAnnouncement }),
];
