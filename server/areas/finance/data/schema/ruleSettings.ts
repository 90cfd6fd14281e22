import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, newId } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import type { RuleSettings } from '../../rules/matching/rows';

/** What headquarters have set of the rules, for a company or one of its partners; the newest is in force. */
export const ruleSetting = pgTable(
  'rule_setting',
  {
    settingId: newId().primaryKey(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    /** Empty: of the whole company. */
    partyId: text().notNull().default(''),
    ruleVersion: integer().notNull(),
    settings: jsonb().$type<RuleSettings>().notNull(),
    byName: text().notNull(),
    time: moment().notNull(),
  },
  (table) => [uniqueIndex('rule_setting_version').on(table.branchId, table.partyId, table.ruleVersion)],
);

branchRule(ruleSetting, (viewer) => branchIs(ruleSetting.branchId, viewer));
