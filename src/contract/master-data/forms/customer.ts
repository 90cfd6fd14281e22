import * as z from 'zod';
import { code, date, flag, orEmpty, orNull, plainText, posInt8, text } from '../../fields';
import { CUSTOMER_TYPE } from '../../trade-fair/customers';
import { licenceInput } from '../licences';
import { address, amount, buyerPhone, operateRangeIds, person, phone, regionIds, uscc } from './pieces';

export const SETTLE_TYPE = { cash: 1, monthly: 2, prepaid: 3 } as const;
/** The most days of credit. */
export const MAX_CREDIT_DAYS = 180;
export const MAX_RECEIVERS = 10;

/** The key that identifies a row within its form, independent of its position. */
export const rowKey = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);

const receiver = z.object({
  id: rowKey,
  name: person.min(1),
  phone,
  address,
  isDefault: flag.default(0),
});

/** The person who buys for the customer, with a letter of authorisation. */
const purchaser = z.object({
  name: person.min(1),
  idNo: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^\d{17}[\dX]$/),
  phone: buyerPhone,
  authorisationUntil: date,
});

/** A customer (docs/domain/approval.md#forms). */
export const customerForm = z.object({
  custName: plainText(100).min(1),
  customerType: code(CUSTOMER_TYPE),
  /** Clinics and other customers may give the number of their practice licence instead. */
  uscc: orEmpty(z.union([z.literal(''), uscc])),
  usccOverride: flag.default(0),
  practiceLicenceNo: orEmpty(text(30)),
  salesmanId: orNull(z.string().regex(/^[A-Za-z0-9]{1,20}$/)),
  inviter: orNull(z.string().regex(/^[A-Za-z0-9]{1,20}$/)),
  regionIds,
  address,
  receivers: z.array(receiver).min(1).max(MAX_RECEIVERS),
  legalPerson: person.min(1),
  qualityPerson: orEmpty(person),
  purchaser: purchaser.nullish().transform((value) => value ?? null),
  settleType: code(SETTLE_TYPE).default(1),
  creditLimit: amount,
  creditDays: orNull(posInt8.max(MAX_CREDIT_DAYS)),
  operateRangeIds,
  invoiceTitle: orEmpty(plainText(100)),
  taxNo: orEmpty(text(30)),
  licences: z.array(licenceInput).max(20).default([]),
});
export type CustomerForm = z.output<typeof customerForm>;

export const CUSTOMER_GROUPS = {
  basics: ['custName', 'customerType', 'salesmanId', 'inviter', 'regionIds', 'address'],
  creditCode: ['uscc', 'usccOverride', 'practiceLicenceNo'],
  people: ['legalPerson', 'qualityPerson', 'purchaser'],
  receivers: ['receivers'],
  settlement: ['settleType', 'creditLimit', 'creditDays', 'invoiceTitle', 'taxNo'],
  range: ['operateRangeIds'],
  licences: ['licences'],
} as const satisfies Record<string, readonly (keyof CustomerForm)[]>;
