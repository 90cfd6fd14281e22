import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db';
import { saleDocument, saleLine, saleReturn } from './schema/sale';

interface Sale {
  document: typeof saleDocument.$inferInsert;
  lines: readonly Omit<typeof saleLine.$inferInsert, 'billNo'>[];
}

/** Books the shipped part of an order for rebates; again with each outbound. */
export async function bookSale(db: Db, { document, lines }: Sale) {
  const { billNo, orderStatus } = document;
  await db
    .insert(saleDocument)
    .values(document)
    .onConflictDoUpdate({ target: saleDocument.billNo, set: { orderStatus } });
  await db
    .insert(saleLine)
    .values(lines.map((line) => ({ ...line, billNo })))
    .onConflictDoUpdate({
      target: [saleLine.billNo, saleLine.lineNo],
      set: { shippedQty: sql`excluded.shipped_qty` },
    });
}

/** Books accepted returns; once. */
export async function bookReturn(db: Db, rows: readonly (typeof saleReturn.$inferInsert)[]) {
  if (rows.length > 0) await db.insert(saleReturn).values([...rows]);
}
