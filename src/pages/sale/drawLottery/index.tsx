export { DrawLottery as default } from '@/features/draw-lottery/DrawLottery';
