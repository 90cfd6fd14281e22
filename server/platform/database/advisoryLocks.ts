import { sql } from 'drizzle-orm';
import type { Db } from './db';

/** The advisory locks of all processes: arbitrary, distinct numbers. */
export const LOCKS = {
  start: 7_316_021,
  fairCode: 7_316_022,
  exportJob: 7_316_023,
  exportNumber: 7_316_024,
  exportClaim: 7_316_025,
  importNumber: 7_316_026,
  duePrices: 7_316_027,
  menuTree: 7_316_028,
  activity: 7_316_029,
  grantLedger: 7_316_030,
  priceCopy: 7_316_031,
  ruleCode: 7_316_032,
  winnerNumber: 7_316_033,
  signInNumber: 7_316_034,
  voucherNumber: 7_316_035,
  invitationNumber: 7_316_036,
} as const;

export type LockName = keyof typeof LOCKS;

/** Waits until the lock is free; it ends with the transaction. */
export const takeLock = (db: Db, lock: LockName) => db.execute(sql`select pg_advisory_xact_lock(${LOCKS[lock]})`);
