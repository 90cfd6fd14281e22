export { DownloadFile as default } from '@/features/download-file/DownloadFile';
