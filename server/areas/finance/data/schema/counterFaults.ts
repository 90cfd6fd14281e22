import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type CounterColumn, FAULT_STATE, type FaultState } from '../../../../../src/contract/finance/counter';
import { among } from '../../../../platform/database/checks';
import { id, newId } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import { statement } from './statements';

/** A row of a partner's file that could not be read: it waits to be repaired, or dropped. */
export const counterFault = pgTable(
  'counter_fault',
  {
    faultId: newId().primaryKey(),
    statementId: id()
      .notNull()
      .references(() => statement.statementId),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    /** Company, party with its type, and the cells of the row: another import finds it by this key. */
    sourceRef: text().notNull(),
    fileRow: integer().notNull(),
    cells: jsonb().$type<Readonly<Record<CounterColumn, string>>>().notNull(),
    /** The repaired cells. */
    repaired: jsonb().$type<Readonly<Record<CounterColumn, string>>>(),
    state: smallint().$type<FaultState>().notNull().default(0),
    reason: text().notNull().default(''),
    byName: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('counter_fault_source').on(table.sourceRef),
    index('counter_fault_of')
      .on(table.statementId, table.faultId)
      .where(sql`state = 0`),
    among('counter_fault_state', table.state, FAULT_STATE),
  ],
);

branchRule(counterFault, (viewer) => branchIs(counterFault.branchId, viewer));
