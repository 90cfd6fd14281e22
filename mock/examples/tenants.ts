import { pmsTenant } from '../../server/areas/property/data/schema/tenants';
import type { Db } from '../../server/platform/database/db';
import { TENANT_TYPE } from '../../src/contract/property/tenants';

export const TENANT_NAMES =
  '康宁大药房 仁济诊所 楚天物流 汉口餐饮 光谷软件 江南药业 明德口腔 惠民超市 长江设计 瑞丰贸易'.split(' ');
const CONTACTS = '何敏 李倩 王海涛 陈亮 周玉兰 赵晓东'.split(' ');
const PERSON = { tenantName: '李倩', idNumber: '11010519491231002X' };
/** Of one property. */
const EACH = TENANT_NAMES.length + 1;

/** The nth tenant of a property; each is one of its company alone. */
export const tenantIdOf = (index: number, nth: number) => String(84_001 + index * 100 + nth);

const USCC_DIGITS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** A credit code whose last character fits. */
function creditCode(number: number) {
  const front = `91420100MA4K${String(number).padStart(4, '0')}X`;
  const sum = Array.from(front).reduce((all, one, i) => all + USCC_DIGITS.indexOf(one) * (3 ** i % 31), 0);
  return front + (USCC_DIGITS[(31 - (sum % 31)) % 31] ?? '');
}

interface Audit {
  createdBy: string;
  createdByName: string;
  gmtCreated: string;
  modifiedBy: string;
  gmtModified: string;
}

interface Of {
  /** Of the property. */
  index: number;
  branchId: string;
  audit: Audit;
}

const digits = (value: number, length: number) => String(value).padStart(length, '0');

/** Those that a property's units are let to, and a person that rents nothing yet. */
export async function seedTenants(db: Db, { index, branchId, audit }: Of) {
  await db.insert(pmsTenant).values(
    [...TENANT_NAMES, PERSON.tenantName].map((tenantName, nth) => ({
      ...{ ...audit, branchId, tenantName },
      tenantId: tenantIdOf(index, nth),
      tenantCode: `ZH${digits(index * EACH + nth + 1, 6)}`,
      ...(tenantName === PERSON.tenantName
        ? { tenantType: TENANT_TYPE.person, idNumber: PERSON.idNumber }
        : { tenantType: TENANT_TYPE.company, idNumber: creditCode(index * EACH + nth + 1) }),
      contactName: CONTACTS[nth % CONTACTS.length] ?? '',
      contactPhone: `1390000${digits(1000 + index * EACH + nth, 4)}`,
      invoiceTitle: tenantName === PERSON.tenantName ? '' : `${tenantName}有限公司`,
    })),
  );
}
