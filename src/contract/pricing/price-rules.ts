import * as z from 'zod';
import { page, pageQuery } from '../endpoint';
import {
  confirmation,
  code,
  date,
  dateTime,
  erpCode,
  filter,
  FLAG,
  flag,
  id,
  plainText,
  text,
  version,
} from '../fields';
import { CUSTOMER_SCOPES } from '../promotion/activity';
import { RULE_CATEGORIES } from './pricing';
import { anyParams } from './rule';

/* The schemas of standing rules (docs/domain/pricing.md#rules). */

export const RULE_STATUS = { disabled: 0, enabled: 1 } as const;
export const RULE_PRODUCT_SCOPES = ['ALL', 'CATEGORY', 'BRAND', 'OPERATE_RANGE', 'PRODUCT'] as const;
const MAX_RULE_CUSTOMERS = 5_000;

/** The actions on a rule; `pricingRule_<action>` is the button of each. */
const RULE_ACTIONS = ['edit', 'enable', 'del'] as const;

const nodes = z.array(erpCode).max(500);
const scopes = {
  customerScopeType: z.enum(CUSTOMER_SCOPES),
  customerTypeCodes: nodes,
  regionIds: nodes,
  custIds: z.array(erpCode).max(MAX_RULE_CUSTOMERS),
  productScopeType: z.enum(RULE_PRODUCT_SCOPES),
  categoryIds: nodes,
  brandIds: nodes,
  operateRangeIds: nodes,
  productIds: z.array(erpCode).max(2_000),
};
const SCOPE_LISTS = {
  customerTypeCodes: true,
  regionIds: true,
  custIds: true,
  categoryIds: true,
  brandIds: true,
  operateRangeIds: true,
  productIds: true,
} as const;

/** Checked against its category once that is known (44104). */
const looseParams = z.record(z.string().max(40), z.unknown());
const priority = z.coerce.number().int().min(1).max(999);
const facts = z.object({
  ruleName: plainText(50).min(1),
  branchId: erpCode,
  /** The rule also applies to branches below. */
  inherit: flag,
  priority,
  effectiveStart: dateTime,
  /** Null: no end. */
  effectiveEnd: dateTime.nullable(),
  ...scopes,
  params: looseParams,
  remark: text(200),
});
export type RuleFacts = z.output<typeof facts>;

const categoryId = z.string().regex(/^\d{1,10}$/);
const lists = z.object(scopes).pick(SCOPE_LISTS);
const emptyLists = Object.fromEntries(Object.entries(lists.shape).map(([key, list]) => [key, list.default([])]));

export const newRule = facts.extend({
  /** Either of the two; a category given by code is one of the first level. */
  categoryId: categoryId.optional(),
  categoryCode: z.enum(RULE_CATEGORIES).optional(),
  inherit: flag.default(1),
  priority: priority.default(100),
  effectiveEnd: dateTime.nullable().default(null),
  customerScopeType: scopes.customerScopeType.default('ALL'),
  productScopeType: scopes.productScopeType.default('ALL'),
  // The fields are those of `lists`, which Object.fromEntries forgets.
  ...(emptyLists as { [K in keyof typeof lists.shape]: z.ZodDefault<(typeof lists.shape)[K]> }),
  remark: text(200).default(''),
  saveAndEnable: flag.default(0),
  ...confirmation,
});

/** Only the fields to change; `status` alone enables or disables the rule. */
export const ruleChange = facts
  .partial()
  .extend({ id, version, categoryId: categoryId.optional(), status: code(RULE_STATUS).optional(), ...confirmation });

const row = z.object({
  id: z.string(),
  ruleId: z.string(),
  ruleCode: z.string(),
  ruleName: z.string(),
  categoryId: z.string(),
  categoryCode: z.enum(RULE_CATEGORIES),
  categoryName: z.string(),
  branchId: z.string(),
  branchName: z.string(),
  inherit: z.enum(FLAG),
  priority: z.number().int(),
  status: z.enum(RULE_STATUS),
  effectiveStart: z.string(),
  effectiveEnd: z.string().nullable(),
  customerScopeType: scopes.customerScopeType,
  productScopeType: scopes.productScopeType,
  /** In the user's language. */
  customerScopeText: z.string(),
  productScopeText: z.string(),
  paramText: z.string(),
  remark: z.string(),
  createdBy: z.string(),
  createdByName: z.string(),
  gmtCreated: z.string(),
  gmtModified: z.string(),
  version: z.number().int(),
  /** What the status allows; the server checks it again at each action. */
  can: z.array(z.enum(RULE_ACTIONS)),
});
export type PriceRule = z.infer<typeof row>;

const productName = z.object({
  productId: z.string(),
  productCode: z.string(),
  productName: z.string(),
  spec: z.string(),
  unit: z.string(),
});

const detail = row.extend({
  ...z.object(scopes).pick(SCOPE_LISTS).shape,
  params: anyParams,
  /** Grows when the content of an enabled rule is changed. */
  revision: z.number().int(),
  modifiedByName: z.string(),
  /** `limited`: priority, a later end, remark and content. */
  editing: z.enum(['all', 'limited']),
  /** The names of the ids in scopes and content. */
  customers: z.array(z.object({ custId: z.string(), custCode: z.string(), custName: z.string() })),
  products: z.array(productName),
});
export type PriceRuleDetail = z.infer<typeof detail>;

const query = pageQuery(
  {
    id: id.optional(),
    ruleCode: filter(40),
    ruleName: filter(50),
    /** With all categories below it. */
    categoryId: categoryId.optional(),
    categoryCode: z.enum(RULE_CATEGORIES).optional(),
    branchId: erpCode.optional(),
    status: code(RULE_STATUS).optional(),
    /** Rules that apply to this product, or to this customer. */
    productId: erpCode.optional(),
    productCode: filter(40),
    custId: erpCode.optional(),
    customerCode: filter(40),
    effectiveOn: z.union([dateTime, date]).optional(),
  },
  ['ruleCode', 'ruleName', 'priority', 'status', 'effectiveStart', 'effectiveEnd', 'gmtModified'],
);

const rulePage = page(row);
export const ruleShapes = { query, rulePage, detail };

export const savedRule = z.object({
  id: z.string(),
  ruleCode: z.string(),
  status: z.enum(RULE_STATUS),
  version: z.number().int(),
  /** Warnings that were accepted. */
  warnings: z.array(z.object({ code: z.number().int(), msg: z.string() })),
});

const category = z.object({
  categoryId: z.string(),
  categoryCode: z.enum(RULE_CATEGORIES),
  categoryName: z.string(),
  parentId: z.string().nullable(),
  sort: z.number().int(),
  status: z.enum(RULE_STATUS),
  /** Null where it was not requested. */
  ruleCount: z.number().int().nullable(),
  get children() {
    return z.array(category);
  },
});
export const categoryTree = z.array(category);
export type RuleCategoryNode = z.infer<typeof category>;
