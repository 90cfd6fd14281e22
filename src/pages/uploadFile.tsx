export { UploadFile as default } from '@/areas/account/phone-upload/UploadFile';
