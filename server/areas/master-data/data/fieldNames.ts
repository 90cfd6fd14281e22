import { inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/db';
import { staff } from '../../../platform/schema/organisation';
import { global } from '../../../platform/scope';
import { brand, productCategory } from './schema/product';
import { supplier } from './schema/supplier';

interface Source {
  id: PgColumn;
  name: PgColumn;
}

/** Fields of forms and masters that hold only an id, and the columns with its name. */
const SOURCES: Readonly<Record<string, Source>> = {
  salesmanId: { id: staff.staffId, name: staff.staffName },
  inviter: { id: staff.staffId, name: staff.staffName },
  supplierId: { id: supplier.supplierId, name: supplier.supplierName },
  brandId: { id: brand.brandId, name: brand.brandName },
  categoryId: { id: productCategory.id, name: productCategory.name },
};

/** The names of ids that fields hold, by field and id. */
export async function fieldNames(db: Db, said: readonly (readonly [field: string, id: unknown])[]) {
  const names: Record<string, Record<string, string>> = {};
  for (const [field, { id, name }] of Object.entries(SOURCES)) {
    const ids = new Set(
      said.flatMap(([of, one]) => (of === field && typeof one === 'string' && one !== '' ? [one] : [])),
    );
    if (ids.size === 0) continue;
    const rows = await db
      .select({ id, name })
      .from(id.table)
      .where(global('name', inArray(id, [...ids])));
    names[field] = Object.fromEntries(rows.map((row) => [String(row.id), String(row.name)]));
  }
  return names;
}
