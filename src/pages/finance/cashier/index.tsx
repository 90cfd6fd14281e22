export { CashierList as default } from '@/areas/finance/cashiers/CashierList';
