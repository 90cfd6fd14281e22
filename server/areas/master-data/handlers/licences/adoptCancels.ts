import { and, asc, eq, notExists, sql } from 'drizzle-orm';
import { CANCEL_STATUS } from '../../../../../src/contract/master-data/licences';
import { describe } from '../../../../platform/fault';
import type { Db } from '../../../../platform/database/db';
import { logger } from '../../../../platform/logger';
import { branch } from '../../../../platform/schema/organisation';
import { global, ofParent } from '../../../../platform/scope';
import { applicantOf } from '../../data/approval/adoptPlain';
import { entry } from '../../data/schema/entry';
import { licence, licenceCancel } from '../../data/schema/licence';
import { submitCancel } from './cancelEntry';
import { listedLicences } from './listed';

/** Applications that wait and have no entry: they are from before applications passed a chain. */
const lost = (db: Db) =>
  db
    .select()
    .from(licenceCancel)
    .where(
      global(
        'clock',
        and(
          eq(licenceCancel.status, CANCEL_STATUS.waiting),
          notExists(
            db
              .select({ one: sql`1` })
              .from(entry)
              .where(ofParent(entry.entryNo, licenceCancel.cancelNo)),
          ),
        ),
      ),
    )
    .orderBy(asc(licenceCancel.cancelNo));

async function adopt(
  db: Db,
  { applicant, applicantName, applyTime, ...application }: typeof licenceCancel.$inferSelect,
) {
  const { licenceId } = application;
  const [found] = await listedLicences(db, ofParent(licence.licenceId, licenceId));
  if (!found) return;
  const [top] = await db
    .select({ branchId: branch.branchId })
    .from(branch)
    .where(global('shared'))
    .orderBy(asc(branch.path))
    .limit(1);
  const person = await applicantOf(db, applicant, applicantName);
  await submitCancel(
    found.row,
    { application, ownerName: found.ownerName, applicant: { ...person, branchId: top?.branchId ?? '' } },
    { db, now: applyTime },
  );
}

/** Gives each application the entry that it lacks; one whose step nobody may decide waits for the next start. */
export async function adoptCancels(db: Db) {
  for (const row of await lost(db))
    await db
      .transaction((tx) => adopt(tx, row))
      .catch((error: unknown) => {
        logger.warn({ ...describe(error), cancelNo: row.cancelNo });
      });
}
