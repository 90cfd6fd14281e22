export { DrawLottery as default } from '@/areas/trade-fair/draws/DrawLottery';
