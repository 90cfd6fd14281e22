export { GuestManage as default } from '@/features/guests/GuestManage';
