import type { Db } from '../../server/platform/database/db';
import { customer } from '../../server/areas/master-data/data/schema/customer';
import { staff } from '../../server/platform/schema/organisation';
import { seeds } from './files';
import { nameInitials } from '../../server/areas/master-data/rules/nameInitials';

/** Salespeople and their departments; branch → names. */
const SALES: Readonly<Record<string, readonly string[]>> = {
  FDB: ['许志远', '邓丽君', '曹阳', '谢晓峰'],
  FDB01: ['田野', '任静'],
  FDB02: ['姚远', '金铭'],
  FDC: ['陆家明', '蒋文婷', '唐诗雨'],
  FDC01: ['余清', '潘越'],
  FDD: ['梁焕文', '冼志强', '温嘉敏'],
  FDD01: ['区少华', '麦启东'],
};
const FIRST_STAFF = 601;
/** Numbers that people of the headquarters have. */
const TAKEN = { from: 608, count: 4 };

/** Where the generated customers are: branch → districts and how many. */
const DISTRICTS: Readonly<Record<string, readonly [regions: readonly string[], count: number]>> = {
  FDB: [['420102', '420103', '420104', '420105', '420106', '420111', '420115'], 56],
  FDB01: [['420602', '420606'], 14],
  FDB02: [['420502', '420503'], 14],
  FDC: [['310101', '310104'], 10],
  FDC01: [['310115'], 8],
  FDD: [['440104', '440106'], 10],
  FDD01: [['440604', '440605', '440606'], 8],
};
const FIRST_CUSTOMER = 105;

const NAMES = '惠民 益康 百草 仁和堂 济世 安康 同心 春晖 杏林 广济 德仁 康泰 永安 福寿 天和 明德'.split(' ');
/** By customer type: what such a customer is called. */
const KINDS: readonly (readonly [type: number, suffix: string])[] = [
  [2, '大药房连锁'],
  [3, '药店'],
  [4, '诊所'],
  [3, '大药房'],
  [7, '社区卫生服务中心'],
  [2, '医药连锁有限公司'],
  [6, '医院'],
  [1, '医药有限公司'],
  [5, '人民医院'],
  [8, '健康科技有限公司'],
  [9, '养老服务中心'],
];
const CONTACTS = ['何敏', '陈立', '周婷', '吴昊', '林洁', '宋佳', '韩冰'];

/** What the licences of each type allow; those without a line may buy everything. */
const PHARMACY = ['1001', '1002', '1003', '1004', '1005', '1006', '20', '30', '40', '50'];
const RANGES: Readonly<Record<number, readonly string[]>> = {
  2: PHARMACY,
  3: ['1001', '1002', '1003', '1006', '20', '3001', '3002', '40'],
  4: ['1001', '1002', '1003', '2002', '3001', '3002'],
  7: ['1001', '1002', '1003', '1005', '2002', '3001', '3002'],
  8: ['1001', '1002', '3001', '3002', '40', '50'],
  9: ['1002', '2002', '3001', '40'],
};

/** The customers of docs/domain/platform.md#example-company. */
const OWNERS: Readonly<Record<string, readonly [branchId: string, salesmanId: string]>> = {
  C100: ['FDB', 'S00511'],
  C101: ['FDB', 'S00511'],
  C102: ['FDB01', 'S00605'],
  C103: ['FDC01', 'S00522'],
  C104: ['FDD01', 'S00532'],
};

const staffRows = () =>
  Object.entries(SALES)
    .flatMap(([branchId, names]) => names.map((staffName) => ({ branchId, staffName })))
    .map(({ branchId, staffName }, i) => {
      const number = String(FIRST_STAFF + i + (FIRST_STAFF + i < TAKEN.from ? 0 : TAKEN.count)).padStart(5, '0');
      return { ...{ branchId, staffName }, staffId: `S${number}`, personId: `P${number}`, departmentName: '销售部' };
    });

const rangesOf = (customerType: number) => (RANGES[customerType] ? [...RANGES[customerType]] : null);

const exampleRows = () =>
  seeds.customers.map((one, i) => {
    const [branchId, salesmanId] = OWNERS[one.custId] ?? ['FDA', null];
    return {
      ...one,
      ...{ branchId, salesmanId },
      pinyin: nameInitials(one.custName),
      contactName: CONTACTS[i] ?? '',
      contactPhone: `1370000${String(1100 + i)}`,
      operateRangeIds: rangesOf(one.customerType),
    };
  });

function generatedRows(sales: ReturnType<typeof staffRows>) {
  const where = Object.entries(DISTRICTS).flatMap(([branchId, [regions, count]]) =>
    Array.from({ length: count }, (_, i) => ({ branchId, regionId: regions[i % regions.length] ?? '', i })),
  );
  return where.map(({ branchId, regionId, i }, at) => {
    const number = String(FIRST_CUSTOMER + at);
    const [customerType, suffix] = KINDS[at % KINDS.length] ?? [9, ''];
    const own = sales.filter((one) => one.branchId === branchId);
    const round = Math.floor(at / (NAMES.length * KINDS.length));
    const custName = `${NAMES[at % NAMES.length] ?? ''}${round > 0 ? '新' : ''}${suffix}`;
    return {
      ...{ branchId, regionId, customerType, custName },
      custId: `C${number}`,
      custCode: `KH${number.padStart(5, '0')}`,
      pinyin: nameInitials(custName),
      salesmanId: own[i % own.length]?.staffId ?? null,
      contactName: CONTACTS[at % CONTACTS.length] ?? '',
      contactPhone: `1370000${String(2000 + at)}`,
      operateRangeIds: rangesOf(customerType),
    };
  });
}

export async function seedCustomers(db: Db) {
  const sales = staffRows();
  await db.insert(staff).values(sales);
  await db.insert(customer).values([...exampleRows(), ...generatedRows(sales)]);
}
