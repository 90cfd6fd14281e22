import * as z from 'zod';
import { code, flag, orEmpty, plainText, text } from '../../fields';
import { COMPANY_KIND, licenceInput } from '../licences';
import { address, amount, day, operateRangeIds, person, phone, regionIds, uscc } from './pieces';

/** A company that we buy from (docs/domain/approval.md#forms). */
export const companyForm = z.object({
  companyName: plainText(100).min(1),
  companyKind: code(COMPANY_KIND),
  uscc,
  /**
   * The applicant insists on an early code with a wrong check character: the picture of the licence proves it, and the
   * auditor accepts it.
   */
  usccOverride: flag.default(0),
  legalPerson: person.min(1),
  /** Ten thousand yuan. */
  registeredCapital: amount,
  establishDate: day,
  /** Null: no end. */
  businessTermEnd: day,
  regionIds,
  address,
  contactName: person.min(1),
  contactPhone: phone,
  email: orEmpty(z.union([z.literal(''), z.email().max(100)])),
  bankName: orEmpty(text(60)),
  bankAccount: orEmpty(z.string().regex(/^(\d{8,30})?$/)),
  invoiceTitle: orEmpty(plainText(100)),
  taxNo: orEmpty(text(30)),
  operateRangeIds,
  licences: z.array(licenceInput).max(20).default([]),
});
export type CompanyForm = z.output<typeof companyForm>;

/** The groups of fields that the steps of a chain judge: each field of the form is in one group. */
export const COMPANY_GROUPS = {
  basics: [
    'companyName',
    'companyKind',
    'registeredCapital',
    'establishDate',
    'businessTermEnd',
    'regionIds',
    'address',
  ],
  contact: ['contactName', 'contactPhone', 'email'],
  invoice: ['bankName', 'bankAccount', 'invoiceTitle', 'taxNo'],
  creditCode: ['uscc', 'usccOverride'],
  legalPerson: ['legalPerson'],
  range: ['operateRangeIds'],
  licences: ['licences'],
} as const satisfies Record<string, readonly (keyof CompanyForm)[]>;
