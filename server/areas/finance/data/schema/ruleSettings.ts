import { integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PARTY_TYPE, type PartyType } from '../../../../../src/contract/finance/statements';
import { among } from '../../../../platform/database/checks';
import { moment, newId } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import type { RuleSettings } from '../../rules/matching/rows';

/** Settings of the rules by headquarters, for a company or one of its partners; the newest row is in force. */
export const ruleSetting = pgTable(
  'rule_setting',
  {
    settingId: newId().primaryKey(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    /** A customer and a supplier with one id are two partners. */
    partyType: smallint().$type<PartyType>().notNull().default(PARTY_TYPE.customer),
    /** Empty for the whole company. */
    partyId: text().notNull().default(''),
    ruleVersion: integer().notNull(),
    settings: jsonb().$type<RuleSettings>().notNull(),
    byName: text().notNull(),
    time: moment().notNull(),
  },
  (table) => [
    uniqueIndex('rule_setting_of').on(table.branchId, table.partyType, table.partyId, table.ruleVersion),
    among('rule_setting_party_type', table.partyType, PARTY_TYPE),
  ],
);

branchRule(ruleSetting, (viewer) => branchIs(ruleSetting.branchId, viewer));
