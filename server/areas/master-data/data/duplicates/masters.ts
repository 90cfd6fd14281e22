import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { DUPLICATE_KIND, type DuplicateKind, MERGED } from '../../../../../src/contract/master-data/duplicates';
import { OWNER_TYPE, type OwnerType } from '../../../../../src/contract/master-data/licences';
import { STANDARD_STATUS } from '../../../../../src/contract/master-data/standards';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import type { AnyRecord } from '../../rules/duplicates/compareFacts';
import { customer } from '../schema/customer';
import { licence } from '../schema/licence';
import { product } from '../schema/product';
import { standard } from '../schema/standard';
import { supplier } from '../schema/supplier';

/** A master with the record that is compared. */
export interface Compared {
  id: string;
  code: string;
  name: string;
  branchId: string | null;
  /** The record has become part of another. */
  isMerged: boolean;
  record: AnyRecord;
}

/** All that is read of a stored form, which may be older than this build. */
const papers = z.object({
  purchaser: z.object({ phone: z.string().catch('') }).catch({ phone: '' }),
});
const papersOf = (form: unknown) => papers.catch({ purchaser: { phone: '' } }).parse(form ?? {});

interface Range {
  ids?: readonly string[];
  after?: string;
  limit?: number;
}

const wanted = (column: PgColumn, { ids, after }: Range): SQL | undefined =>
  and(ids ? inArray(column, [...ids]) : undefined, after === undefined ? undefined : gt(column, after));

/** Types and numbers of all licences that an owner has or had, by the owner's id. */
async function licencesOf(db: Db, ownerType: OwnerType, ids: readonly string[]) {
  const rows = await db
    .select({ ownerId: licence.ownerId, licenceType: licence.licenceType, licenceNo: licence.licenceNo })
    .from(licence)
    .where(global('taken', and(eq(licence.ownerType, ownerType), inArray(licence.ownerId, [...ids]))));
  return (id: string) => rows.filter(({ ownerId }) => ownerId === id);
}

async function companies(db: Db, range: Range): Promise<Compared[]> {
  const rows = await db
    .select()
    .from(supplier)
    .where(global('shared', wanted(supplier.supplierId, range)))
    .orderBy(asc(supplier.supplierId))
    .limit(range.limit ?? 1000);
  const licences = await licencesOf(
    db,
    OWNER_TYPE.company,
    rows.map(({ supplierId }) => supplierId),
  );
  return rows.map((row) => ({
    ...{ id: row.supplierId, code: row.supplierCode, name: row.supplierName, branchId: null },
    isMerged: row.status === MERGED,
    record: {
      company: {
        ...{ name: row.supplierName, regionId: row.regionId ?? '', uscc: row.uscc, legalPerson: row.legalPerson },
        ...{ address: row.address, phones: [row.contactPhone], licences: licences(row.supplierId) },
      },
    },
  }));
}

async function customers(db: Db, range: Range): Promise<Compared[]> {
  const rows = await db
    .select()
    .from(customer)
    .where(global('taken', wanted(customer.custId, range)))
    .orderBy(asc(customer.custId))
    .limit(range.limit ?? 1000);
  const licences = await licencesOf(
    db,
    OWNER_TYPE.customer,
    rows.map(({ custId }) => custId),
  );
  return rows.map((row) => {
    const { purchaser } = papersOf(row.form);
    return {
      ...{ id: row.custId, code: row.custCode, name: row.custName, branchId: row.branchId },
      isMerged: row.status === MERGED,
      record: {
        company: {
          name: row.custName,
          regionId: row.regionId,
          uscc: row.uscc,
          legalPerson: row.legalPerson,
          licences: licences(row.custId),
          ...{ address: row.address, phones: [row.contactPhone, purchaser.phone] },
        },
      },
    };
  });
}

async function goods(db: Db, range: Range): Promise<Compared[]> {
  const rows = await db
    .select()
    .from(product)
    .where(global('shared', wanted(product.productId, range)))
    .orderBy(asc(product.productId))
    .limit(range.limit ?? 1000);
  return rows.map((row) => ({
    ...{ id: row.productId, code: row.productCode, name: row.productName, branchId: null },
    isMerged: row.status === MERGED,
    record: {
      goods: {
        ...{ name: row.commonName || row.productName, spec: row.spec, dosageForm: row.dosageForm },
        ...{ manufacturer: row.manufacturer, approvalNo: row.approvalNo, barcode: row.barcode },
      },
    },
  }));
}

async function standards(db: Db, range: Range): Promise<Compared[]> {
  const rows = await db
    .select()
    .from(standard)
    .where(global('shared', wanted(standard.standardCode, range)))
    .orderBy(asc(standard.standardCode))
    .limit(range.limit ?? 1000);
  return rows.map((row) => ({
    ...{ id: row.standardCode, code: row.standardCode, name: row.commonName, branchId: null },
    isMerged: row.status === STANDARD_STATUS.merged,
    record: {
      goods: {
        ...{ name: row.commonName, spec: row.spec, dosageForm: row.dosageForm, manufacturer: row.manufacturer },
        ...{ approvalNo: row.approvalNo, barcode: row.barcode },
      },
    },
  }));
}

const LOADERS: Record<DuplicateKind, (db: Db, range: Range) => Promise<Compared[]>> = {
  [DUPLICATE_KIND.company]: companies,
  [DUPLICATE_KIND.customer]: customers,
  [DUPLICATE_KIND.goods]: goods,
  [DUPLICATE_KIND.standard]: standards,
};

/** Masters of a kind by their ids, or a stretch of them in the order of their ids. */
export const loadMasters = (db: Db, kind: DuplicateKind, range: Range) => LOADERS[kind](db, range);

export const SCANNED_KINDS = Object.values(DUPLICATE_KIND);
