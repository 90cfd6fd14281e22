import { integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  type CounterProfileForm,
  DATE_FORM,
  type DateForm,
  SIGN_RULE,
  type SignRule,
} from '../../../../../src/contract/finance/counter-profile';
import type { PartyType } from '../../../../../src/contract/finance/statements';
import { among, versions } from '../../../../platform/database/checks';
import { moment, newId } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';

/** How the files of a partner are read: asked once, and kept. */
export const counterProfile = pgTable(
  'counter_profile',
  {
    profileId: newId().primaryKey(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    partyType: smallint().$type<PartyType>().notNull(),
    partyId: text().notNull(),
    columns: jsonb().$type<CounterProfileForm['columns']>().notNull(),
    dateForm: smallint().$type<DateForm>().notNull(),
    signRule: smallint().$type<SignRule>().notNull(),
    signColumn: text().notNull().default(''),
    plusWord: text().notNull().default(''),
    goodsMap: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    byName: text().notNull(),
    time: moment().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('counter_profile_party').on(table.branchId, table.partyType, table.partyId),
    among('counter_profile_date_form', table.dateForm, DATE_FORM),
    among('counter_profile_sign_rule', table.signRule, SIGN_RULE),
    versions('counter_profile_version', table.version),
  ],
);

branchRule(counterProfile, (viewer) => branchIs(counterProfile.branchId, viewer));
