export { Announcements as default } from '@/areas/content/announcements/Announcements';
