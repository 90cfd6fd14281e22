import { and, count, eq, notInArray } from 'drizzle-orm';
import { STATEMENT_STATUS } from '../../../../src/contract/finance/statements';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { statement } from './schema/statements';

/** Statements of a company that are not confirmed (server/areas/master-data/data/companySlot.ts). */
export async function openStatements(db: Db, branchId: string) {
  const { confirmed, voided } = STATEMENT_STATUS;
  const [found] = await db
    .select({ statements: count() })
    .from(statement)
    .where(global('clock', and(eq(statement.branchId, branchId), notInArray(statement.status, [confirmed, voided]))));
  return found?.statements ?? 0;
}
