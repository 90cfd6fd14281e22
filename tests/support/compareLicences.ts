import { sql } from 'drizzle-orm';
import { licenceBlocks, registrationEnded, stateOn } from '../../server/areas/master-data/data/licences';
import { licence } from '../../server/areas/master-data/data/schema/licence';
import { product } from '../../server/areas/master-data/data/schema/product';
import { licenceStateOn } from '../../server/areas/master-data/rules/licence';
import type { Db } from '../../server/platform/database/db';
import { OWNER_TYPE } from '../../src/contract/master-data/licences';

/** What the database says of each licence and each product, where it is not what the rules say. */
export async function compareLicences(db: Db, days: readonly string[]) {
  const differences: string[] = [];
  let compared = 0;
  let blocked = 0;
  for (const day of days) {
    const rows = await db.select({ row: licence, state: sql<number>`(${stateOn(day)})` }).from(licence);
    for (const { row, state } of rows) {
      compared += 1;
      if (licenceStateOn(row, day) !== state) differences.push(`${day} ${row.licenceId}: ${state}`);
    }
    const products = await db
      .select({ productId: product.productId, ended: sql<boolean>`(${registrationEnded(day)})` })
      .from(product);
    const ownerIds = products.map(({ productId }) => productId);
    const blocks = await licenceBlocks(db, { ownerType: OWNER_TYPE.commodity, ownerIds, day });
    blocked += blocks.size;
    for (const { productId, ended } of products)
      if (blocks.has(productId) !== ended) differences.push(`${day} ${productId}: ${ended}`);
  }
  return { compared, blocked, differences };
}
