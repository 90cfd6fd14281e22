import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db';
import { global } from '../../../platform/scope';
import { belowNodes, product, productCategory } from '../../master-data/public';
import { forbidsSale } from '../rules/shields';
import { offeredAt } from './offers';
import { listing } from './schema/listing';
import { stock } from './schema/stock';
import { shieldsAt } from './shields';

/* What the app shows of the product of the outer query, to customers of a company. */

type Shield = Awaited<ReturnType<typeof shieldsAt>>[number];

type Meaning = Pick<Shield, 'productScopeType' | 'productIds' | 'brandIds' | 'categoryIds'>;

/** Whether the product of the outer query is one that a shield means. */
function meant({ productScopeType, productIds, brandIds, categoryIds }: Meaning): SQL {
  if (productScopeType === 'PRODUCT') return inArray(product.productId, productIds);
  if (productScopeType === 'BRAND') return sql`coalesce(${inArray(product.brandId, brandIds)}, false)`;
  return sql`coalesce(${product.categoryId} in ${belowNodes(productCategory, categoryIds)}, false)`;
}

/** The products that a shield means. */
export async function productsMeant(db: Db, shield: Meaning): Promise<string[]> {
  const rows = await db
    .select({ productId: product.productId })
    .from(product)
    .where(global('shared', meant(shield)));
  return rows.map(({ productId }) => productId);
}

const anyOf = (shields: readonly Shield[]) => or(...shields.map(meant)) ?? sql`false`;

interface Met {
  branchIds: readonly string[];
  customerType: string | undefined;
  at: string;
  /** Plans that will be refused, where they are known (`refusedPlans`). */
  refused?: readonly string[] | undefined;
}

/**
 * Conditions on the product of the outer query, for customers of a type at a moment: whether it is on offer, may not be
 * bought, or hides its price. Nobody is asked for who he is: shields of customers and of regions count when he orders.
 */
export async function goodsFor(
  db: Db,
  { branchIds, customerType, at, refused }: Met,
): Promise<{ offered: SQL; forbidden: SQL; priceHidden: SQL }> {
  const shields = (await shieldsAt(db, branchIds, at)).filter(
    ({ customerScopeType, customerTypeCodes }) =>
      customerScopeType === 'ALL' ||
      (customerScopeType === 'CATEGORY' && customerType !== undefined && customerTypeCodes.includes(customerType)),
  );
  return {
    offered: await offeredAt(db, branchIds, { at, refused }),
    forbidden: anyOf(shields.filter(({ shieldType }) => forbidsSale(shieldType))),
    priceHidden: anyOf(shields.filter(({ shieldType }) => !forbidsSale(shieldType))),
  };
}

/** What a company may sell of the product of the outer query, in 1/10000; null: nobody counts it there. */
export const availableAt = (branchId: string) =>
  sql<
    number | null
  >`(select sum(kept.available_qty)::float8 from ${stock} as kept where kept.product_id = ${product.productId} and kept.branch_id = ${branchId})`;

/** When the product of the outer query was put on offer last in a line of companies, or will have been at a moment. */
export const listedSince = (branchIds: readonly string[], at: string) =>
  sql`(select max(case when own.listing_status = 3 and own.plan_time <= ${at}::timestamp and own.plan_action = 1 then own.plan_time
      when own.listing_status = 3 and own.plan_time <= ${at}::timestamp then null
      when own.listing_status = 1 or own.listing_status = 3 and own.status_before = 1 then own.operate_time end)
    from ${listing} as own where own.product_id = ${product.productId} and own.branch_id = any(${sql.param([...branchIds])}::text[]))`;
