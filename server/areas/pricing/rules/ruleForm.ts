import { ERROR, type ErrorCode } from '../../../../src/contract/error-codes';
import type { RuleFacts } from '../../../../src/contract/pricing/price-rules';
import type { RuleCategory } from '../../../../src/contract/pricing/pricing';

/** The facts that a rule is checked by. */
export type RuleForm = Omit<RuleFacts, 'params'> & { categoryCode: RuleCategory };

/** The lists that each scope reads; none of them may be empty. */
const CUSTOMER_LISTS = {
  ALL: [],
  CATEGORY: ['customerTypeCodes'],
  REGION: ['regionIds'],
  CATEGORY_REGION: ['customerTypeCodes', 'regionIds'],
  CUSTOMER: ['custIds'],
} as const;
const PRODUCT_LISTS = {
  ALL: [],
  CATEGORY: ['categoryIds'],
  BRAND: ['brandIds'],
  OPERATE_RANGE: ['operateRangeIds'],
  PRODUCT: ['productIds'],
} as const;
/** Prices by product are for products; bands also for brands. */
const PRODUCT_SCOPES: Partial<Record<RuleCategory, readonly string[]>> = {
  SPECIAL: ['PRODUCT'],
  FLEXIBLE: ['PRODUCT', 'BRAND'],
};

const LISTS = [
  ...['customerTypeCodes', 'regionIds', 'custIds'],
  ...['categoryIds', 'brandIds', 'operateRangeIds', 'productIds'],
] as const;

const listsOf = (form: Pick<RuleForm, 'customerScopeType' | 'productScopeType'>) => [
  ...CUSTOMER_LISTS[form.customerScopeType],
  ...PRODUCT_LISTS[form.productScopeType],
];

/** The form without lists that its scopes do not read. */
export function trimmedLists<F extends RuleForm>(form: F): F {
  const read: readonly string[] = listsOf(form);
  return { ...form, ...Object.fromEntries(LISTS.filter((list) => !read.includes(list)).map((list) => [list, []])) };
}

/** The first problem that keeps a rule from being saved. */
export function formProblem(form: RuleForm): ErrorCode | null {
  const { effectiveStart, effectiveEnd, categoryCode, productScopeType } = form;
  if (effectiveEnd !== null && effectiveEnd <= effectiveStart) return ERROR.ruleTime;
  const scopes = PRODUCT_SCOPES[categoryCode];
  if (scopes && !scopes.includes(productScopeType)) return ERROR.ruleScopeEmpty;
  return listsOf(form).some((list) => form[list].length === 0) ? ERROR.ruleScopeEmpty : null;
}

/** The fields that may change while a rule is in force (docs/domain/pricing.md#rules). */
const CHANGEABLE: readonly string[] = ['priority', 'effectiveEnd', 'remark', 'params'];

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The problem that forbids a change of a stored rule. */
export function changeProblem(
  stored: RuleForm & { status: number },
  changed: Readonly<Record<string, unknown>>,
  now: string,
): ErrorCode | null {
  const before: Readonly<Record<string, unknown>> = { ...stored };
  const touched = Object.keys(changed).filter((field) => !isSame(changed[field], before[field]));
  if (touched.includes('categoryId')) return ERROR.ruleFieldFixed;
  if (stored.status === 0) return null;
  if (touched.some((field) => !CHANGEABLE.includes(field))) return ERROR.ruleFieldFixed;
  const end = changed.effectiveEnd;
  const isEarly = touched.includes('effectiveEnd') && typeof end === 'string' && end < now;
  // A later end is any after the old one; it may lie in the past only if the old one did.
  return isEarly && (stored.effectiveEnd === null || end < stored.effectiveEnd) ? ERROR.ruleTime : null;
}
