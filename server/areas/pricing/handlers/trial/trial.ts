import { and, eq, inArray } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { prodRulesApi } from '../../../../../src/contract/pricing/prod-rules';
import type { TrialResult } from '../../../../../src/contract/pricing/trial';
import { loadPricing } from '../../data/loadPricing';
import { branchLine, type Deal, loadCustomer, loadProducts, type Product } from '../../../promotion/public';
import { global, within } from '../../../../platform/scope';
import { customer, product } from '../../../master-data/public';
import { role, staff, user, userRole } from '../../../../platform/schema/organisation';
import type { Context } from '../../../../http/context';
import { InvalidInput, notFound } from '../../../../http/failure';
import { toUnits } from '../../../../platform/numbers/decimal';
import { trialAnswerOf } from '../../rules/answer';
import { quote } from '../../rules/quote';
import type { OrderLine } from '../../rules/types';
import { loadRules } from '../rules/loadRules';

type Input = Parsed<typeof prodRulesApi.trial>;

/** The salesperson, and the roles of his account. */
async function sellerOf({ db, session }: Context, staffId: string | undefined) {
  if (!staffId) return { name: null, roleCodes: [] };
  const [found] = await db
    .select({ name: staff.staffName })
    .from(staff)
    .where(within(session, staff, eq(staff.staffId, staffId)));
  if (!found) throw notFound();
  const roles = await db
    .selectDistinct({ roleCode: role.roleCode })
    .from(user)
    .innerJoin(userRole, eq(userRole.userId, user.userId))
    .innerJoin(role, and(eq(role.roleId, userRole.roleId), eq(role.status, 1)))
    .where(global('account', eq(user.staffId, staffId)));
  return { name: found.name, roleCodes: roles.map(({ roleCode }) => roleCode) };
}

async function buyerOf({ db, session }: Context, custId: string) {
  const [found] = await db
    .select({ name: customer.custName })
    .from(customer)
    .where(within(session, customer, eq(customer.custId, custId)));
  const facts = await loadCustomer(db, custId);
  if (!found || !facts) throw notFound();
  return { name: found.name, customer: facts };
}

/** One whole in the quantities of the engine. */
const UNIT = 10_000;

/**
 * The names for the ids of the input; refuses fractions of goods that are sold by the piece or box
 * (docs/domain/platform.md#money).
 */
async function namesOf(lines: Input['lines'], ids: readonly string[], { db }: Context) {
  const { productId, productCode, productName, spec, unit, decimalQty } = product;
  const named = await db
    .select({ productId, productCode, productName, spec, unit, decimalQty })
    .from(product)
    .where(global('shared', inArray(productId, [...ids])));
  const whole = new Set(named.flatMap((one) => (one.decimalQty === 1 ? [] : [one.productId])));
  const broken = lines.flatMap(({ productId: id, qty }, i) =>
    whole.has(id) && toUnits(qty, 4) % UNIT !== 0
      ? [{ field: `lines.${i}.qty`, text: 'field.wholeOnly' as const }]
      : [],
  );
  if (broken.length > 0) throw new InvalidInput(broken);
  return named;
}

/** The lines in the engine's numbers; a product that the branch does not sell is reported at its line. */
function orderLines(lines: Input['lines'], products: ReadonlyMap<string, Product>): OrderLine[] {
  const unknown = lines.flatMap(({ productId }, i) =>
    products.has(productId) ? [] : [{ field: `lines.${i}.productId`, text: 'field.unknown' as const }],
  );
  if (unknown.length > 0) throw new InvalidInput(unknown);
  return lines.flatMap(({ lineNo, productId, qty, enteredPrice }) => {
    const of = products.get(productId);
    if (!of) return [];
    return [
      {
        lineNo,
        product: of,
        qty: toUnits(qty, 4),
        enteredPrice: enteredPrice === undefined ? null : toUnits(enteredPrice, 4),
      },
    ];
  });
}

/** The price of an order, and its trace (docs/domain/pricing.md#trace). Writes nothing, takes no quota. */
export async function tryPrice(input: Input, context: Context): Promise<TrialResult> {
  const { db, now } = context;
  const { branchId, custId, staffId, orderTime = now, tryRuleIds, tryActivityIds } = input;
  const branchIds = await branchLine(db, branchId);
  const buyer = await buyerOf(context, custId);
  const seller = await sellerOf(context, staffId);
  const ids = [...new Set(input.lines.map(({ productId }) => productId))];
  const wanted = { branchIds, productIds: ids, buyer: { customer: buyer.customer, at: orderTime } };
  const lines = orderLines(input.lines, await loadProducts(db, wanted));
  const products = await namesOf(input.lines, ids, context);
  const deal: Deal = {
    ...{ branchIds, orderTime, customer: buyer.customer, roleCodes: seller.roleCodes },
    staffId: staffId ?? null,
  };
  const book = {
    rules: await loadRules(db, branchIds, tryRuleIds),
    activities: await loadPricing(db, { ...deal, custId, productIds: ids }, { draftIds: tryActivityIds }),
  };
  return {
    ...trialAnswerOf(quote({ ...deal, lines }, book)),
    orderTime,
    customerName: buyer.name,
    staffName: seller.name,
    products,
  };
}
