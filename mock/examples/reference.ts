import type { Db } from '../../server/platform/database/db';
import { companyProfile } from '../../server/areas/master-data/data/schema/companyProfile';
import { branchOperateRange, branchRegion } from '../../server/areas/master-data/data/schema/reference';

const SERVED: Readonly<Record<string, readonly string[]>> = {
  FDA: ['420000', '310000', '440000'],
  FDB: ['420000'],
  FDB01: ['420600'],
  FDB02: ['420500'],
  FDC: ['310000'],
  FDC01: ['310115'],
  FDD: ['440000'],
  FDD01: ['440600'],
};

/** Branch offices hold no licence for medicines under special control. */
const EVERYTHING = ['10', '20', '30', '40', '50'];
const OFFICE = ['1001', '1002', '1003', '1004', '1006', '20', '3001', '3002', '40', '50'];

/** Short name, legal person, region, address, contact, phone; the credit codes are made up, their check digits are right. */
const COMPANIES = [
  ['FDA', '集团', '罗建国', '420106', '中南路99号江城医药大厦', '周敏', '027-87650001', '914201007757000021'],
  ['FDB', '湖北', '孙立', '420115', '纸坊大街1号', '陈思远', '027-87650011', '91420100300258142K'],
  ['FDB01', '襄阳', '黄志强', '420606', '长虹路18号', '吴婷', '0710-3456701', '91420600MA4KTE5T08'],
  ['FDB02', '宜昌', '刘海波', '420502', '夷陵大道56号', '郑凯', '0717-6543201', '91420500MA4KTE5T16'],
  ['FDC', '上海', '顾晓燕', '310115', '张江路500号', '沈洁', '021-58760001', '91310115MA1H000125'],
  ['FDC01', '浦东', '陆文斌', '310115', '川沙路1280号', '徐静', '021-58760011', '91310115MA1H000138'],
  ['FDD', '广东', '梁家辉', '440106', '天河北路233号', '何敏', '020-38760001', '91440100MA5AQ0010T'],
  ['FDD01', '佛山', '黎国强', '440604', '季华五路22号', '邓志文', '0757-8332001', '91440600MA5AQ0020M'],
] as const;

const profileOf = ([branchId, shortName, legalPerson, ...more]: (typeof COMPANIES)[number]) => {
  const [regionId, address, contactName, contactPhone, uscc] = more;
  return { branchId, shortName, legalPerson, regionId, address, contactName, contactPhone, uscc };
};

const openedOn = (day: string) => ({
  ...{ createdBy: 'admin.hq', createdByName: '周启明', gmtCreated: `${day} 09:00:00` },
  ...{ modifiedBy: 'admin.hq', gmtModified: `${day} 09:00:00` },
});

export async function seedServed(db: Db, day: string) {
  const pairs = (of: (branchId: string) => readonly string[]) =>
    Object.keys(SERVED).flatMap((branchId) => of(branchId).map((nodeId) => ({ branchId, nodeId })));
  await db.insert(branchRegion).values(pairs((branchId) => SERVED[branchId] ?? []));
  await db.insert(companyProfile).values(COMPANIES.map((one) => ({ ...profileOf(one), ...openedOn(day) })));
  await db.insert(branchOperateRange).values(pairs((branchId) => (branchId.length > 3 ? OFFICE : EVERYTHING)));
}
