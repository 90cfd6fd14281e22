import { eq } from 'drizzle-orm';
import { holdNames } from '../database/advisoryLocks';
import type { Db } from '../database/db';
import type { Environment } from '../environment/environment';
import { blob } from '../schema/blob';
import { global } from '../scope';
import { totalBytes } from './usage';

export const MEGABYTE = 1024 * 1024;

/** Bytes that may be kept; 0: any number. */
export interface Quotas {
  user: number;
  branch: number;
  all: number;
}

export const quotasOf = (environment: Environment): Quotas => ({
  user: environment.FILE_QUOTA_USER_MB * MEGABYTE,
  branch: environment.FILE_QUOTA_BRANCH_MB * MEGABYTE,
  all: environment.FILE_QUOTA_MB * MEGABYTE,
});

export interface Owner {
  createdBy: string;
  branchId: string;
}

const WHOSE = {
  user: ({ createdBy }: Owner) => eq(blob.createdBy, createdBy),
  branch: ({ branchId }: Owner) => eq(blob.branchId, branchId),
  all: () => undefined,
} as const;

async function bytesOf(db: Db, whose: keyof Quotas, owner: Owner) {
  const [found] = await db
    .select({ bytes: totalBytes })
    .from(blob)
    .where(global('shared', WHOSE[whose](owner)));
  return found?.bytes ?? 0;
}

/** How much more of each may be kept, and whose limit is the nearest. */
export async function roomFor(db: Db, quotas: Quotas, owner: Owner) {
  let room: { whose: keyof Quotas; quota: number; bytes: number } | undefined;
  for (const whose of ['user', 'branch', 'all'] as const) {
    const quota = quotas[whose];
    if (quota === 0) continue;
    const bytes = quota - (await bytesOf(db, whose, owner));
    if (!room || bytes < room.bytes) room = { whose, quota, bytes };
  }
  return room;
}

/**
 * Files of one user come one after the other, so that two at once do not both find the same room. Of a company and of the
 * whole installation the last ones may go beyond it by what comes at that moment.
 */
export const holdOwner = (db: Db, { createdBy }: Owner) => holdNames(db, 'fileQuota', [createdBy]);
