export { PrizeManage as default } from '@/features/prizes/PrizeManage';
