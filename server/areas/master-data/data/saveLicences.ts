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
  /**
   * Ids of the licences to delete, where the form shows only a part of them; absent: all that it leaves out are
   * deleted.
   */
  removed?: readonly string[];
  now: string;
  loginName: string;
}

/**
 * The branch that an owner's licences belong to: a customer's own, or the branch itself; null for suppliers and
 * products.
 */
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
 * Makes an owner's licences those of an approved form (docs/domain/master-data.md#licences): changes those that it names,
 * adds new ones, and deletes what it left out, or with `removed` only these. Licences that are over stay as they are.
 * Runs in the caller's transaction; answers the id of the stored licence for each key of the form.
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
    .orderBy(licence.licenceId)
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

/** Inserts a licence, in the state that it has on the day. */
export async function insertLicence(db: Db, row: NewLicence, day: string): Promise<LicenceRow> {
  const [made] = await db
    .insert(licence)
    .values({ ...row, licenceState: licenceStateOn(row, day) })
    .returning();
  if (!made) throw new Error('A licence was inserted and did not come back.');
  return made;
}
