import { desc, inArray } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { ParamsOf } from '../../../../../src/contract/pricing/rule';
import { ofParent, within } from '../../../../platform/scope';
import { priceRule, rulePriceImport, type SpecialItem } from '../../data/schema/price-rule';
import { type Context, inTransaction } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import type { Kept } from '../../../tasks/public';
import { parseContent } from './checkRule';
import { updateRule } from './saveRule';
import type { RuleRow } from './toRule';

/** What a rule of special prices says. */
export function pricesOf({ params }: Pick<RuleRow, 'params'>): ParamsOf<'SPECIAL'> {
  const content = parseContent('SPECIAL', params);
  if (content.categoryCode !== 'SPECIAL') throw new Failure(ERROR.serverFailed);
  return content.params;
}

type Imported = typeof rulePriceImport.$inferSelect;

const isSame = (a: SpecialItem | undefined, b: SpecialItem) =>
  a?.specialPrice === b.specialPrice && a.minQty === b.minQty;

/** What the rule would say, and which of the prices somebody has changed since. */
function without(items: readonly SpecialItem[], imported: readonly Imported[]) {
  const left = new Map(items.map((item) => [item.productId, item]));
  const edited = imported.filter(({ before, after }) => {
    const { productId } = after;
    if (!isSame(left.get(productId), after)) return true;
    if (before) left.set(productId, before);
    else left.delete(productId);
    return false;
  });
  return { items: [...left.values()], edited };
}

const BUSINESS = 200;

/** The change as the form of the rule would send it; false where the rule does not take it, and nothing is written. */
async function putBack({ ruleId: id, version }: RuleRow, params: ParamsOf<'SPECIAL'>, context: Context) {
  try {
    await inTransaction(context, (inside) => updateRule({ id, version, params, confirm: 1 }, inside));
    return true;
  } catch (error) {
    if (error instanceof Failure && error.status === BUSINESS) return false;
    throw error;
  }
}

async function takeBack(rule: RuleRow | undefined, imported: readonly Imported[], context: Context): Promise<Kept[]> {
  const keep = (rows: readonly Imported[], reason: Kept['reason']) =>
    rows.map(({ id: objectId }): Kept => ({ objectId, reason }));
  if (!rule) return keep(imported, 'import.gone');
  const params = pricesOf(rule);
  const { items, edited } = without(params.items, imported);
  const rest = imported.filter((one) => !edited.includes(one));
  const kept = keep(edited, 'import.edited');
  if (rest.length === 0) return kept;
  // A rule of no prices is none.
  if (items.length === 0) return [...kept, ...keep(rest, 'import.ruleEmpty')];
  if (await putBack(rule, { ...params, items }, context)) return kept;
  return [...kept, ...keep(rest, 'import.ruleRefused')];
}

/** Rules say again what they said before a file came, price by price, where nobody has changed it since. */
export async function takeBackPrices(ids: readonly string[], context: Context): Promise<Kept[]> {
  const { db, session } = context;
  const imported = await db
    .select()
    .from(rulePriceImport)
    .where(ofParent(rulePriceImport.id, ids))
    // Where a repaired row wrote a price once more, the later one goes first.
    .orderBy(desc(rulePriceImport.id));
  const rules = await db
    .select()
    .from(priceRule)
    .where(
      within(
        session,
        priceRule,
        inArray(
          priceRule.ruleId,
          imported.map(({ ruleId }) => ruleId),
        ),
      ),
    );
  const kept: Kept[] = [];
  for (const ruleId of [...new Set(imported.map((one) => one.ruleId))].sort()) {
    const own = imported.filter((one) => one.ruleId === ruleId);
    kept.push(
      ...(await takeBack(
        rules.find((one) => one.ruleId === ruleId),
        own,
        context,
      )),
    );
  }
  const known = new Set(imported.map(({ id }) => id));
  // Of imports from before prices were noted: nobody knows what the rule had said.
  const unknown = [...new Set(ids)].filter((id) => !known.has(id));
  return [...kept, ...unknown.map((objectId): Kept => ({ objectId, reason: 'import.inRule' }))];
}
