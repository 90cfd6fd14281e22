export { PrizeDraw as default } from '@/features/prize-draw/PrizeDraw';
