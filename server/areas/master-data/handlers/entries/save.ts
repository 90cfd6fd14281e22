import { eq } from 'drizzle-orm';
import { ENTRY_SOURCE, ENTRY_STATUS } from '../../../../../src/contract/master-data/approval';
import { BIZ_KIND } from '../../../../../src/contract/master-data/kinds';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { FormKind } from '../../../../../src/contract/master-data/entry-records';
import { FORMS } from '../../../../../src/contract/master-data/forms/forms';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { touch } from '../../../../http/touch';
import { contentHash } from '../../../../platform/canonical';
import { nextNumber } from '../../../../platform/numbers/series';
import { ofParent, within } from '../../../../platform/scope';
import { masterForm } from '../../data/approval/masters';
import { customer } from '../../data/schema/customer';
import { entry, type EntryRow, type Form } from '../../data/schema/entry';
import { isRow } from '../../rules/approval/paths';
import { filesOf } from './files';
import { demandOwn, demandVersion, lockedEntry } from './lockedEntry';

export const SERIES = {
  [BIZ_KIND.company]: 'companyEntry',
  [BIZ_KIND.customer]: 'customerEntry',
  [BIZ_KIND.commodity]: 'commodityEntry',
} as const;

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 200) : '');
const codeOf = (value: unknown) => (typeof value === 'string' && /^[A-Za-z0-9._-]{1,40}$/.test(value) ? value : null);

/** What lists search a form by. */
export function factsOfForm(kind: FormKind, form: Form) {
  const type = kind === BIZ_KIND.company ? form.companyKind : form.customerType;
  const name = form[kind === BIZ_KIND.company ? 'companyName' : kind === BIZ_KIND.customer ? 'custName' : 'commonName'];
  return {
    name: textOf(name),
    uscc: textOf(form.uscc).toUpperCase(),
    typeCode: typeof type === 'number' && Number.isInteger(type) && type > 0 && type < 100 ? type : null,
    approvalNo: textOf(form.approvalNo),
    manufacturer: textOf(form.manufacturer),
    supplierId: codeOf(form.supplierId),
    salesmanId: codeOf(form.salesmanId),
  };
}

/** The fields of the form and nothing else: what a draft says of states or verdicts counts for nothing. */
export function ownFields(kind: FormKind, form: Form): Form {
  const shape: Readonly<Record<string, unknown>> = FORMS[kind].shape;
  return Object.fromEntries(Object.entries(form).filter(([name]) => Object.hasOwn(shape, name)));
}

const isFlat = (value: unknown, depth = 0): boolean =>
  depth < 5 &&
  (Array.isArray(value) ? value : isRow(value) ? Object.values(value) : []).every((one) => isFlat(one, depth + 1));

/** Refuses a form that is nested deeper than any form is. */
export function demandFlat(form: Form) {
  if (!isFlat(form)) throw new Failure(ERROR.invalidInput);
}

const EDITABLE: readonly number[] = [ENTRY_STATUS.draft, ENTRY_STATUS.returned, ENTRY_STATUS.withdrawn];

/** The owner of a draft; on a public page nobody is signed in. */
export interface Applicant {
  userId: string | null;
  loginName: string;
  realName: string;
  branchId: string;
}

interface Begun {
  form: Form;
  changeOf: string | null;
  /** What its master said when a change was begun. */
  before?: Form | null;
  source: EntryRow['source'];
}

/** A new draft in the applicant's branch. */
export async function addEntry(
  kind: FormKind,
  { form, changeOf, before = null, source }: Begun,
  { db, now, applicant }: Pick<Context, 'db' | 'now'> & { applicant: Applicant },
) {
  const { userId, loginName, realName, branchId } = applicant;
  const entryNo = await nextNumber(db, SERIES[kind], now);
  const by = { createdBy: loginName, createdByName: realName, gmtCreated: now };
  const [made] = await db
    .insert(entry)
    .values({
      ...{ entryNo, kind, source, form, changeOf, before, contentHash: contentHash(form), fileIds: filesOf(form) },
      ...factsOfForm(kind, form),
      ...{ branchId, applicantId: userId, applicantName: realName },
      ...{ ...by, modifiedBy: loginName, gmtModified: now },
    })
    .returning();
  if (!made) throw new Error('An entry was inserted and did not come back.');
  return made;
}

interface Saved {
  id?: string | undefined;
  version?: number | undefined;
  form: Form;
  changeOf: string | null;
}

/** The form that a change of a master in sight begins with: what was typed, or else what the master says. */
async function begunForm(
  kind: FormKind,
  { form, changeOf }: Pick<Saved, 'form' | 'changeOf'>,
  { db, session }: Pick<Context, 'db' | 'session'>,
): Promise<Pick<Begun, 'form' | 'before'>> {
  if (changeOf === null) return { form };
  const seen =
    kind !== BIZ_KIND.customer ||
    (await db
      .select({ id: customer.custId })
      .from(customer)
      .where(within(session, customer, eq(customer.custId, changeOf)))
      .then((rows) => rows.length > 0));
  const begun = seen ? await masterForm(db, kind, { id: changeOf, branchId: session.branchId }) : undefined;
  if (!begun) throw notFound();
  if (Object.keys(form).length > 0) return { form };
  const before = ownFields(kind, begun);
  return { form: before, before };
}

/** Stores whatever is in the form. A submitted entry is not changed before it comes back. */
export const saveEntry =
  (kind: FormKind) =>
  async ({ id, version = 0, form: typed, changeOf }: Saved, context: Context) => {
    const form = ownFields(kind, typed);
    demandFlat(form);
    const { db, now, session, note } = context;
    if (id === undefined) {
      const begun = await begunForm(kind, { form, changeOf }, context);
      const draft = { ...begun, changeOf, source: ENTRY_SOURCE.console };
      const made = await addEntry(kind, draft, { db, now, applicant: session });
      note({ objectId: made.entryId, objectName: made.entryNo, action: 'add', after: { name: made.name } });
      return { entryId: made.entryId, entryNo: made.entryNo, version: made.version };
    }
    const { row } = await lockedEntry(kind, id, context);
    demandOwn(row, context);
    demandVersion(row, version);
    if (!EDITABLE.includes(row.status)) throw new Failure(ERROR.entryForbids);
    const fileIds = [...new Set([...row.fileIds, ...filesOf(form)])];
    await db
      .update(entry)
      .set({
        ...{ form, fileIds, contentHash: contentHash(form), version: row.version + 1 },
        ...factsOfForm(kind, form),
        ...touch(context),
      })
      .where(ofParent(entry.entryId, id));
    note({ objectId: id, objectName: row.entryNo, before: { ...row.form }, after: { ...form } });
    return { entryId: id, entryNo: row.entryNo, version: row.version + 1 };
  };
