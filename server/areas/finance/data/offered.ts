import { and, eq, sql } from 'drizzle-orm';
import { MATCH_STATUS } from '../../../../src/contract/finance/matching';
import { statementMatch, statementMatchRow } from './schema/matches';

/** One of its documents is in a confirmed match; it is suggested again as soon as that document is free. */
export const isTaken = sql<boolean>`exists (select 1 from ${statementMatchRow} own
  join ${statementMatchRow} taken on taken.row_id = own.row_id and taken.held = 1
  where own.match_id = ${statementMatch.matchId})`;

/** A suggestion that people see. */
export const isOffered = and(eq(statementMatch.status, MATCH_STATUS.suggested), sql`not ${isTaken}`);
