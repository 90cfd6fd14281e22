import { and, asc, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { fairSupplierApi } from '../../../../../src/contract/trade-fair/suppliers';
import { hasText, subquery } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { global, ofParent } from '../../../../platform/scope';
import { supplier } from '../../../master-data/public';
import { fairSupplier } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { InvalidInput, notFound } from '../../../../http/failure';
import { maskPhone } from '../../../../platform/mask';
import { demandOpen, demandVisible, lockedFair } from '../fairs/demands';
import { demandSupplierLicences } from '../fairs/licences';

const inFair = (tradeFairId: string, ...more: SQL[]) =>
  ofParent(fairSupplier.tradeFairId, tradeFairId, eq(fairSupplier.deleted, 0), ...more);

/** Suppliers of the ERP, read only. */
export async function suppliersToChoose(
  query: Parsed<typeof fairSupplierApi.erpPage>,
  context: Context,
): Promise<Output<typeof fairSupplierApi.erpPage>> {
  const { db } = context;
  const { tradeFairId, keyword, orderBy = 'supplierCode', orderDir = 'asc' } = query;
  await demandVisible(tradeFairId, context);
  const where = and(
    eq(supplier.status, 1),
    keyword ? or(hasText(supplier.supplierCode, keyword), hasText(supplier.supplierName, keyword)) : undefined,
  );
  const listed = db
    .select({
      row: supplier,
      isIn: subquery<boolean>(
        sql`select exists (select 1 from ${fairSupplier} where ${inFair(tradeFairId)} and ${fairSupplier.supplierId} = ${supplier.supplierId})`,
      ),
    })
    .from(supplier)
    .where(global('shared', where))
    .$dynamic();
  const { rows, ...found } = await paged(
    db,
    {
      listed,
      order: [by(supplier[orderBy], orderDir), by(supplier.supplierId, 'asc')],
    },
    query,
  );
  const records = rows.map(({ row, isIn }) => ({
    ...row,
    phone: maskPhone(row.contactPhone),
    alreadyAdded: isIn ? (1 as const) : (0 as const),
  }));
  return { records, ...found };
}

/** A booth has one supplier; of several rows the field of the first that is wrong is named. */
export async function checkBooths(
  { tradeFairId, own = '0' }: { tradeFairId: string; own?: string },
  wanted: readonly { boothNo: string | null; field: string }[],
  { db }: Context,
) {
  const named = wanted.flatMap(({ boothNo, field }) => (boothNo === null ? [] : [{ boothNo, field }]));
  const taken = await db
    .select({ boothNo: fairSupplier.boothNo })
    .from(fairSupplier)
    .where(inFair(tradeFairId, isNotNull(fairSupplier.boothNo), ne(fairSupplier.id, own)));
  const booths = new Set(taken.map(({ boothNo }) => boothNo));
  for (const { boothNo, field } of named) {
    if (booths.has(boothNo)) throw new InvalidInput([{ field, text: 'field.taken' }], ERROR.boothTaken);
    booths.add(boothNo);
  }
}

export async function addSuppliers(
  { tradeFairId, suppliers }: Parsed<typeof fairSupplierApi.addSupplier>,
  context: Context,
) {
  const { db, session, now, note } = context;
  const fair = await lockedFair(tradeFairId, context);
  demandOpen(fair);
  const wanted = new Map(suppliers.map((one) => [one.supplierId, one]));
  const ids = [...wanted.keys()];
  const found = await db
    .select()
    .from(supplier)
    .where(global('shared', and(inArray(supplier.supplierId, ids), eq(supplier.status, 1))))
    .orderBy(asc(supplier.supplierCode));
  if (found.length !== ids.length) throw notFound();
  const present = await db
    .select({ supplierId: fairSupplier.supplierId })
    .from(fairSupplier)
    .where(inFair(tradeFairId, inArray(fairSupplier.supplierId, ids)));
  const known = new Set(present.map(({ supplierId }) => supplierId));
  const fresh = found.filter(({ supplierId }) => !known.has(supplierId));
  await demandSupplierLicences(
    fresh.map(({ supplierId: id, supplierName: name }) => ({ id, name })),
    context,
  );
  await checkBooths(
    { tradeFairId },
    suppliers.flatMap(({ supplierId, boothNo }, i) =>
      known.has(supplierId) ? [] : [{ boothNo, field: `suppliers.${i}.boothNo` }],
    ),
    context,
  );
  const by = { createdBy: session.loginName, createdByName: session.realName, modifiedBy: session.loginName };
  if (fresh.length > 0)
    await db.insert(fairSupplier).values(
      fresh.map(({ supplierId, supplierCode, supplierName, contactName, contactPhone }) => ({
        ...{ ...by, tradeFairId, supplierId, supplierCode, supplierName, gmtCreated: now, gmtModified: now },
        branchId: session.branchId,
        boothNo: wanted.get(supplierId)?.boothNo ?? null,
        contactName: wanted.get(supplierId)?.contactName || contactName,
        contactPhone: wanted.get(supplierId)?.contactPhone || contactPhone,
      })),
    );
  const skipped = ids.filter((one) => known.has(one));
  const after = { added: fresh.map(({ supplierName }) => supplierName), skipped };
  note({ objectId: tradeFairId, objectName: fair.subject, after });
  return { added: fresh.length, skipped };
}
