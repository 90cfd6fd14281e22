import { and, eq, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { uniqueIndex } from 'drizzle-orm/pg-core';
import type { CustomerScopeType } from '../../../../../src/contract/promotion/activity';
import { type RULE_PRODUCT_SCOPES, RULE_STATUS } from '../../../../../src/contract/pricing/price-rules';
import type { RuleCategory } from '../../../../../src/contract/pricing/pricing';
import type { ParamsOf, RuleParams } from '../../../../../src/contract/pricing/rule';
import { audit, flag, id, moment, newId, versioned } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import { among, inOrder, versions } from '../../../../platform/database/checks';

/** Two levels; the code belongs to the first (docs/domain/pricing.md#rules). */
export const ruleCategory = pgTable('rule_category', {
  categoryId: text().primaryKey(),
  categoryCode: text().$type<RuleCategory>().notNull(),
  categoryName: text().notNull(),
  /** The name in the other languages. */
  names: jsonb().$type<Record<string, string>>().notNull().default({}),
  parentId: text().references((): AnyPgColumn => ruleCategory.categoryId),
  sort: integer().notNull(),
  status: smallint().$type<0 | 1>().notNull().default(1),
});

const ids = () => text().array().notNull();

export const priceRule = pgTable(
  'price_rule',
  {
    ruleId: newId().primaryKey(),
    ruleCode: text().notNull(),
    ruleName: text().notNull(),
    categoryId: text()
      .notNull()
      .references(() => ruleCategory.categoryId),
    categoryCode: text().$type<RuleCategory>().notNull(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    inherit: flag(),
    priority: integer().notNull(),
    status: smallint().$type<0 | 1>().notNull().default(0),
    effectiveStart: moment().notNull(),
    effectiveEnd: moment(),
    customerScopeType: text().$type<CustomerScopeType>().notNull(),
    customerTypeCodes: ids(),
    regionIds: ids(),
    custIds: ids(),
    productScopeType: text().$type<(typeof RULE_PRODUCT_SCOPES)[number]>().notNull(),
    categoryIds: ids(),
    brandIds: ids(),
    operateRangeIds: ids(),
    /** For prices by product: the products of the content. */
    productIds: ids(),
    params: jsonb().$type<RuleParams>().notNull(),
    revision: integer().notNull().default(1),
    remark: text().notNull().default(''),
    /** When the rule last priced an order; such a rule cannot be deleted. */
    lastFired: moment(),
    ...audit,
    ...versioned,
  },
  (table) => [
    uniqueIndex('price_rule_code').on(table.ruleCode),
    index('price_rule_branch').on(table.branchId, table.status, table.categoryCode),
    index('price_rule_category').on(table.categoryId),
    uniqueIndex('price_rule_name')
      .on(table.branchId, table.categoryCode, table.ruleName)
      .where(sql`deleted = 0`),
    among('price_rule_status', table.status, RULE_STATUS),
    inOrder('price_rule_period', [table.effectiveStart, table.effectiveEnd]),
    versions('price_rule_version', table.version),
  ],
);

/** The former content of an enabled rule, by which old orders are explained. */
export const priceRuleRevision = pgTable(
  'price_rule_revision',
  {
    ruleId: id()
      .notNull()
      .references(() => priceRule.ruleId),
    revision: integer().notNull(),
    params: jsonb().$type<RuleParams>().notNull(),
    /** The end of this revision. */
    gmtCreated: moment().notNull(),
    createdBy: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ruleId, table.revision] })],
);

export type SpecialItem = ParamsOf<'SPECIAL'>['items'][number];

/** A price that was imported into a rule, and the rule's former price, for undoing the import. */
export const rulePriceImport = pgTable('rule_price_import', {
  id: newId().primaryKey(),
  ruleId: id()
    .notNull()
    .references(() => priceRule.ruleId),
  /** Absent: the rule had no price for the product. */
  before: jsonb().$type<SpecialItem>(),
  after: jsonb().$type<SpecialItem>().notNull(),
});

branchRule(priceRule, (viewer) => and(eq(priceRule.deleted, 0), branchIs(priceRule.branchId, viewer)));
