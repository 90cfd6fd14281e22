import { desc, inArray } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { ParamsOf } from '../../../../../src/contract/pricing/rule';
import { ofParent, within } from '../../../../platform/scope';
import { priceRule, rulePriceImport, type SpecialItem } from '../../data/schema/price-rule';
import { type Context, inTransaction } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { inLockOrder } from '../../../promotion/public';
import type { Kept } from '../../../tasks/public';
import { parseContent } from './checkRule';
import { updateRule } from './saveRule';
import type { RuleRow } from './toRule';

/** The prices of a rule of special prices. */
export function pricesOf({ params }: Pick<RuleRow, 'params'>): ParamsOf<'SPECIAL'> {
  const content = parseContent('SPECIAL', params);
  if (content.categoryCode !== 'SPECIAL') throw new Failure(ERROR.serverFailed);
  return content.params;
}

type Imported = typeof rulePriceImport.$inferSelect;

const isSamePrice = (a: SpecialItem | undefined, b: SpecialItem) =>
  a?.specialPrice === b.specialPrice && a.minQty === b.minQty;

/** The prices of the rule before the import; imported ones that were changed since are kept. */
function without(items: readonly SpecialItem[], imported: readonly Imported[]) {
  const left = new Map(items.map((item) => [item.productId, item]));
  const edited = imported.filter(({ before, after }) => {
    const { productId } = after;
    if (!isSamePrice(left.get(productId), after)) return true;
    if (before) left.set(productId, before);
    else left.delete(productId);
    return false;
  });
  return { items: [...left.values()], edited };
}

/** The HTTP status of a refusal by a rule of the domain. */
const REFUSED = 200;

/** Saves the rule as its form would; if that is refused, writes nothing and answers false. */
async function putBack({ ruleId: id, version }: RuleRow, params: ParamsOf<'SPECIAL'>, context: Context) {
  try {
    await inTransaction(context, (inside) => updateRule({ id, version, params, confirm: 1 }, inside));
    return true;
  } catch (error) {
    if (error instanceof Failure && error.status === REFUSED) return false;
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
  // A rule without prices cannot be saved.
  if (items.length === 0) return [...kept, ...keep(rest, 'import.ruleEmpty')];
  if (await putBack(rule, { ...params, items }, context)) return kept;
  return [...kept, ...keep(rest, 'import.ruleRefused')];
}

/** Restores the prices before an import, except for those that were changed since. */
export async function takeBackPrices(ids: readonly string[], context: Context): Promise<Kept[]> {
  const { db, session } = context;
  const imported = await db
    .select()
    .from(rulePriceImport)
    .where(ofParent(rulePriceImport.id, ids))
    // If a repaired row wrote a price again, the later write is undone first.
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
  for (const ruleId of [...new Set(imported.map((one) => one.ruleId))].sort(inLockOrder)) {
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
  // Imports of earlier builds stored no former prices, so they cannot be undone.
  const unknown = [...new Set(ids)].filter((id) => !known.has(id));
  return [...kept, ...unknown.map((objectId): Kept => ({ objectId, reason: 'import.inRule' }))];
}
