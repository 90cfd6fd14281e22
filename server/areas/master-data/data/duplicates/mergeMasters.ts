import { and, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { DUPLICATE_KIND, type DuplicateKind } from '../../../../../src/contract/master-data/duplicates';
import type { Db } from '../../../../platform/database/db';
import { inEveryBranch } from '../../../../platform/database/rowScope';
import { rowsOf } from '../../../../platform/database/rows';
import { customer } from '../schema/customer';
import type { Snapshot } from '../schema/duplicates';
import { columnName } from './moveRows';
import { product } from '../schema/product';
import { standard } from '../schema/standard';
import { supplier } from '../schema/supplier';

interface Mergeable {
  table: PgTable;
  id: PgColumn;
  code: PgColumn;
  name: PgColumn;
  branchId?: PgColumn;
  /** Columns whose value the user takes from one master or the other, in the order of the preview. */
  fields: readonly PgColumn[];
  /** A column that follows a field without being asked for, such as the pinyin of a name. */
  with?: ReadonlyMap<PgColumn, PgColumn>;
}

const MERGEABLE: Record<DuplicateKind, Mergeable> = {
  [DUPLICATE_KIND.company]: {
    ...{ table: supplier, id: supplier.supplierId, code: supplier.supplierCode, name: supplier.supplierName },
    fields: [
      ...[supplier.supplierName, supplier.companyKind, supplier.uscc, supplier.legalPerson, supplier.regionId],
      ...[supplier.address, supplier.contactName, supplier.contactPhone],
    ],
  },
  [DUPLICATE_KIND.customer]: {
    ...{ table: customer, id: customer.custId, code: customer.custCode, name: customer.custName },
    branchId: customer.branchId,
    fields: [
      ...[customer.custName, customer.customerType, customer.uscc, customer.legalPerson, customer.regionId],
      ...[customer.address, customer.salesmanId, customer.contactName, customer.contactPhone],
      customer.operateRangeIds,
    ],
    with: new Map([[customer.custName, customer.pinyin]]),
  },
  [DUPLICATE_KIND.goods]: {
    ...{ table: product, id: product.productId, code: product.productCode, name: product.productName },
    fields: [
      ...[product.productName, product.commonName, product.tradeName, product.spec, product.unit, product.dosageForm],
      ...[product.manufacturer, product.approvalNo, product.barcode, product.brandId],
      ...[product.categoryId, product.supplierId, product.operateRangeId, product.prescriptionType, product.storage],
      ...[product.shelfLifeMonths, product.taxRate],
    ],
    with: new Map([[product.productName, product.pinyin]]),
  },
  [DUPLICATE_KIND.standard]: {
    ...{ table: standard, id: standard.standardCode, code: standard.standardCode, name: standard.commonName },
    fields: [
      ...[standard.commonName, standard.tradeName, standard.spec, standard.dosageForm, standard.manufacturer],
      ...[standard.approvalNo, standard.barcode, standard.packUnit, standard.shelfLifeMonths, standard.storage],
      standard.otcType,
    ],
  },
};

export const mergeableOf = (kind: DuplicateKind) => MERGEABLE[kind];

const identifier = (text: string) => sql.identifier(text);
/** `mark` is a digest of the row: another one shows that somebody has changed it. */
const masterRow = z.object({ row: z.record(z.string(), z.unknown()), mark: z.string() });
export type ReadMaster = z.output<typeof masterRow>;

/** A master as the database has it, locked where somebody is about to change it. */
export async function readMaster(
  db: Db,
  { table, id }: Mergeable,
  { masterId, lock = false }: { masterId: string; lock?: boolean },
): Promise<ReadMaster | undefined> {
  const from = identifier(getTableName(table));
  const where = inEveryBranch(sql`${from}.${identifier(columnName(id))} = ${masterId}`);
  const [row] = await rowsOf(
    db,
    sql`select to_jsonb(${from}) as row, md5(to_jsonb(${from})::text) as mark from ${from} where ${where} ${lock ? sql`for update` : sql``}`,
    masterRow,
  );
  return row;
}

/** Writes these columns of a master, the others stay. */
export async function writeMaster(
  db: Db,
  { table, id }: Mergeable,
  { masterId, values }: { masterId: string; values: Snapshot },
) {
  const from = identifier(getTableName(table));
  const columns = Object.keys(values).map((column) => sql`${identifier(column)} = wanted.${identifier(column)}`);
  const own = sql`${from}.${identifier(columnName(id))} = ${masterId}`;
  await db.execute(sql`update ${from} set ${sql.join(columns, sql`, `)}
    from jsonb_populate_record(null::${from}, ${JSON.stringify(values)}::jsonb) as wanted where ${inEveryBranch(and(own))}`);
}
