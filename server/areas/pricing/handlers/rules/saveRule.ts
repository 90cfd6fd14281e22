import { eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { prodRulesApi } from '../../../../../src/contract/pricing/prod-rules';
import { RULE_STATUS } from '../../../../../src/contract/pricing/price-rules';
import { nextNumber } from '../../../../platform/numbers/series';
import { within } from '../../../../platform/scope';
import { priceRule, priceRuleRevision } from '../../data/schema/price-rule';
import type { Context } from '../../../../http/context';
import { Failure, notFound, requireConfirmation } from '../../../../http/failure';
import { demandButton } from '../../../../http/permission';
import { translate } from '../../../../http/texts';
import { changeProblem } from '../../rules/ruleForm';
import { categoryOf, checkedDraft, type Draft, parseContent } from './checkRule';
import { leastPriceWarnings } from './leastPrices';
import { overlapWarnings } from './overlaps';
import { readRule } from './readRules';
import type { RuleRow } from './toRule';

interface Confirmation {
  confirm?: number | undefined;
  confirmCodes?: number[] | undefined;
}

/** Warns of overlapping rules and of low prices, if the rule is enabled; answers the accepted warnings. */
async function confirmed(
  { row, before }: { row: RuleRow; before: RuleRow | null },
  confirmation: Confirmation,
  context: Context,
) {
  if (row.status === RULE_STATUS.disabled) return [];
  const low = await leastPriceWarnings(row, before, context);
  const warnings = [...low, ...(await overlapWarnings(row, context))];
  requireConfirmation(warnings, confirmation);
  const text = translate(context.request.language);
  return warnings.map(({ code, params }) => ({ code, msg: text(code, params) }));
}

/** The columns that a form fills. */
function columnsOf(draft: Draft) {
  const { ruleName, branchId, inherit, priority, effectiveStart, effectiveEnd, remark, content } = draft;
  const { customerScopeType, customerTypeCodes, regionIds, custIds } = draft;
  const { productScopeType, categoryIds, brandIds, operateRangeIds, productIds } = draft;
  return {
    ...{ ruleName, branchId, inherit, priority, effectiveStart, effectiveEnd, remark },
    ...{ customerScopeType, customerTypeCodes, regionIds, custIds },
    ...{ productScopeType, categoryIds, brandIds, operateRangeIds, productIds },
    params: content.params,
  };
}

const answer = ({ ruleId: id, ruleCode, status, version }: RuleRow, warnings: { code: number; msg: string }[]) => ({
  ...{ id, ruleCode, status, version, warnings },
});

export async function addRule(form: Parsed<typeof prodRulesApi.addRule>, context: Context) {
  const { db, session, now, note } = context;
  const { saveAndEnable, confirm, confirmCodes, ...facts } = form;
  const { categoryId, categoryCode } = await categoryOf(context, facts);
  const draft = await checkedDraft({ ...facts, categoryId, categoryCode }, context);
  const ruleCode = await nextNumber(db, 'rule', now);
  const [created] = await db
    .insert(priceRule)
    .values({
      ...columnsOf(draft),
      ...{ categoryId, categoryCode, ruleCode },
      status: saveAndEnable,
      createdBy: session.loginName,
      createdByName: session.realName,
      gmtCreated: now,
      modifiedBy: session.loginName,
      gmtModified: now,
    })
    .returning();
  if (!created) throw new Failure(ERROR.serverFailed);
  const warnings = await confirmed({ row: created, before: null }, { confirm, confirmCodes }, context);
  note({
    objectId: created.ruleId,
    objectName: created.ruleName,
    after: { ...columnsOf(draft), categoryId, status: saveAndEnable },
  });
  return answer(created, warnings);
}

/** The rule under a row lock; a stale version is answered with the present record and writes nothing. */
async function lockRule(id: string, version: number, context: Context) {
  const [found] = await context.db
    .select()
    .from(priceRule)
    .where(within(context.session, priceRule, eq(priceRule.ruleId, id)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw new Failure(ERROR.versionConflict, { data: await readRule(id, context) });
  return found;
}

const isGiven = ([, value]: [string, unknown]) => value !== undefined;

/** Only the columns that the change contains. */
const givenOf = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(isGiven)) as Partial<T>;

/** Compares both as their schema writes them, because the database changes the order of keys. */
const saysTheSame = ({ categoryCode, params }: RuleRow, { content }: Draft) =>
  JSON.stringify(parseContent(categoryCode, params).params) === JSON.stringify(content.params);

async function keepRevision({ ruleId, revision, params }: RuleRow, { db, session, now }: Context) {
  await db
    .insert(priceRuleRevision)
    .values({ ruleId, revision, params, gmtCreated: now, createdBy: session.loginName });
}

export async function updateRule(change: Parsed<typeof prodRulesApi.updateRule>, context: Context) {
  const { db, session, now, note } = context;
  const { id, version, status, confirm, confirmCodes, ...fields } = change;
  const given = givenOf(fields);
  const isSwitch = Object.keys(given).length === 0;
  await demandButton(db, [isSwitch ? 'pricingRule_enable' : 'pricingRule_edit'], session);
  const before = await lockRule(id, version, context);
  if (status !== undefined && status !== before.status) await demandButton(db, ['pricingRule_enable'], session);
  const problem = changeProblem(before, given, now);
  if (problem) throw new Failure(problem);
  const { categoryId, categoryCode } = before;
  // Checked even if it is only enabled, because ids in it may no longer exist.
  const draft = await checkedDraft({ ...before, ...given, categoryId, categoryCode }, context, id);
  const isRevised = before.status === RULE_STATUS.enabled && !saysTheSame(before, draft);
  if (isRevised) await keepRevision(before, context);
  const [changed] = await db
    .update(priceRule)
    .set({
      ...columnsOf(draft),
      status: status ?? before.status,
      revision: before.revision + (isRevised ? 1 : 0),
      version: version + 1,
      modifiedBy: session.loginName,
      gmtModified: now,
    })
    .where(within(session, priceRule, eq(priceRule.ruleId, id)))
    .returning();
  if (!changed) throw new Failure(ERROR.serverFailed);
  const warnings = await confirmed({ row: changed, before }, { confirm, confirmCodes }, context);
  const action = isSwitch ? ('status' as const) : ('edit' as const);
  note({ objectId: id, objectName: changed.ruleName, action, before: { ...before }, after: { ...changed } });
  return answer(changed, warnings);
}

/** Soft delete; refused if the rule is in force or has priced an order. */
export async function deleteRule({ id, version }: { id: string; version: number }, context: Context) {
  const { db, session, now, note } = context;
  const before = await lockRule(id, version, context);
  if (before.status === RULE_STATUS.enabled || before.lastFired !== null) throw new Failure(ERROR.ruleInUse);
  await db
    .update(priceRule)
    .set({ deleted: 1, version: version + 1, modifiedBy: session.loginName, gmtModified: now })
    .where(within(session, priceRule, eq(priceRule.ruleId, id)));
  note({ objectId: id, objectName: before.ruleName, before: { deleted: 0 }, after: { deleted: 1 } });
  return true;
}
