import fc from 'fast-check';
import type { Db } from '../../../server/platform/database/db';

export interface Month {
  seed: number;
  from: string;
  days: number;
  branchIds: readonly string[];
}

export interface Drawing extends Month {
  db: Db;
  /** A minute of the month, with its first second, and the last second of one. */
  minute: fc.Arbitrary<{ first: string; last: string }>;
}

export const BY = { createdBy: 'admin.hq', createdByName: '周启明', modifiedBy: 'admin.hq' };

export const draw = <T>({ seed }: Month, what: fc.Arbitrary<T>, numRuns: number) => fc.sample(what, { seed, numRuns });
