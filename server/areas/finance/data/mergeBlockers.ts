import { and, eq, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { PARTY_TYPE, STATEMENT_STATUS } from '../../../../src/contract/finance/statements';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { statement } from './schema/statements';

const other = alias(statement, 'other');
const CLOSED = [STATEMENT_STATUS.confirmed, STATEMENT_STATUS.voided];

/** Open statements of two partners with overlapping periods: both cannot belong to one partner. */
export async function overlappingStatements(
  db: Db,
  { isCustomer, sourceId, targetId }: { isCustomer: boolean; sourceId: string; targetId: string },
) {
  const partyType = isCustomer ? PARTY_TYPE.customer : PARTY_TYPE.supplier;
  const rows = await db
    .select({ one: statement.statementNo, other: other.statementNo })
    .from(statement)
    .innerJoin(
      other,
      and(
        eq(other.partyType, partyType),
        eq(other.partyId, targetId),
        eq(other.branchId, statement.branchId),
        notInArray(other.status, CLOSED),
        sql`daterange(${statement.periodStart}, ${statement.periodEnd}, '[]') && daterange(${other.periodStart}, ${other.periodEnd}, '[]')`,
      ),
    )
    .where(
      global(
        'joined',
        and(eq(statement.partyType, partyType), eq(statement.partyId, sourceId), notInArray(statement.status, CLOSED)),
      ),
    )
    .limit(5);
  return rows.map((row) => `${row.one} · ${row.other}`);
}
