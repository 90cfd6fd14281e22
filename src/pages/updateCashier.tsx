export { CashierEdit as default } from '@/areas/finance/cashiers/CashierEdit';
