import { eq, inArray, ne } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ERROR } from '../../../../../src/contract/error-codes';
import { RULE_PARAMS, type RuleContent } from '../../../../../src/contract/pricing/rule';
import { global, ofParent, within } from '../../../../platform/scope';
import { brand, customer, operateRange, product, productCategory, region } from '../../../master-data/public';
import { dictItem, staff } from '../../../../platform/schema/organisation';
import { priceRule, ruleCategory } from '../../data/schema/price-rule';
import { demandGranted } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { contentProblems, productsOf } from '../../rules/ruleContent';
import { formProblem, type RuleForm, trimmedLists } from '../../rules/ruleForm';
import type { FieldProblem } from '../../../../platform/problem';

/** A rule before it is stored: its facts and its content. */
export interface Draft extends RuleForm {
  categoryId: string;
  content: RuleContent;
}

type Category = typeof ruleCategory.$inferSelect;

/** The category of a form; a code alone stands for the first level. */
export async function categoryOf(
  { db }: Context,
  {
    categoryId,
    categoryCode,
  }: { categoryId?: string | undefined; categoryCode?: RuleForm['categoryCode'] | undefined },
): Promise<Category> {
  const rows = await db
    .select()
    .from(ruleCategory)
    .where(global('shared', eq(ruleCategory.status, 1)));
  const found = rows.find((one) =>
    categoryId ? one.categoryId === categoryId : one.categoryCode === categoryCode && one.parentId === null,
  );
  if (!found || (categoryCode && found.categoryCode !== categoryCode))
    throw new InvalidInput([{ field: 'categoryId', text: 'field.choice' }]);
  return found;
}

/** The content parsed by its category, or 44104 with every wrong field. */
export function parseContent(categoryCode: RuleForm['categoryCode'], params: unknown): RuleContent {
  const parsed = RULE_PARAMS[categoryCode].safeParse(params);
  if (!parsed.success) {
    const problems = parsed.error.issues.slice(0, 100).map(({ path, code }): FieldProblem => ({
      field: ['params', ...path].join('.'),
      text: code === 'invalid_type' ? 'field.required' : 'field.format',
    }));
    throw new InvalidInput(problems, ERROR.ruleParams);
  }
  // The schema belongs to the category.
  const content = { categoryCode, params: parsed.data } as RuleContent;
  const problems = contentProblems(content);
  if (problems.length > 0) throw new InvalidInput(problems, ERROR.ruleParams);
  return content;
}

/** A list of ids, and the table that they refer to. */
type Names = readonly [field: string, ids: readonly string[], column: PgColumn, own?: 'customer' | 'staff'];

async function missing({ db, session }: Context, [field, ids, column, own]: Names): Promise<FieldProblem[]> {
  if (ids.length === 0) return [];
  const wanted = inArray(column, [...ids]);
  // Customers and salespeople belong to companies; the other lists are the group's.
  const where = own ? within(session, column.table, wanted) : global('shared', wanted);
  const found = await db.select({ id: column }).from(column.table).where(where);
  const known = new Set(found.map(({ id }) => String(id)));
  return ids.every((id) => known.has(id)) ? [] : [{ field, text: 'field.unknown' }];
}

async function checkReferences(context: Context, draft: Draft) {
  const { content } = draft;
  const inContent = productsOf(content) ?? [];
  const staffIds = content.categoryCode === 'FLEXIBLE' ? content.params.staffIds : [];
  const lists: Names[] = [
    ['regionIds', draft.regionIds, region.id],
    ['custIds', draft.custIds, customer.custId, 'customer'],
    ['categoryIds', draft.categoryIds, productCategory.id],
    ['brandIds', draft.brandIds, brand.brandId],
    ['operateRangeIds', draft.operateRangeIds, operateRange.id],
    [inContent.length > 0 ? 'params.items' : 'productIds', draft.productIds, product.productId],
    ['params.staffIds', staffIds, staff.staffId, 'staff'],
  ];
  const problems: FieldProblem[] = [];
  for (const list of lists) problems.push(...(await missing(context, list)));
  if (draft.customerTypeCodes.length > 0) {
    const types = await context.db
      .select({ value: dictItem.value })
      .from(dictItem)
      .where(global('shared', eq(dictItem.dictCode, 'customerType')));
    const known = new Set(types.map(({ value }) => value));
    if (draft.customerTypeCodes.some((one) => !known.has(one)))
      problems.push({ field: 'customerTypeCodes', text: 'field.choice' });
  }
  if (problems.length > 0) throw new InvalidInput(problems);
}

async function refuseTakenName({ db }: Context, { ruleName, branchId, categoryCode }: Draft, own: string | undefined) {
  const taken = await db
    .select({ id: priceRule.ruleId })
    .from(priceRule)
    .where(
      ofParent(
        priceRule.branchId,
        branchId,
        eq(priceRule.ruleName, ruleName),
        eq(priceRule.categoryCode, categoryCode),
        eq(priceRule.deleted, 0),
        own ? ne(priceRule.ruleId, own) : undefined,
      ),
    )
    .limit(1);
  if (taken.length > 0) throw new Failure(ERROR.ruleNameTaken);
}

/** The rule as it will be stored; throws if anything is wrong with it. */
export async function checkedDraft(
  form: Omit<Draft, 'content'> & { params: unknown },
  context: Context,
  own?: string,
): Promise<Draft> {
  const { params, ...facts } = form;
  await demandGranted([facts.branchId], context);
  const content = parseContent(facts.categoryCode, params);
  const productIds = productsOf(content);
  const draft = trimmedLists({
    ...facts,
    content,
    ...(productIds ? { productIds, productScopeType: 'PRODUCT' as const } : {}),
  });
  const problem = formProblem(draft);
  if (problem) throw new Failure(problem);
  await refuseTakenName(context, draft, own);
  await checkReferences(context, draft);
  return draft;
}
