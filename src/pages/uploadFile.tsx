export { UploadFile as default } from '@/features/mobile-upload/UploadFile';
