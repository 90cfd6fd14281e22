import { and, eq } from 'drizzle-orm';
import {
  LICENCE_STATE,
  type LicenceInput,
  type LicenceState,
  OWNER_TYPE,
  type OwnerType,
} from '../../../../src/contract/master-data/licences';
import type { Db } from '../../../platform/database/db';
import { global, ofParent } from '../../../platform/scope';
import { licenceStateOn } from '../rules/licence';
import { endRenewals } from './endRenewals';
import { customer } from './schema/customer';
import { licence, type LicenceRow } from './schema/licence';
import { branch } from '../../../platform/schema/organisation';

interface Owner {
  ownerType: OwnerType;
  ownerId: string;
}

interface Given {
  rows: readonly LicenceInput[];
  /** Of a form that names a part of them: those that it takes away, and no others. */
  removed?: readonly string[];
  now: string;
  loginName: string;
}

/** Whose rows an owner's licences are: those of a customer its company's, of our own company its own; others the group's. */
async function branchOf(db: Db, { ownerType, ownerId }: Owner): Promise<string | null> {
  if (ownerType === OWNER_TYPE.commodity) return null;
  const [found] =
    ownerType === OWNER_TYPE.customer
      ? await db.select({ branchId: customer.branchId }).from(customer).where(ofParent(customer.custId, ownerId))
      : await db
          .select({ branchId: branch.branchId })
          .from(branch)
          .where(global('shared', eq(branch.branchId, ownerId)));
  return found?.branchId ?? null;
}

/** These are over: a form neither shows them nor takes them away. */
const OVER: readonly LicenceState[] = [LICENCE_STATE.cancelled, LICENCE_STATE.renewed];

const valuesOf = ({ licenceId: _key, ...row }: LicenceInput) => row;

/**
 * The licences of an owner as an approved form has them (docs/domain/master-data.md#licences): those that it names are
 * changed, new ones added, and what it left out goes, or with `removed` just these, but for what is over. In the caller's
 * transaction; answers the id of each key of the form.
 */
export async function saveLicences(
  db: Db,
  owner: Owner,
  { rows, removed, now, loginName }: Given,
): Promise<Map<string, string>> {
  const { ownerType, ownerId } = owner;
  const day = now.slice(0, 10);
  const known = await db
    .select()
    .from(licence)
    .where(ofParent(licence.ownerId, ownerId, and(eq(licence.ownerType, ownerType), eq(licence.deleted, 0))))
    .for('update');
  const branchId = await branchOf(db, owner);
  const by = { modifiedBy: loginName, gmtModified: now };
  const ids = new Map<string, string>();
  for (const row of rows) {
    const before = known.find(({ licenceId }) => licenceId === row.licenceId);
    if (before && OVER.includes(licenceStateOn(before, day))) continue;
    const values = { ...valuesOf(row), branchId };
    if (before) {
      const licenceState = licenceStateOn({ ...before, ...values }, day);
      await db
        .update(licence)
        .set({ ...values, ...by, licenceState, version: before.version + 1 })
        .where(ofParent(licence.licenceId, before.licenceId));
      ids.set(row.licenceId, before.licenceId);
      continue;
    }
    const dates = { ...values, validFrom: row.issueDate, cancelledFrom: null, renewedFrom: null };
    const made = await insertLicence(db, { ...owner, ...dates, ...by, createdBy: loginName, gmtCreated: now }, day);
    ids.set(row.licenceId, made.licenceId);
  }
  const kept = [...ids.values()];
  const gone = known
    .filter(({ licenceId }) => (removed ? removed.includes(licenceId) : !kept.includes(licenceId)))
    .filter((one) => !OVER.includes(licenceStateOn(one, day)));
  await endRenewals(db, gone, now);
  const goneIds = gone.map(({ licenceId }) => licenceId);
  if (gone.length > 0)
    await db
      .update(licence)
      .set({ deleted: 1, ...by })
      .where(ofParent(licence.licenceId, goneIds));
  return ids;
}

type NewLicence = Omit<typeof licence.$inferInsert, 'licenceState'> &
  Pick<LicenceRow, 'expiryDate' | 'cancelledFrom' | 'renewedFrom' | 'validFrom'>;

/** A licence with its state of the day. */
export async function insertLicence(db: Db, row: NewLicence, day: string): Promise<LicenceRow> {
  const [made] = await db
    .insert(licence)
    .values({ ...row, licenceState: licenceStateOn(row, day) })
    .returning();
  if (!made) throw new Error('A licence was inserted and did not come back.');
  return made;
}
