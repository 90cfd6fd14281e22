import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { uniqueIndex } from 'drizzle-orm/pg-core';
import { flag, id, touched, versioned } from '../../../../platform/database/columns';
import { gramIndex } from '../../../../platform/database/large';
import { branch } from '../../../../platform/schema/organisation';
import { operateRange } from './reference';
import { supplier } from './supplier';
import { branchIs, branchRule } from '../../../../platform/scope';
import { among, notNegative, versions } from '../../../../platform/database/checks';
import { holdsFiles } from '../../../../platform/files/references';
import { file } from '../../../../platform/schema/platform';

/* What is sold. The catalogue is the group's; prices and stock are the branches'. */

/** A price in 1/10000 yuan, or a quantity in 1/10000 unit. */
export const units = () => bigint({ mode: 'number' });

/** A deleted brand is disabled as well; its row stays, so that whatever names it finds its name. */
export const brand = pgTable(
  'brand',
  {
    /** `PP` and six digits, which is what people call it by. */
    brandId: text().primaryKey(),
    brandName: text().notNull(),
    brandNameEn: text().notNull().default(''),
    firstLetter: text().notNull().default('#'),
    logo: id().references(() => file.fileId),
    manufacturer: text().notNull().default(''),
    description: text().notNull().default(''),
    sort: integer().notNull().default(100),
    status: smallint().$type<0 | 1>().notNull().default(1),
    ...touched,
    ...versioned,
  },
  (table) => [
    uniqueIndex('brand_name')
      .on(table.brandName)
      .where(sql`deleted = 0`),
    among('brand_status', table.status, [0, 1]),
    versions('brand_version', table.version),
  ],
);

holdsFiles(brand.logo);

/** A node stands for all below it. */
export const productCategory = pgTable('product_category', {
  id: text().primaryKey(),
  parentId: text().references((): AnyPgColumn => productCategory.id),
  name: text().notNull(),
  sort: integer().notNull(),
});

export const product = pgTable(
  'product',
  {
    productId: text().primaryKey(),
    productCode: text().notNull(),
    productName: text().notNull(),
    /** First letters, lower case: "amxljn". */
    pinyin: text().notNull().default(''),
    spec: text().notNull(),
    unit: text().notNull(),
    manufacturer: text().notNull(),
    approvalNo: text().notNull().default(''),
    brandId: text().references(() => brand.brandId),
    categoryId: text().references(() => productCategory.id),
    supplierId: text().references(() => supplier.supplierId),
    operateRangeId: text().references(() => operateRange.id),
    prescriptionType: smallint().notNull().default(9),
    /** May be sold in fractions of its unit. */
    decimalQty: flag(),
    commonName: text().notNull().default(''),
    tradeName: text().notNull().default(''),
    dosageForm: text().notNull().default(''),
    barcode: text().notNull().default(''),
    storage: smallint().$type<1 | 2 | 3 | 4>(),
    shelfLifeMonths: integer(),
    /** Per cent. */
    taxRate: smallint(),
    standardCode: text(),
    /** As it was approved last; null: it came from the ERP (docs/domain/master-data.md#masters). */
    form: jsonb().$type<Record<string, unknown>>(),
    unaudited: flag(),
    /** 9: it has become part of another (docs/domain/duplicates.md#merging). */
    status: smallint().$type<0 | 1 | 9>().notNull().default(1),
    mergedInto: text(),
  },
  (table) => [
    uniqueIndex('product_code').on(table.productCode),
    index('product_category_of').on(table.categoryId),
    index('product_brand_of').on(table.brandId),
    index('product_standard_of').on(table.standardCode),
    index('product_supplier_of').on(table.supplierId),
    index('product_name').on(table.productName, table.productId),
    gramIndex('product_code_grams', table.productCode),
    gramIndex('product_name_grams', table.productName),
    gramIndex('product_pinyin_grams', table.pinyin),
    gramIndex('product_manufacturer_grams', table.manufacturer),
    among('product_status', table.status, [0, 1, 9]),
  ],
);

/** Prices of a branch. One without a row for a product sells it at those of the nearest branch above that has one. */
export const branchProduct = pgTable(
  'branch_product',
  {
    productId: text()
      .notNull()
      .references(() => product.productId),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    listPrice: units().notNull(),
    costPrice: units(),
    minSalePrice: units(),
    /** Whether the branch sells the product. */
    listed: smallint().$type<0 | 1>().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.branchId] }),
    notNegative('branch_product_prices', table.listPrice, table.costPrice, table.minSalePrice),
  ],
);

/** Stock by batch. */
export const productBatch = pgTable(
  'product_batch',
  {
    productId: text()
      .notNull()
      .references(() => product.productId),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    batchNo: text().notNull(),
    productionDate: date({ mode: 'string' }).notNull(),
    expiryDate: date({ mode: 'string' }).notNull(),
    qty: units().notNull(),
    /** 1 good, 2 to be inspected, 3 locked. */
    qualityState: smallint().$type<1 | 2 | 3>().notNull().default(1),
    warehouse: text().notNull().default('W01'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.branchId, table.batchNo] }),
    notNegative('product_batch_qty', table.qty),
    among('product_batch_quality_state', table.qualityState, [1, 2, 3]),
  ],
);

branchRule(branchProduct, (viewer) => branchIs(branchProduct.branchId, viewer));
branchRule(productBatch, (viewer) => branchIs(productBatch.branchId, viewer));
