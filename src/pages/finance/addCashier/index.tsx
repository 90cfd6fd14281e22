export { CashierAdd as default } from '@/areas/finance/cashiers/CashierEdit';
