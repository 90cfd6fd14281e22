export { Dining as default } from '@/areas/trade-fair/dining/Dining';
