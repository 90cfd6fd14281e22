export { DownloadFile as default } from '@/areas/tasks/exports/DownloadFile';
