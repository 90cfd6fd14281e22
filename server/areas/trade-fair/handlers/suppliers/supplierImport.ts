import { and, eq, inArray } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { OWNER_TYPE } from '../../../../../src/contract/master-data/licences';
import { global, ofParent, within } from '../../../../platform/scope';
import { supplier } from '../../../master-data/public';
import { fairCommodity, fairSupplier } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import {
  type CellProblem,
  type Importer,
  type ImportRow,
  type Kept,
  refuseRepeated,
  sortKept,
  type Target,
} from '../../../tasks/public';
import { openForImport } from '../fairs/demands';
import { blockedOn } from '../fairs/licences';

const codeOf = ({ values }: ImportRow) => values.supplierCode ?? '';

/** Suppliers of the ERP by the codes of these rows. */
async function suppliersOf(rows: readonly ImportRow[], { db }: Context) {
  const codes = [...new Set(rows.map(codeOf))];
  const found = await db
    .select()
    .from(supplier)
    .where(global('shared', and(inArray(supplier.supplierCode, codes), eq(supplier.status, 1))));
  return new Map(found.map((one) => [one.supplierCode, one]));
}

async function check(rows: readonly ImportRow[], { tradeFairId = '' }: Target, context: Context) {
  const { db, session, now } = context;
  const known = await suppliersOf(rows, context);
  const present = await db
    .select({ supplierCode: fairSupplier.supplierCode, boothNo: fairSupplier.boothNo })
    .from(fairSupplier)
    .where(within(session, fairSupplier, eq(fairSupplier.tradeFairId, tradeFairId)));
  const inFair = new Set(present.map(({ supplierCode }) => supplierCode));
  const booths = new Set(present.map(({ boothNo }) => boothNo));
  const ownerIds = [...known.values()].map(({ supplierId }) => supplierId);
  const blocked = await blockedOn(db, OWNER_TYPE.company, { ownerIds, day: now.slice(0, 10) });
  const problemsOf = (row: ImportRow): CellProblem[] => [
    ...(codeOf(row) && !known.has(codeOf(row)) ? [{ field: 'supplierCode', text: 'import.notFound' } as const] : []),
    ...(blocked.has(known.get(codeOf(row))?.supplierId ?? '')
      ? [{ field: 'supplierCode', text: 'import.licencesOver' } as const]
      : []),
    ...(inFair.has(codeOf(row)) ? [{ field: 'supplierCode', text: 'import.inFair' } as const] : []),
    ...(row.values.boothNo && booths.has(row.values.boothNo)
      ? [{ field: 'boothNo', text: 'import.taken' } as const]
      : []),
  ];
  const checked = rows.map((row) => ({ ...row, problems: [...row.problems, ...problemsOf(row)] }));
  return refuseRepeated(refuseRepeated(checked, 'supplierCode'), 'boothNo');
}

async function write(rows: readonly ImportRow[], { tradeFairId = '', branchId = '' }: Target, context: Context) {
  const { db, session, now } = context;
  const known = await suppliersOf(rows, context);
  const by = { createdBy: session.loginName, createdByName: session.realName, modifiedBy: session.loginName };
  const values = rows.map((row) => {
    const found = known.get(codeOf(row));
    if (!found) throw new Failure(ERROR.serverFailed);
    const { boothNo = '', contactName = '', contactPhone = '' } = row.values;
    const { supplierId, supplierCode, supplierName } = found;
    return {
      ...{ ...by, tradeFairId, branchId, supplierId, supplierCode, supplierName, gmtCreated: now, gmtModified: now },
      boothNo: boothNo || null,
      // The fair has its own contact; without one, that of the ERP.
      contactName: contactName || found.contactName,
      contactPhone: contactPhone || found.contactPhone,
    };
  });
  const made = await db.insert(fairSupplier).values(values).returning({ id: fairSupplier.id });
  return made.map(({ id }) => id);
}

/** Suppliers that have commodities at the fair, or that were changed since, stay. */
async function undo(ids: readonly string[], { tradeFairId = '' }: Target, context: Context): Promise<Kept[]> {
  const { db, session, now } = context;
  const found = await db
    .select()
    .from(fairSupplier)
    .where(within(session, fairSupplier, inArray(fairSupplier.id, [...ids])));
  const goods = await db
    .selectDistinct({ supplierId: fairCommodity.supplierId })
    .from(fairCommodity)
    .where(ofParent(fairCommodity.tradeFairId, tradeFairId, eq(fairCommodity.deleted, 0)));
  const withGoods = new Set(goods.map(({ supplierId }) => supplierId));
  const byId = new Map(found.map((row) => [row.id, row]));
  const { kept, free } = sortKept(ids, byId, ({ version, supplierId }) => {
    if (version > 1) return 'import.edited';
    return withGoods.has(supplierId) ? 'import.hasCommodities' : undefined;
  });
  if (free.length > 0) {
    await db
      .update(fairSupplier)
      .set({ deleted: 1, modifiedBy: session.loginName, gmtModified: now })
      .where(within(session, fairSupplier, inArray(fairSupplier.id, free)));
  }
  return kept;
}

export const supplierImporter: Importer = { open: openForImport, check, write, undo };
