import { eq } from 'drizzle-orm';
import { BIZ_KIND } from '../../../../../src/contract/master-data/kinds';
import type { FormKind } from '../../../../../src/contract/master-data/entry-records';
import { commodityForm } from '../../../../../src/contract/master-data/forms/commodity';
import { companyForm } from '../../../../../src/contract/master-data/forms/company';
import { customerForm } from '../../../../../src/contract/master-data/forms/customer';
import {
  type LicenceInput,
  licenceInput,
  OWNER_TYPE,
  type OwnerType,
} from '../../../../../src/contract/master-data/licences';
import type { Db } from '../../../../platform/database/db';
import { global, ofParent } from '../../../../platform/scope';
import { CHANGE, changedParts, difference, withChanges } from '../../rules/approval/difference';
import { saidOf } from '../../rules/approval/paths';
import { nameInitials } from '../../rules/nameInitials';
import { currentLicences } from '../licences';
import { saveLicences } from '../saveLicences';
import { customer } from '../schema/customer';
import type { EntryRow, Form } from '../schema/entry';
import { product } from '../schema/product';
import { region } from '../schema/reference';
import { supplier } from '../schema/supplier';
import { addPrices, changePrices, pricesInForm } from './branchPrices';

export const OWNER_OF = {
  [BIZ_KIND.company]: OWNER_TYPE.company,
  [BIZ_KIND.customer]: OWNER_TYPE.customer,
  [BIZ_KIND.commodity]: OWNER_TYPE.commodity,
} as const satisfies Record<FormKind, OwnerType>;

/** Province, city and district of a place. */
async function wayTo(db: Db, regionId: string | null): Promise<string[]> {
  const way: string[] = [];
  for (let next = regionId; next !== null && way.length < 4;) {
    const [found] = await db
      .select({ parentId: region.parentId })
      .from(region)
      .where(global('shared', eq(region.id, next)));
    if (!found) break;
    way.unshift(next);
    next = found.parentId;
  }
  return way;
}

const asInput = (row: Awaited<ReturnType<typeof currentLicences>>[number]): LicenceInput => {
  const { licenceId, licenceType, licenceNo, licenceName, issuer, issueDate, expiryDate, scopeIds, images } = row;
  return { licenceId, licenceType, licenceNo, licenceName, issuer, issueDate, expiryDate, scopeIds, images };
};

/** The form that was approved last, and what the columns of a master say as a form. */
const FROM_COLUMNS: Readonly<
  Record<FormKind, (db: Db, id: string) => Promise<{ form: Form | null; own: Form } | undefined>>
> = {
  async [BIZ_KIND.company](db, id) {
    const [row] = await db
      .select()
      .from(supplier)
      .where(global('shared', eq(supplier.supplierId, id)));
    if (!row) return undefined;
    const { supplierName: companyName, companyKind, uscc, legalPerson, address, contactName, contactPhone, form } = row;
    const regionIds = await wayTo(db, row.regionId);
    return {
      form,
      own: { companyName, companyKind, uscc, legalPerson, address, contactName, contactPhone, regionIds },
    };
  },
  async [BIZ_KIND.customer](db, id) {
    const [row] = await db
      .select()
      .from(customer)
      .where(global('joined', eq(customer.custId, id)));
    if (!row) return undefined;
    const { custName, customerType, uscc, legalPerson, address, salesmanId, contactName, contactPhone, form } = row;
    const receiver = { id: 'r1', name: contactName, phone: contactPhone, address, isDefault: 1 };
    return {
      form,
      own: {
        ...{ custName, customerType, uscc, legalPerson, address, salesmanId },
        ...{ regionIds: await wayTo(db, row.regionId), operateRangeIds: row.operateRangeIds ?? [] },
        receivers: contactName === '' ? [] : [receiver],
      },
    };
  },
  async [BIZ_KIND.commodity](db, id) {
    const [row] = await db
      .select()
      .from(product)
      .where(global('shared', eq(product.productId, id)));
    if (!row) return undefined;
    const { commonName, productName, tradeName, spec, dosageForm, manufacturer, approvalNo, barcode, form } = row;
    const { unit: packUnit, prescriptionType, operateRangeId, storage, shelfLifeMonths, taxRate, decimalQty } = row;
    return {
      form,
      own: {
        ...{ commonName: commonName || productName, tradeName, spec, dosageForm, manufacturer, approvalNo, barcode },
        ...{ packUnit, prescriptionType, operateRangeId, storage, shelfLifeMonths, taxRate, decimalQty },
        supplierId: row.supplierId,
      },
    };
  },
};

interface Asked {
  id: string;
  /** The branch whose prices the form shows. */
  branchId: string;
}

/**
 * A master as a form: what was approved last, what columns say where that says nothing, its licences as they are now,
 * and of a commodity the prices that hold at the branch.
 */
export async function masterForm(db: Db, kind: FormKind, { id, branchId }: Asked): Promise<Form | undefined> {
  const found = await FROM_COLUMNS[kind](db, id);
  if (!found) return undefined;
  const licences = (await currentLicences(db, OWNER_OF[kind], [id])).map(asInput);
  const prices = kind === BIZ_KIND.commodity ? await pricesInForm(db, id, branchId) : {};
  return saidOf({ ...found.own, ...found.form, ...prices, licences });
}

interface Written {
  masterId: string;
  erpCode: string;
}

