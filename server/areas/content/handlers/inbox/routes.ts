import { inboxApi } from '../../../../../src/contract/content/inbox';
import { implement } from '../../../../http/implement';
import { myAnnouncements, openAnnouncement } from './mine';
import { readMine } from './read';

export const inboxRoutes = implement(inboxApi, { mine: myAnnouncements, open: openAnnouncement, read: readMine });
