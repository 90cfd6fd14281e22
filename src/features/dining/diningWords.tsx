import { MEAL_STATUS, MEAL_TARGET, VOUCHER_STATUS } from '@/contract/fair/dining';
import { MEAL_TYPE } from '@/contract/trade-fair';
import { codeTable } from '@/crud/table/codeTable';

export const mealType = codeTable('mealType', MEAL_TYPE);
export const mealStatus = codeTable('mealStatus', MEAL_STATUS, { stopped: 'stopped', open: 'active' });
export const mealTarget = codeTable('mealTarget', MEAL_TARGET);
export const voucherStatus = codeTable('voucherStatus', VOUCHER_STATUS, {
  open: 'waiting',
  used: 'active',
  void: 'stopped',
});
