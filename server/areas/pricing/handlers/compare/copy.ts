import { createHash } from 'node:crypto';
import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { MOST_CHANGES, type PriceChange, type priceCompareApi } from '../../../../../src/contract/pricing/compare';
import { applyPrices } from '../../jobs/applyPrices';
import { global } from '../../../../platform/scope';
import { priceChange } from '../../data/schema/price-change';
import { product } from '../../../master-data/public';
import { takeLock } from '../../../../platform/database/advisoryLocks';
import { chunks } from '../../../../platform/database/chunks';
import { priceText } from '../../../../platform/numbers/money';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { copied, holdsAt } from '../../rules/compare';
import { demandAboveAhead } from './ahead';
import { linesOf, pricesAt, productFilter } from './prices';

type Wanted = Parsed<typeof priceCompareApi.preview>;

async function productsOf({ productIds, query, toBranchIds, fromBranchId }: Wanted, context: Context) {
  if (!productIds && !query) throw new InvalidInput([{ field: 'productIds', text: 'field.required' }]);
  const lines = await linesOf(query?.branchIds ?? [fromBranchId, ...toBranchIds], context);
  const some = productIds ? inArray(product.productId, productIds) : undefined;
  return context.db
    .select({
      ...{ productId: product.productId, productCode: product.productCode, productName: product.productName },
      spec: product.spec,
    })
    .from(product)
    .where(global('shared', and(productFilter(query ?? {}, lines, 'listPrice'), some)))
    .orderBy(asc(product.productCode));
}

/** The cells that a copy would change, with old and new prices. */
async function planOf(wanted: Wanted, context: Context) {
  const { fromBranchId, toBranchIds, fields } = wanted;
  if (toBranchIds.includes(fromBranchId)) throw new InvalidInput([{ field: 'toBranchIds', text: 'field.choice' }]);
  const lines = await linesOf([fromBranchId, ...toBranchIds], context);
  const [source, ...targets] = lines;
  const products = await productsOf(wanted, context);
  const ids = products.map(({ productId }) => productId);
  const prices = await pricesAt(lines, ids, context);
  const changes = products.flatMap((one) => {
    const rows = prices.get(one.productId) ?? [];
    const from = holdsAt(source?.line ?? [], rows);
    return targets.flatMap(({ branchId, branchName, line }) => {
      const to = holdsAt(line, rows);
      const plan = copied(from, [branchId, to], fields);
      return plan && to ? [{ ...one, branchId, branchName, to, plan }] : [];
    });
  });
  if (changes.length > MOST_CHANGES) throw new Failure(ERROR.tooManyPrices, { params: { max: MOST_CHANGES } });
  const facts = changes.map(({ productId, branchId, to, plan }) => [productId, branchId, to, plan]);
  return { changes, plan: createHash('sha256').update(JSON.stringify(facts)).digest('hex') };
}

type Planned = Awaited<ReturnType<typeof planOf>>['changes'][number];

const textOf = (price: number | null) => (price === null ? null : priceText(price));

const shown = ({ to, plan, ...facts }: Planned): PriceChange => ({
  ...facts,
  listPrice: plan.fields.includes('listPrice')
    ? { before: priceText(to.listPrice), after: priceText(plan.listPrice) }
    : null,
  minSalePrice: plan.fields.includes('minSalePrice')
    ? { before: textOf(to.minSalePrice), after: textOf(plan.minSalePrice) }
    : null,
  becomesOwn: plan.becomesOwn,
  belowMin: plan.belowMin,
});

export async function previewCopy(wanted: Wanted, context: Context) {
  const { changes, plan } = await planOf(wanted, context);
  return { changes: changes.map(shown), plan };
}

export async function copyPrices(wanted: Parsed<typeof priceCompareApi.copy>, context: Context) {
  const { db, session, now } = context;
  const { fromBranchId, toBranchIds, fields } = wanted;
  await takeLock(db, 'priceCopy');
  const { changes, plan } = await planOf(wanted, context);
  if (plan !== wanted.plan) throw new Failure(ERROR.pricesMoved);
  if (changes.some(({ plan: { belowMin } }) => belowMin)) throw new Failure(ERROR.listBelowMin);
  const effectiveTime = wanted.effectiveTime === null || wanted.effectiveTime < now ? now : wanted.effectiveTime;
  const [batch] = await db
    .select({ id: sql<string>`nextval('object_id')::text` })
    .from(sql`(values (1)) as one`)
    .where(global('shared'));
  const by = { createdBy: session.loginName, createdByName: session.realName, modifiedBy: session.loginName };
  const rows = changes.map(({ productId, branchId, plan: { listPrice, minSalePrice, fields: own } }) => ({
    ...{ ...by, productId, branchId, fromBranchId, listPrice, minSalePrice, fields: own, effectiveTime },
    ...{ batchId: batch?.id ?? '0', gmtCreated: now, gmtModified: now },
  }));
  const isNow = effectiveTime <= now;
  const write = async () => {
    for (const some of chunks(rows)) await db.insert(priceChange).values(some);
    if (isNow) await applyPrices(db, now);
  };
  await demandAboveAhead(rows, write, context);
  context.note({
    objectId: batch?.id ?? '',
    objectName: fromBranchId,
    after: { fromBranchId, toBranchIds, fields, effectiveTime, cells: rows.length },
  });
  return { changed: isNow ? rows.length : 0, scheduled: isNow ? 0 : rows.length };
}
