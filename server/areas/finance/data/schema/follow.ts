import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';

/** Parties about whom something became known since their statements were made. */
export const statementFollow = pgTable(
  'statement_follow',
  {
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    partyId: text().notNull(),
    since: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.partyId] }),
    index('statement_follow_since').on(table.since),
  ],
);

branchRule(statementFollow, (viewer) => branchIs(statementFollow.branchId, viewer));
