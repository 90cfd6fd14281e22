import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { ENTRY_STATUS, UNDER_WAY } from '../../../../../src/contract/master-data/approval';
import { BIZ_KIND } from '../../../../../src/contract/master-data/kinds';
import { DUPLICATE_KIND, type DuplicateKind } from '../../../../../src/contract/master-data/duplicates';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import type { AnyRecord } from '../../rules/duplicates/compareFacts';
import { entry } from '../schema/entry';

const licences = z.array(z.object({ licenceType: z.number(), licenceNo: z.string() })).catch([]);
const text = z.string().catch('');
/** The narrowest of province, city and district. */
const regionIds = z
  .array(z.string())
  .catch([])
  .transform((ids) => ids.at(-1) ?? '');
const person = z.object({ phone: text }).catch({ phone: '' });

const companyForm = z.object({
  ...{ companyName: text, regionIds, uscc: text, legalPerson: text, address: text, contactPhone: text, licences },
});
const customerForm = z.object({
  ...{ custName: text, regionIds, uscc: text, legalPerson: text, address: text, licences, purchaser: person },
  receivers: z.array(person).catch([]),
});
const commodityForm = z.object({
  ...{ commonName: text, spec: text, dosageForm: text, manufacturer: text, approvalNo: text, barcode: text },
});

/** What is compared of a form, which may be half filled or older than this build. */
export function recordOfForm(kind: DuplicateKind, form: unknown): AnyRecord {
  if (kind === DUPLICATE_KIND.company) {
    const { companyName, regionIds: regionId, contactPhone, ...more } = companyForm.parse(form);
    return { company: { ...more, name: companyName, regionId, phones: [contactPhone] } };
  }
  if (kind === DUPLICATE_KIND.customer) {
    const { custName, regionIds: regionId, purchaser, receivers, ...more } = customerForm.parse(form);
    const phones = [purchaser.phone, ...receivers.map(({ phone }) => phone)];
    return { company: { ...more, name: custName, regionId, phones } };
  }
  const { commonName, ...more } = commodityForm.parse(form);
  return { goods: { ...more, name: commonName } };
}

const BIZ: Partial<Record<DuplicateKind, (typeof BIZ_KIND)[keyof typeof BIZ_KIND]>> = {
  [DUPLICATE_KIND.company]: BIZ_KIND.company,
  [DUPLICATE_KIND.customer]: BIZ_KIND.customer,
  [DUPLICATE_KIND.goods]: BIZ_KIND.commodity,
};
const { passed, returned, written } = ENTRY_STATUS;
const COMPARED: readonly number[] = [...UNDER_WAY, passed, returned, written];

/**
 * The entries among these ids that are compared, without those that have become a master: the master is compared
 * instead.
 */
export async function comparedEntries(db: Db, kind: DuplicateKind, ids: readonly string[]) {
  const biz = BIZ[kind];
  if (biz === undefined) return [];
  const rows = await db
    .select()
    .from(entry)
    .where(global('taken', and(eq(entry.kind, biz), inArray(entry.entryId, [...ids]))));
  return rows
    .filter((row) => COMPARED.includes(row.status) && row.deleted === 0 && row.masterId === null)
    .map((row) => ({
      ...{ id: row.entryId, code: row.entryNo, name: row.name, branchId: row.branchId, changeOf: row.changeOf },
      record: recordOfForm(kind, row.form),
    }));
}
