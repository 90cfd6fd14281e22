import { createHash } from 'node:crypto';
import { DAY, MINUTE, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { department, guest, guestGroup } from '../../server/areas/trade-fair/data/schema/fair-guests';
import { fairCustomer, fairSupplier } from '../../server/areas/trade-fair/data/schema/trade-fair';
import type { DemoOptions } from './demoOptions';
import { seedDining } from './dining';
import { seeds } from './files';
import { seedEvents, seedLottery } from './lottery';

const BOOTHS = ['A-017', 'A-018', 'B-006'];
const CONTACTS = ['何敏', '沈立', '梁伟'];
/** Which branch each ERP customer belongs to (docs/domain/platform.md#example-company). */
const CUSTOMER_BRANCH: Record<string, string> = { C100: 'FDB', C101: 'FDB', C102: 'FDB01', C103: 'FDC01' };
/** Groups per customer: the first customer has two. */
const GROUPS = [
  { custId: 'C100', groupName: '康宁大药房A组' },
  { custId: 'C100', groupName: '康宁大药房B组' },
  { custId: 'C101', groupName: '仁济诊所' },
  { custId: 'C102', groupName: '城东医院' },
  { custId: 'C103', groupName: '同济堂药店' },
];
const GUESTS_PER_GROUP = 4;
const NAMES =
  '王海涛 李倩 张国栋 刘芳 陈志远 杨雪梅 赵永强 黄丽华 周建军 吴晓燕 徐文斌 孙玉兰 胡志明 朱红霞 高建国 林淑珍 何俊杰 郭秀英 马立新 罗美玲'.split(
    ' ',
  );
const POSITIONS = ['采购经理', '店长', '药师', '总经理'];

interface Opening extends Pick<DemoOptions, 'seal'> {
  firstDay: number;
}

/** A fair in full swing, whose first day is `firstDay`. */
export async function seedOngoingFair(db: Db, tradeFairId: string, { firstDay, seal }: Opening) {
  const at = (minute: number) => shanghai(firstDay + 510 * MINUTE + minute * MINUTE);
  const gmtCreated = shanghai(firstDay - 20 * DAY);
  const audit = {
    createdBy: 'admin.hq',
    createdByName: '周启明',
    gmtCreated,
    modifiedBy: 'admin.hq',
    gmtModified: gmtCreated,
  };
  const row = { tradeFairId, ...audit };

  await seedStands(db, row);
  await seedDepartments(db);
  await seedGuests(db, row);
  await seedEvents(db, tradeFairId, at);
  await seedLottery(db, row, { at, seal });
  await seedDining(db, tradeFairId, at);
}

async function seedStands(db: Db, row: Row) {
  await db.insert(fairSupplier).values(
    seeds.suppliers.map((supplier, i) => ({
      ...row,
      ...supplier,
      id: String(71_001 + i),
      branchId: 'FDA',
      boothNo: BOOTHS[i],
      contactName: CONTACTS[i],
      contactPhone: `1390000121${i}`,
      sponsorAmount: i === 0 ? 2_000_000 : 0,
    })),
  );
}

type Row = { tradeFairId: string } & Record<
  'createdBy' | 'createdByName' | 'gmtCreated' | 'modifiedBy' | 'gmtModified',
  string
>;

const DEPARTMENTS = [
  ['BM01', '展会部', 'FDA'],
  ['BM02', '运营部', 'FDA'],
  ['BM03', '销售一部', 'FDB'],
  ['BM04', '销售二部', 'FDB'],
  ['BM05', '市场部', 'FDB'],
  ['BM06', '销售部', 'FDC'],
] as const;

async function seedDepartments(db: Db) {
  await db
    .insert(department)
    .values(
      DEPARTMENTS.map(([departmentId, departmentName, branchId]) => ({ departmentId, departmentName, branchId })),
    );
}

async function seedGuests(db: Db, row: Row) {
  const customers = seeds.customers.filter(({ custId }) => custId in CUSTOMER_BRANCH);
  const customerIds = new Map(customers.map(({ custId }, i) => [custId, String(73_001 + i)]));
  await db.insert(fairCustomer).values(
    customers.map(({ custId, custCode, custName, customerType, regionId }, i) => ({
      ...row,
      id: String(73_001 + i),
      level: 1,
      custId,
      custCode,
      customerName: custName,
      customerType,
      regionId,
      contactName: NAMES[i * GUESTS_PER_GROUP],
      contactPhone: `1370000230${i}`,
      branchId: CUSTOMER_BRANCH[custId] ?? 'FDB',
      salesmanId: 'S00511',
    })),
  );
  await db.insert(guestGroup).values(
    GROUPS.map(({ custId, groupName }, i) => ({
      ...row,
      guestGroupId: String(75_001 + i),
      groupName,
      departmentId: i < 2 ? 'BM03' : i < 4 ? 'BM04' : 'BM06',
      fairCustomerId: customerIds.get(custId) ?? '',
      leaderGuestId: String(74_001 + i * GUESTS_PER_GROUP),
    })),
  );
  await db.insert(guest).values(
    NAMES.map((guestName, i) => {
      const group = Math.floor(i / GUESTS_PER_GROUP);
      return {
        ...row,
        guestId: String(74_001 + i),
        guestName,
        phone: `136000034${String(i).padStart(2, '0')}`,
        fairCustomerId: customerIds.get(GROUPS[group]?.custId ?? '') ?? '',
        guestGroupId: String(75_001 + group),
        gender: i % 2 === 0 ? (1 as const) : (2 as const),
        position: POSITIONS[i % POSITIONS.length],
        companions: i % 5 === 0 ? 1 : 0,
        prizeGroupLabel: i % GUESTS_PER_GROUP === 0 ? 'VIP' : '',
        seatNo: `B${String(i + 1).padStart(2, '0')}`,
        qrToken: createHash('sha256').update(`guest ${i}`).digest('hex').slice(0, 32),
      };
    }),
  );
}
