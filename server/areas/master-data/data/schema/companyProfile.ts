import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { audit } from '../../../../platform/database/columns';
import { versions } from '../../../../platform/database/checks';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import { region } from './reference';

/** What is written down of a company of the group besides its place in the tree, which is the platform's. */
export const companyProfile = pgTable(
  'company_profile',
  {
    branchId: text()
      .primaryKey()
      .references(() => branch.branchId),
    shortName: text().notNull().default(''),
    uscc: text().notNull().default(''),
    legalPerson: text().notNull().default(''),
    regionId: text().references(() => region.id),
    address: text().notNull().default(''),
    contactName: text().notNull().default(''),
    contactPhone: text().notNull().default(''),
    ...audit,
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('company_profile_uscc')
      .on(table.uscc)
      .where(sql`uscc <> ''`),
    index('company_profile_region').on(table.regionId),
    versions('company_profile_version', table.version),
  ],
);

branchRule(companyProfile, (viewer) => branchIs(companyProfile.branchId, viewer));
