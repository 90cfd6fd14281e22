export { isGuest, isUser, readerName, readerPhone } from './data/readerNames';
export { hasRead, isUnread, ownRead, wasToRead } from './data/readers';
export { announcement, announcementRead, announcementTarget } from './data/schema/announcement';
export { remindUnread } from './handlers/announcements/remind';
