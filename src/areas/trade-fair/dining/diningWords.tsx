import { MEAL_STATUS, MEAL_TARGET, VOUCHER_STATUS } from '@/contract/trade-fair/dining';
import { MEAL_TYPE } from '@/contract/trade-fair/fairs';
import { codeTable } from '@kit/fields/codeTable';

export const mealType = codeTable('mealType', MEAL_TYPE);
export const mealStatus = codeTable('mealStatus', MEAL_STATUS, { tones: { stopped: 'stopped', open: 'active' } });
export const mealTarget = codeTable('mealTarget', MEAL_TARGET);
export const voucherStatus = codeTable('voucherStatus', VOUCHER_STATUS, { tones: {
  open: 'waiting',
  used: 'active',
  void: 'stopped',
} });