/** The column values of a master that its form decides. */
const COLUMNS = {
  [BIZ_KIND.company](form: Form) {
    const {
      companyName: supplierName,
      companyKind,
      uscc,
      legalPerson,
      address,
      contactName,
      contactPhone,
      regionIds,
    } = companyForm.parse(form);
    const regionId = regionIds.at(-1) ?? null;
    return { supplierName, companyKind, uscc, legalPerson, address, contactName, contactPhone, regionId };
  },
  [BIZ_KIND.customer](form: Form) {
    const { custName, customerType, uscc, legalPerson, address, salesmanId, operateRangeIds, regionIds, receivers } =
      customerForm.parse(form);
    const receiver = receivers.find(({ isDefault }) => isDefault === 1) ?? receivers[0];
    return {
      ...{ custName, customerType, uscc, legalPerson, address, salesmanId, operateRangeIds },
      ...{ pinyin: nameInitials(custName), regionId: regionIds.at(-1) ?? '' },
      ...{ contactName: receiver?.name ?? '', contactPhone: receiver?.phone ?? '' },
    };
  },
  [BIZ_KIND.commodity](form: Form) {
    const { commonName, tradeName, spec, dosageForm, manufacturer, approvalNo, barcode, packUnit, ...more } =
      commodityForm.parse(form);
    const { prescriptionType, operateRangeId, storage, shelfLifeMonths, taxRate, decimalQty, supplierId } = more;
    const productName = tradeName === '' ? commonName : `${commonName}（${tradeName}）`;
    return {
      ...{ productName, pinyin: nameInitials(productName), commonName, tradeName, spec, dosageForm, manufacturer },
      ...{ approvalNo, barcode, unit: packUnit, prescriptionType, operateRangeId, storage, shelfLifeMonths, taxRate },
      ...{ decimalQty, supplierId },
    };
  },
};

async function addMaster(db: Db, kind: FormKind, { row, form }: { row: EntryRow; form: Form }): Promise<Written> {
  const serial = row.entryId;
  if (kind === BIZ_KIND.company) {
    const [supplierId, supplierCode] = [`S${serial}`, `GYS${serial}`];
    await db.insert(supplier).values({ supplierId, supplierCode, form, ...COLUMNS[kind](form) });
    return { masterId: supplierId, erpCode: supplierCode };
  }
  if (kind === BIZ_KIND.customer) {
    const [custId, custCode] = [`C${serial}`, `KH${serial}`];
    const { branchId } = row;
    await db.insert(customer).values({ custId, custCode, branchId, form, ...COLUMNS[kind](form) });
    return { masterId: custId, erpCode: custCode };
  }
  const [productId, productCode] = [`P${serial}`, `SP${serial}`];
  const { standardCode } = row;
  await db.insert(product).values({ productId, productCode, standardCode, form, ...COLUMNS[kind](form) });
  await addPrices(db, productId, { branchId: row.branchId, form });
  return { masterId: productId, erpCode: productCode };
}

async function changeMaster(
  db: Db,
  kind: FormKind,
  { id, form, standardCode }: { id: string; form: Form; standardCode: string | null },
): Promise<Written> {
  const set = { form, unaudited: 0 as const };
  if (kind === BIZ_KIND.company) {
    const [row] = await db
      .update(supplier)
      .set({ ...COLUMNS[kind](form), ...set })
      .where(ofParent(supplier.supplierId, id))
      .returning();
    return { masterId: id, erpCode: row?.supplierCode ?? '' };
  }
  if (kind === BIZ_KIND.customer) {
    const [row] = await db
      .update(customer)
      .set({ ...COLUMNS[kind](form), ...set })
      .where(ofParent(customer.custId, id))
      .returning();
    return { masterId: id, erpCode: row?.custCode ?? '' };
  }
  const [row] = await db
    .update(product)
    .set({ ...COLUMNS[kind](form), ...set, ...(standardCode === null ? {} : { standardCode }) })
    .where(ofParent(product.productId, id))
    .returning();
  return { masterId: id, erpCode: row?.productCode ?? '' };
}

const LICENCES = 'licences';

/**
 * The licences of an entry: all that it names where it makes a master. A change says nothing of those that it left as
 * they were, which may have been renewed since it was submitted.
 */
function licencesOf({ form, before, changeOf }: EntryRow) {
  const rows = licenceInput.array().catch([]).parse(form.licences);
  if (changeOf === null) return { rows };
  const changes = difference({ [LICENCES]: before?.licences }, { [LICENCES]: form.licences });
  const keyOf = (path: string) => path.slice(`${LICENCES}.`.length);
  const touched = new Set(changes.map(({ path }) => keyOf(path).split('.', 1)[0] ?? ''));
  const gone = changes.filter(({ kind, path }) => kind === CHANGE.removed && !keyOf(path).includes('.'));
  return {
    rows: rows.filter(({ licenceId }) => touched.has(licenceId)),
    removed: gone.map(({ path }) => keyOf(path)),
  };
}

/**
 * Makes the master of an entry that has passed, or changes it field by field: what else was changed meanwhile stays.
 * Its licences follow, each for itself, and so do the prices of the entry's branch. In the caller's transaction.
 */
export async function writeMaster(
  db: Db,
  { kind, row }: { kind: FormKind; row: EntryRow },
  { now, loginName }: { now: string; loginName: string },
): Promise<Written> {
  const { changeOf, branchId, standardCode } = row;
  const change = { before: row.before ?? {}, after: row.form };
  const current = changeOf === null ? {} : await masterForm(db, kind, { id: changeOf, branchId });
  const form = changeOf === null ? row.form : withChanges({ ...row.form, ...current }, change);
  const written =
    changeOf === null
      ? await addMaster(db, kind, { row, form })
      : await changeMaster(db, kind, { id: changeOf, form, standardCode });
  if (changeOf !== null && kind === BIZ_KIND.commodity) {
    const changed = changedParts(change.before, change.after);
    await changePrices(db, changeOf, { branchId, form, changed });
  }
  const owner = { ownerType: OWNER_OF[kind], ownerId: written.masterId };
  await saveLicences(db, owner, { ...licencesOf(row), now, loginName });
  return written;
}
