import type { InvalidField } from '@kit/form/useFormFailure';
import type { TextId } from '@/core/i18n';
import type { Basket } from '../shared/formActivity';

export const STEPS = ['info', 'products', 'parties', 'confirm'] as const;
export type Step = (typeof STEPS)[number];

export const STEP_TITLES: Readonly<Record<Step, TextId>> = {
  info: 'activityForm.stepInfo',
  products: 'activityForm.stepProducts',
  parties: 'activityForm.stepParties',
  confirm: 'activityForm.stepConfirm',
};

const FIELDS: Readonly<Record<'products' | 'parties', readonly string[]>> = {
  products: ['productScopeType', 'categoryIds', 'brandIds', 'supplierIds', 'products', 'excludeProducts'],
  parties: [
    ...['customerScopeType', 'customerTypeCodes', 'regionIds', 'excludeCustomers', 'customers'],
    ...['staffScopeType', 'staff'],
  ],
};

/** The step of a field. */
export function stepOf([field]: InvalidField['name']): Step {
  const name = String(field);
  if (FIELDS.products.includes(name)) return 'products';
  return FIELDS.parties.includes(name) ? 'parties' : 'info';
}

/** Rows of a basket are no fields of the form: their errors are shown above the table. */
export const BASKETS: readonly Basket[] = ['products', 'customers', 'staff'];
export const isOfBasket = ({ name: [field] }: InvalidField) => BASKETS.some((basket) => basket === field);
