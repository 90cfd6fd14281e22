import { sql } from 'drizzle-orm';
import type { Db } from './db';

/** The advisory locks of all processes: arbitrary, distinct numbers. */
export const LOCKS = {
  start: 7_316_021,
  exportJob: 7_316_023,
  fileQuota: 7_316_039,
  exportClaim: 7_316_025,
  jobClaim: 7_316_037,
  duePrices: 7_316_027,
  menuTree: 7_316_028,
  grantLedger: 7_316_030,
  priceCopy: 7_316_031,
  businessCodes: 7_316_045,
  catalogue: 7_316_047,
  companyTree: 7_316_049,
  statement: 7_316_041,
  homePlans: 7_316_053,
  homeOverride: 7_316_055,
  bannerRoom: 7_316_051,
  releases: 7_316_059,
  entrySubmit: 7_316_057,
  tenantNumbers: 7_316_061,
  erpStock: 7_316_063,
  adoptApprovals: 7_316_065,
  substitutes: 7_316_067,
  feeItems: 7_316_069,
} as const;

type LockName = keyof typeof LOCKS;

/** Waits for the lock, which is released at the end of the transaction. */
export const takeLock = (db: Db, lock: LockName) => db.execute(sql`select pg_advisory_xact_lock(${LOCKS[lock]})`);

/**
 * Locks some names until the end of the transaction: only transactions with the same name wait. The names are locked in
 * sorted order, so that two transactions never wait for each other.
 */
export async function holdNames(db: Db, lock: LockName, names: readonly string[]) {
  for (const name of [...new Set(names)].sort())
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, ${LOCKS[lock]}))`);
}
