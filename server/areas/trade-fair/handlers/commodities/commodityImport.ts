import { and, eq, inArray } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { SHELF } from '../../../../../src/contract/trade-fair/commodities';
import { subquery } from '../../../../platform/database/columns';
import { global, within } from '../../../../platform/scope';
import { product } from '../../../master-data/public';
import { fairCommodity, fairSupplier } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { toShortText, toUnits } from '../../../../platform/numbers/decimal';
import {
  type CellProblem,
  type Importer,
  type ImportRow,
  type Kept,
  refuseRepeated,
  sortKept,
  type Target,
} from '../../../tasks/public';
import { openForImport } from '../fairs/demands';
import { hostPath, isOrdered, offered } from './read';

const codeOf = ({ values }: ImportRow) => values.productCode ?? '';

/** What rows refer to: products of the catalogue, those of them that this fair may offer, and its suppliers. */
async function knownIn(rows: readonly ImportRow[], tradeFairId: string, context: Context) {
  const { db, session } = context;
  const byCode = inArray(product.productCode, [...new Set(rows.map(codeOf))]);
  const products = await db
    .select()
    .from(product)
    .where(global('shared', and(byCode, eq(product.status, 1))));
  const offers = await offered(context, { tradeFairId, path: await hostPath(tradeFairId, context) }, byCode);
  const suppliers = await db
    .select({ supplierId: fairSupplier.supplierId, supplierCode: fairSupplier.supplierCode })
    .from(fairSupplier)
    .where(within(session, fairSupplier, eq(fairSupplier.tradeFairId, tradeFairId)));
  return {
    products: new Map(products.map((one) => [one.productCode, one])),
    offers: new Map(offers.map((one) => [one.product.productCode, one])),
    suppliers: new Map(suppliers.map((one) => [one.supplierCode, one.supplierId])),
  };
}

type Known = Awaited<ReturnType<typeof knownIn>>;
const problem = (field: string, text: CellProblem['text'], params?: CellProblem['params']): CellProblem =>
  params ? { field, text, params } : { field, text };

/** The product has to be one that this supplier brings to the fair, and its host sells. */
function goodsProblems({ values }: ImportRow, { products, offers, suppliers }: Known): CellProblem[] {
  const { productCode = '', supplierCode = '' } = values;
  const found = products.get(productCode);
  const supplierId = suppliers.get(supplierCode);
  const offer = offers.get(productCode);
  const isOwn = found !== undefined && found.supplierId === supplierId;
  return [
    ...(productCode && !found ? [problem('productCode', 'import.notFound')] : []),
    ...(supplierCode && !supplierId ? [problem('supplierCode', 'import.notInFair')] : []),
    ...(found && supplierId && !isOwn ? [problem('supplierCode', 'import.otherSupplier')] : []),
    ...(isOwn && !offer ? [problem('productCode', 'import.notListed')] : []),
    ...(offer?.isIn ? [problem('productCode', 'import.inFair')] : []),
  ];
}

/** Below the minimum only on purpose: that is said on the page, for one commodity. */
function priceProblems({ values, problems }: ImportRow, { offers }: Known): CellProblem[] {
  const offer = offers.get(values.productCode ?? '');
  if (!offer || !values.fairPrice || problems.some(({ field }) => field === 'fairPrice')) return [];
  const price = toUnits(values.fairPrice, 4);
  const { listPrice, minSalePrice } = offer;
  if (price > listPrice) return [problem('fairPrice', 'import.aboveList', { max: toShortText(listPrice, 4) })];
  return price < (minSalePrice ?? 0)
    ? [problem('fairPrice', 'import.belowMin', { min: toShortText(minSalePrice ?? 0, 4) })]
    : [];
}

/** Whoever may buy less than he has to order can order nothing. */
function limitProblems({ values, problems }: ImportRow): CellProblem[] {
  const { minQty, limitQty } = values;
  const isWrong = problems.some(({ field }) => field === 'minQty' || field === 'limitQty');
  if (!minQty || !limitQty || isWrong || Number(limitQty) >= Number(minQty)) return [];
  return [problem('limitQty', 'import.belowMinQty', { min: minQty })];
}

async function check(rows: readonly ImportRow[], { tradeFairId = '' }: Target, context: Context) {
  const known = await knownIn(rows, tradeFairId, context);
  const problemsOf = (row: ImportRow) => [
    ...row.problems,
    ...goodsProblems(row, known),
    ...priceProblems(row, known),
    ...limitProblems(row),
  ];
  return refuseRepeated(
    rows.map((row) => ({ ...row, problems: problemsOf(row) })),
    'productCode',
  );
}

const DEFAULT_SORT = 100;

async function write(rows: readonly ImportRow[], { tradeFairId = '' }: Target, context: Context) {
  const { db, session, now } = context;
  const { offers } = await knownIn(rows, tradeFairId, context);
  const by = { createdBy: session.loginName, createdByName: session.realName, modifiedBy: session.loginName };
  const values = rows.map((row) => {
    const offer = offers.get(codeOf(row));
    if (!offer) throw new Failure(ERROR.serverFailed);
    const { fairPrice = '', minQty, limitQty, sort } = row.values;
    return {
      ...{ ...by, tradeFairId, gmtCreated: now, gmtModified: now, status: SHELF.on },
      ...{ productId: offer.product.productId, supplierId: offer.product.supplierId ?? '' },
      ...{ listPrice: offer.listPrice, fairPrice: toUnits(fairPrice, 4) },
      ...{ minQty: Number(minQty || 1), limitQty: limitQty ? Number(limitQty) : null },
      sort: Number(sort || DEFAULT_SORT),
    };
  });
  const made = await db.insert(fairCommodity).values(values).returning({ id: fairCommodity.id });
  return made.map(({ id }) => id);
}

/** What was ordered stays, and what was changed since. */
async function undo(ids: readonly string[], _target: Target, context: Context): Promise<Kept[]> {
  const { db, session, now } = context;
  const found = await db
    .select({ id: fairCommodity.id, version: fairCommodity.version, isOrdered: subquery<boolean>(isOrdered) })
    .from(fairCommodity)
    .where(within(session, fairCommodity, inArray(fairCommodity.id, [...ids])));
  const byId = new Map(found.map((row) => [row.id, row]));
  const { kept, free } = sortKept(ids, byId, (row) => {
    if (row.isOrdered) return 'import.ordered';
    return row.version > 1 ? 'import.edited' : undefined;
  });
  await db
    .update(fairCommodity)
    .set({ deleted: 1, modifiedBy: session.loginName, gmtModified: now })
    .where(within(session, fairCommodity, inArray(fairCommodity.id, free)));
  return kept;
}

export const commodityImporter: Importer = { open: openForImport, check, write, undo };
