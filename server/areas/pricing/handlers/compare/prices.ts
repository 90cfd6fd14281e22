import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { PriceField, priceCompareApi } from '../../../../../src/contract/pricing/compare';
import { belowNodes, branchProduct, product, productCategory, productLike } from '../../../master-data/public';
import { global, ofParent } from '../../../../platform/scope';
import { branch } from '../../../../platform/schema/organisation';
import { lineage } from '../../../../platform/tree';
import { priceChange } from '../../data/schema/price-change';
import { demandGranted } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';

/** A branch with those above it, itself first. */
export interface Line {
  branchId: string;
  branchName: string;
  line: string[];
}

/** Branches that the user may name, in the given order. */
export async function linesOf(branchIds: readonly string[], { db, session }: Context): Promise<Line[]> {
  await demandGranted(branchIds, { db, session });
  const rows = await db
    .select({ branchId: branch.branchId, branchName: branch.branchName, path: branch.path })
    .from(branch)
    .where(global('shared', inArray(branch.branchId, [...branchIds])));
  const found = new Map(rows.map(({ path, ...one }) => [one.branchId, { ...one, line: lineage(path) }]));
  return branchIds.flatMap((branchId) => found.get(branchId) ?? []);
}

const COLUMNS = { listPrice: sql`list_price`, minSalePrice: sql`min_sale_price` } as const;

/** The price at a branch of the product of the outer query; null where it is not sold. */
const priceIn = ({ line }: Line, field: PriceField) =>
  sql`(select case when listed = 1 then coalesce(${COLUMNS[field]}, 0) end from ${branchProduct} where product_id = ${product.productId} and branch_id = any(${sql.param(line)}::text[]) order by array_position(${sql.param(line)}::text[], branch_id) limit 1)`;

/** Whether the price differs between these branches. */
export const differsAt = (lines: readonly Line[], field: PriceField): SQL =>
  sql`(select count(distinct coalesce(one, -1)) from unnest(array[${sql.join(
    lines.map((line) => priceIn(line, field)),
    sql`, `,
  )}]::bigint[]) as one) > 1`;

const SOLD = 1;
type Filters = Pick<Parsed<typeof priceCompareApi.page>, 'keyword' | 'categoryIds' | 'brandId' | 'differs'>;

/** The products that the filters find. */
export const productFilter = (
  { keyword, categoryIds, brandId, differs }: Filters,
  lines: readonly Line[],
  field: PriceField,
) =>
  and(
    eq(product.status, SOLD),
    keyword ? productLike(keyword) : undefined,
    categoryIds?.length ? sql`${product.categoryId} in ${belowNodes(productCategory, categoryIds)}` : undefined,
    brandId ? eq(product.brandId, brandId) : undefined,
    differs === 1 ? differsAt(lines, field) : undefined,
  );

export const byProduct = <T extends { productId: string }>(rows: readonly T[]) => {
  const all = new Map<string, T[]>();
  for (const row of rows) all.set(row.productId, [...(all.get(row.productId) ?? []), row]);
  return all;
};

/** The price rows of these products at the branches and above them, from which prices are inherited. */
export async function pricesAt(lines: readonly Line[], productIds: readonly string[], { db }: Context) {
  const ids = [...new Set(lines.flatMap(({ line }) => line))];
  const rows = await db
    .select()
    .from(branchProduct)
    .where(
      global(
        'line',
        and(
          inArray(branchProduct.branchId, ids),
          sql`${branchProduct.productId} = any(${sql.param([...productIds])}::text[])`,
        ),
      ),
    );
  return byProduct(rows);
}

/** Scheduled prices of these branches, the next one first. */
export async function waitingAt(lines: readonly Line[], productIds: readonly string[], { db, now }: Context) {
  const own = lines.map(({ branchId }) => branchId);
  const rows = await db
    .select()
    .from(priceChange)
    .where(
      ofParent(
        priceChange.branchId,
        own,
        eq(priceChange.status, 0),
        gt(priceChange.effectiveTime, now),
        sql`${priceChange.productId} = any(${sql.param([...productIds])}::text[])`,
      ),
    )
    .orderBy(priceChange.effectiveTime, priceChange.changeId);
  return byProduct(rows);
}

export async function namesOf(lines: readonly Line[], { db }: Context) {
  const rows = await db
    .select({ branchId: branch.branchId, branchName: branch.branchName })
    .from(branch)
    .where(global('shared', inArray(branch.branchId, [...new Set(lines.flatMap(({ line }) => line))])));
  return new Map(rows.map(({ branchId, branchName }) => [branchId, branchName]));
}
