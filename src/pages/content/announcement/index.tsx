export { BranchAnnouncements as default } from '@/areas/content/branch-announcements/BranchAnnouncements';
