export { PrizeDraw as default } from '@/areas/trade-fair/big-screen/PrizeDraw';
