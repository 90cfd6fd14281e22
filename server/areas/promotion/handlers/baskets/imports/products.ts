import { and, eq, sql } from 'drizzle-orm';
import { BASKET_LIMITS } from '../../../../../../src/contract/promotion/baskets';
import { global } from '../../../../../platform/scope';
import { groupBy } from '../../../../../platform/groupBy';
import { basketProduct } from '../../../data/schema/basket';
import { product } from '../../../../master-data/public';
import type { Context } from '../../../../../http/context';
import { Failure } from '../../../../../http/failure';
import { ERROR } from '../../../../../../src/contract/error-codes';
import {
  cell,
  type CellProblem,
  type Importer,
  type ImportRow,
  refuseRepeated,
  type Target,
} from '../../../../tasks/public';
import { checkSize } from '../basket';
import { pricesOf } from '../productChange';
import { type ProductTemplate, readTerms } from './productTerms';
import { clear, openFor, replaces, typeOf, undoRows } from './basketFile';

const FIELD = 'productCode';
const codeOf = (row: ImportRow) => cell(row, FIELD);

interface Known {
  productId: string;
  /** Null: the branch does not sell it. */
  listPrice: number | null;
  inBasket: boolean;
}

/** The products of these rows by their codes. */
async function knownIn(rows: readonly ImportRow[], target: Target, context: Context) {
  const { db } = context;
  const { branchId = '', formId = '' } = target;
  const codes = [...new Set(rows.map(codeOf))];
  const found = await db
    .select({ productId: product.productId, productCode: product.productCode, present: basketProduct.id })
    .from(product)
    .leftJoin(basketProduct, and(eq(basketProduct.productId, product.productId), eq(basketProduct.formId, formId)))
    .where(global('shared', sql`${product.productCode} = any(${sql.param(codes)}::text[])`));
  const ids = found.map(({ productId }) => productId);
  const prices = await pricesOf(context, { branchId }, ids);
  return new Map(
    found.map(({ productId, productCode, present }): [string, Known] => [
      productCode,
      { productId, listPrice: prices.get(productId) ?? null, inBasket: present !== null && !replaces(target) },
    ]),
  );
}

const codeProblem = (code: string, known: Known | undefined): CellProblem['text'] | null => {
  if (code === '') return null;
  if (!known) return 'import.notFound';
  if (known.listPrice === null) return 'import.notSellable';
  return known.inBasket ? 'import.inList' : null;
};

const check =
  (template: ProductTemplate): Importer['check'] =>
  async (given, target, context) => {
    const isLadder = template === 'PROMO_PRODUCT_LADDER';
    const type = typeOf(target);
    const known = await knownIn(given, target, context);
    const named = given.map((row) => {
      const text = codeProblem(codeOf(row), known.get(codeOf(row)));
      return text ? { ...row, problems: [...row.problems, { field: FIELD, text }] } : row;
    });
    const rows = isLadder ? named : refuseRepeated(named, FIELD);
    const wrong = new Map<number, CellProblem[]>();
    for (const [code, all] of isLadder ? groupBy(rows, codeOf) : rows.map((row) => [codeOf(row), [row]] as const)) {
      // While single cells are wrong, the rows of a product cannot be checked together.
      if (all.some(({ problems }) => problems.length > 0)) continue;
      const listPrice = known.get(code)?.listPrice ?? 0;
      const read = readTerms(all, { template, type, target, listPrice });
      for (const [number, problems] of read.wrong ?? []) wrong.set(number, problems);
    }
    return rows.map((row) => ({ ...row, problems: [...row.problems, ...(wrong.get(row.number) ?? [])] }));
  };

const write =
  (template: ProductTemplate): Importer['write'] =>
  async (rows, target, context) => {
    const { db } = context;
    const { formId = '' } = target;
    const type = typeOf(target);
    const known = await knownIn(rows, target, context);
    const products = groupBy(rows, codeOf);
    const values = [...products].map(([code, all]) => {
      const found = known.get(code);
      const read = readTerms(all, { template, type, target, listPrice: found?.listPrice ?? 0 });
      if (!found || !read.terms) throw new Failure(ERROR.serverFailed);
      return { ...read.terms, formId, productId: found.productId };
    });
    const made = await db.insert(basketProduct).values(values).returning({ id: basketProduct.id });
    await checkSize(db, [basketProduct, BASKET_LIMITS.product], formId);
    const ids = new Map([...products.keys()].map((code, i) => [code, made[i]?.id ?? '']));
    return rows.map((row) => ids.get(codeOf(row)) ?? '');
  };

/** Imports products with their terms; the rows of a ladder belong to one product. */
export const basketProductImporter = (template: ProductTemplate): Importer => ({
  open: openFor(template),
  ...(template === 'PROMO_PRODUCT_LADDER' ? { unitOf: codeOf } : {}),
  begin: clear(basketProduct),
  check: check(template),
  write: write(template),
  undo: undoRows(basketProduct),
});
