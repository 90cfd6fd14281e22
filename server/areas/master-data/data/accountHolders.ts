import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import { ENTRY_STATUS } from '../../../../src/contract/master-data/approval';
import { MERGED } from '../../../../src/contract/master-data/duplicates';
import type { Db } from '../../../platform/database/db';
import { branch } from '../../../platform/schema/organisation';
import { global } from '../../../platform/scope';
import { entry } from './schema/entry';
import { supplier } from './schema/supplier';

/** The owner of a bank account, from a form that somebody has filled in or from the master that was made of it. */
export interface AccountHolder {
  kind: 'entry' | 'master';
  /** The company of the entry; empty for a master, which is the group's. */
  branchName: string;
  payeeName: string;
  payeeUscc: string;
}

const GONE = [ENTRY_STATUS.withdrawn, ENTRY_STATUS.voided];

/** Entries and masters in which the account stands, of any company of the group. */
export async function accountHolders(db: Db, accountNo: string): Promise<AccountHolder[]> {
  const entries = await db
    .select({ branchName: branch.branchName, payeeName: entry.name, payeeUscc: entry.uscc })
    .from(entry)
    .innerJoin(branch, eq(branch.branchId, entry.branchId))
    .where(
      global(
        'taken',
        and(eq(entry.deleted, 0), notInArray(entry.status, GONE), sql`${entry.form}->>'bankAccount' = ${accountNo}`),
      ),
    );
  const masters = await db
    .select({ payeeName: supplier.supplierName, payeeUscc: supplier.uscc })
    .from(supplier)
    .where(global('taken', and(ne(supplier.status, MERGED), sql`${supplier.form}->>'bankAccount' = ${accountNo}`)));
  return [
    ...entries.map((one) => ({ ...one, kind: 'entry' as const })),
    ...masters.map((one) => ({ ...one, kind: 'master' as const, branchName: '' })),
  ];
}
