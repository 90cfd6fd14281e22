import type { Db } from '../../server/platform/database/db';
import { supplier } from '../../server/areas/master-data/data/schema/supplier';
import { isUscc } from '../../src/contract/patterns';
import seeds from './seeds.json';

const REGION_NAMES = ['楚天', '江汉', '鄂西', '荆楚', '湘江', '岭南', '浦江', '秦川', '蜀都', '闽海'];
const TRADES = ['制药有限公司', '中药饮片有限公司', '医疗器械有限公司', '生物科技有限公司'];
const CONTACTS = ['何敏', '陈立', '周婷', '吴昊', '郑洁'];
const FIRST = 15;

const LAST = '0123456789ABCDEFGHJKLMNPQRTUWXY'.split('');

/** A credit code of nobody: seventeen characters, with the last one that fits. */
export const usccOfNobody = (first: string) => LAST.map((last) => first + last).find(isUscc) ?? '';
const usccOf = (supplierId: string) => usccOfNobody(`91420100MA4K${supplierId.slice(1)}0`);

/** The ERP of the fictitious company: the suppliers of the examples, and forty more. */
export async function seedSuppliers(db: Db) {
  const more = REGION_NAMES.flatMap((regionName) => TRADES.map((trade) => regionName + trade)).map(
    (supplierName, i) => ({
      supplierId: `G${String(FIRST + i).padStart(4, '0')}`,
      supplierCode: `GYS${String(FIRST + i).padStart(5, '0')}`,
      supplierName,
      contactName: CONTACTS[i % CONTACTS.length] ?? '',
      contactPhone: `1390000${String(2000 + i)}`,
    }),
  );
  await db
    .insert(supplier)
    .values([...seeds.suppliers, ...more].map((one) => ({ ...one, uscc: usccOf(one.supplierId) })));
}
