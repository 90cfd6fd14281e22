import { eq, sql } from 'drizzle-orm';
import { commodityForm } from '../../../../../src/contract/master-data/forms/commodity';
import type { Db } from '../../../../platform/database/db';
import { toUnits } from '../../../../platform/numbers/decimal';
import { priceText } from '../../../../platform/numbers/money';
import { branch } from '../../../../platform/schema/organisation';
import { global } from '../../../../platform/scope';
import { lineage } from '../../../../platform/tree';
import { priceAt } from '../prices';
import type { Form } from '../schema/entry';
import { branchProduct, product } from '../schema/product';

const DECIMALS = 4;

/** What the form calls the price columns of a branch. */
const COLUMN_OF = { listPrice: 'listPrice', purchasePrice: 'costPrice', minSalePrice: 'minSalePrice' } as const;
type PriceField = keyof typeof COLUMN_OF;
const isPriceField = (name: string): name is PriceField => name in COLUMN_OF;

/** The row of prices that holds at a branch, its own or the nearest above. */
async function rowAt(db: Db, productId: string, branchId: string) {
  const [own] = await db
    .select({ path: branch.path })
    .from(branch)
    .where(global('shared', eq(branch.branchId, branchId)));
  const price = priceAt(db, lineage(own?.path ?? ''));
  const [row] = await db
    .select({
      ...{ listPrice: price.listPrice, costPrice: price.costPrice, minSalePrice: price.minSalePrice },
      listed: price.listed,
    })
    .from(product)
    .innerJoinLateral(price, sql`true`)
    .where(global('shared', eq(product.productId, productId)));
  return row;
}

/** The prices of a commodity at a branch as its form has them; none where nothing is known. */
export async function pricesInForm(db: Db, productId: string, branchId: string): Promise<Form> {
  const row = await rowAt(db, productId, branchId);
  return Object.fromEntries(
    Object.entries(COLUMN_OF).flatMap(([field, column]) => {
      const units = row?.[column] ?? 0;
      return units === 0 ? [] : [[field, priceText(units)]];
    }),
  );
}

const unitsOf = (form: Form) => {
  const prices = commodityForm.parse(form);
  const units = (field: PriceField) => toUnits(prices[field], DECIMALS);
  return { listPrice: units('listPrice'), costPrice: units('purchasePrice'), minSalePrice: units('minSalePrice') };
};

export async function addPrices(db: Db, productId: string, { branchId, form }: { branchId: string; form: Form }) {
  await db.insert(branchProduct).values({ productId, branchId, listed: 0, ...unitsOf(form) });
}

/** Sets the prices that were changed; a branch that used those of one above gets a row of its own. */
export async function changePrices(
  db: Db,
  productId: string,
  { branchId, form, changed }: { branchId: string; form: Form; changed: ReadonlySet<string> },
) {
  const fields = [...changed].filter(isPriceField);
  if (fields.length === 0) return;
  const units = unitsOf(form);
  const set = Object.fromEntries(fields.map((field) => [COLUMN_OF[field], units[COLUMN_OF[field]]]));
  const listed = (await rowAt(db, productId, branchId))?.listed ?? 0;
  await db
    .insert(branchProduct)
    .values({ productId, branchId, listed, ...units })
    .onConflictDoUpdate({ target: [branchProduct.productId, branchProduct.branchId], set });
}
