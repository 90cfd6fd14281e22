export { Announcements as default } from '@/features/announcements/Announcements';
