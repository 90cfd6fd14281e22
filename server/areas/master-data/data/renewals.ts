import { eq } from 'drizzle-orm';
import { RENEWAL_STATE, type RenewalState } from '../../../../src/contract/master-data/licences';
import type { Db } from '../../../platform/database/db';
import { ofParent } from '../../../platform/scope';
import { licenceStateOn } from '../rules/licence';
import { type Renewed, validFrom } from '../rules/renewal';
import { insertLicence } from './saveLicences';
import { licence, type LicenceRow } from './schema/licence';

/** Where the renewal of a licence stands; kept with the licence, so that whatever it blocks can name the renewal. */
export interface RenewalStand {
  renewalState: RenewalState;
  renewalNo: string;
  renewalTime: string | null;
  renewalStep: string;
  renewalExpiry: string | null;
}

const NONE: RenewalStand = {
  renewalState: RENEWAL_STATE.none,
  renewalNo: '',
  renewalTime: null,
  renewalStep: '',
  renewalExpiry: null,
};

/** Keeps with a licence where its renewal stands; without `stand` it was withdrawn or voided. */
export const noteRenewal = (db: Db, licenceId: string, stand: RenewalStand = NONE) =>
  db.update(licence).set(stand).where(ofParent(licence.licenceId, licenceId));

/**
 * The successor of a licence once its renewal has passed: valid from the day of passing, or of its issue if that is
 * later; from then on the old one is renewed, and keeps its pictures. In the caller's transaction.
 */
export async function passRenewal(
  db: Db,
  licenceId: string,
  { form, now, loginName }: { form: Renewed; now: string; loginName: string },
): Promise<LicenceRow> {
  const day = now.slice(0, 10);
  const [before] = await db
    .select()
    .from(licence)
    .where(ofParent(licence.licenceId, licenceId, eq(licence.deleted, 0)))
    .for('update');
  if (!before) throw new Error(`There is no licence ${licenceId} to renew.`);
  const from = validFrom(form.issueDate, day);
  const { ownerType, ownerId, branchId, licenceType, licenceName, version } = before;
  const by = { modifiedBy: loginName, gmtModified: now };
  const made = await insertLicence(
    db,
    {
      ...{ ownerType, ownerId, branchId, licenceType, licenceName, ...form, validFrom: from, successorOf: licenceId },
      ...{ cancelledFrom: null, renewedFrom: null, createdBy: loginName, gmtCreated: now, ...by },
    },
    day,
  );
  const licenceState = licenceStateOn({ ...before, renewedFrom: from }, day);
  await db
    .update(licence)
    .set({ ...NONE, ...by, renewedFrom: from, licenceState, version: version + 1 })
    .where(ofParent(licence.licenceId, licenceId));
  return made;
}
