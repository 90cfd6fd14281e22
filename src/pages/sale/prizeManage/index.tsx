export { PrizeManage as default } from '@/areas/trade-fair/prizes/PrizeManage';
