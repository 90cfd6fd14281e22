export { GuestManage as default } from '@/areas/trade-fair/guests/GuestManage';
