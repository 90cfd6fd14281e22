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
import { toUnits } from '../../../../platform/numbers/decimal';
import { global, ofParent } from '../../../../platform/scope';
import { difference } from '../../rules/approval/difference';
import { topOf } from '../../rules/approval/paths';
import { nameInitials } from '../../rules/nameInitials';
import { currentLicences } from '../licences';
import { saveLicences } from '../saveLicences';
import { customer } from '../schema/customer';
import type { EntryRow, Form } from '../schema/entry';
import { branchProduct, product } from '../schema/product';
import { region } from '../schema/reference';
import { supplier } from '../schema/supplier';

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

/** What columns say where no form was ever approved. */
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

/** A master as a form: what was approved last, what columns say of it since, and its licences as they are now. */
export async function masterForm(db: Db, kind: FormKind, id: string): Promise<Form | undefined> {
  const found = await FROM_COLUMNS[kind](db, id);
  if (!found) return undefined;
  const licences = (await currentLicences(db, OWNER_OF[kind], [id])).map(asInput);
  return { ...found.own, ...found.form, ...(licences.length > 0 ? { licences } : {}) };
}

interface Written {
  masterId: string;
  erpCode: string;
}

const price = (text: string) => toUnits(text, 4);

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
  await db.insert(product).values({ productId, productCode, form, ...COLUMNS[kind](form) });
  const { listPrice, purchasePrice, minSalePrice } = commodityForm.parse(form);
  await db.insert(branchProduct).values({
    ...{ productId, branchId: row.branchId, listed: 0 },
    ...{ listPrice: price(listPrice), costPrice: price(purchasePrice), minSalePrice: price(minSalePrice) },
  });
  return { masterId: productId, erpCode: productCode };
}

async function changeMaster(db: Db, kind: FormKind, { id, form }: { id: string; form: Form }): Promise<Written> {
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
    .set({ ...COLUMNS[kind](form), ...set })
    .where(ofParent(product.productId, id))
    .returning();
  return { masterId: id, erpCode: row?.productCode ?? '' };
}

/**
 * Makes the master of an entry that has passed, or changes it field by field: what else was changed meanwhile stays.
 * Its licences follow. In the caller's transaction.
 */
export async function writeMaster(
  db: Db,
  { kind, row }: { kind: FormKind; row: EntryRow },
  { now, loginName }: { now: string; loginName: string },
): Promise<Written> {
  let form: Form = row.form;
  if (row.changeOf !== null) {
    const current = await masterForm(db, kind, row.changeOf);
    const changed = new Set(difference(row.before ?? {}, row.form).map(({ path }) => topOf(path)));
    form = { ...row.form, ...current };
    for (const name of changed) form = { ...form, [name]: row.form[name] };
  }
  const written =
    row.changeOf === null
      ? await addMaster(db, kind, { row, form })
      : await changeMaster(db, kind, { id: row.changeOf, form });
  const licences = licenceInput.array().catch([]).parse(form.licences);
  const owner = { ownerType: OWNER_OF[kind], ownerId: written.masterId };
  await saveLicences(db, owner, { rows: licences, now, loginName });
  return written;
}
