import { asc, inArray } from 'drizzle-orm';
import { product } from '../../server/areas/master-data/data/schema/product';
import { standard } from '../../server/areas/master-data/data/schema/standard';
import type { Db } from '../../server/platform/database/db';
import { global, ofParent } from '../../server/platform/scope';
import { PRESCRIPTION_TYPE } from '../../src/contract/master-data/codes/goods-codes';

const FIRST_STANDARD = 96_001;

/** The products of which there is a standard; of the latter ones nobody has matched them yet. */
const MATCHED = ['P001', 'P002', 'P003', 'P004', 'P006', 'P007', 'P008', 'P101', 'P104', 'P107', 'P110', 'P113'];
const WAITING = ['P116', 'P119', 'P122', 'P125', 'P128', 'P131', 'P134', 'P137'];
const COLD = /双歧杆菌/;
/** Months; drugs last two years, herbs three. */
const [DRUG, HERB] = [24, 36];

const typeOf = (value: number) =>
  Object.values(PRESCRIPTION_TYPE).find((one) => one === value) ?? PRESCRIPTION_TYPE.other;

/** What some of the products are. */
export async function seedStandards(db: Db, day: string) {
  const rows = await db
    .select()
    .from(product)
    .where(global('shared', inArray(product.productId, [...MATCHED, ...WAITING])))
    .orderBy(asc(product.productId));
  const at = `${day} 09:00:00`;
  const opened = { createdBy: 'admin.hq', createdByName: '周启明', gmtCreated: at, modifiedBy: 'admin.hq' };
  const made = rows.map((row, i) => ({
    standardId: String(FIRST_STANDARD + i),
    standardCode: `BZ${String(i + 1).padStart(8, '0')}`,
    ...{ commonName: row.commonName, spec: row.spec, dosageForm: row.dosageForm, packUnit: row.unit },
    ...{ manufacturer: row.manufacturer, approvalNo: row.approvalNo, barcode: row.barcode },
    shelfLifeMonths: row.prescriptionType === PRESCRIPTION_TYPE.herbal ? HERB : DRUG,
    storage: COLD.test(row.commonName) ? (3 as const) : (1 as const),
    otcType: typeOf(row.prescriptionType),
    ...opened,
    gmtModified: at,
  }));
  await db.insert(standard).values(made);
  for (const [i, { productId }] of rows.entries()) {
    const standardCode = made[i]?.standardCode;
    if (standardCode && MATCHED.includes(productId))
      await db.update(product).set({ standardCode }).where(ofParent(product.productId, productId));
  }
}
