export { CashierInfo as default } from '@/areas/finance/cashiers/CashierInfo';
