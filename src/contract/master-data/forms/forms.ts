import { BIZ_KIND } from '../kinds';
import type { FormKind } from '../entry-records';
import { commodityForm } from './commodity';
import { companyForm } from './company';
import { customerForm } from './customer';

/** The form of each kind of entry. */
export const FORMS = {
  [BIZ_KIND.company]: companyForm,
  [BIZ_KIND.customer]: customerForm,
  [BIZ_KIND.commodity]: commodityForm,
} as const satisfies Record<FormKind, unknown>;
