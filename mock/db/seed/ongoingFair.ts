import { createHash } from 'node:crypto';
import { DAY, MINUTE, shanghai } from '../../rules/time';
import type { Db } from '../open';
import { fairOrder, guest, guestGroup, lotteryTicket, signIn } from '../schema/fair-guests';
import { fairCommodity, fairCustomer, fairSupplier, prize } from '../schema/trade-fair';
import { seeds } from './files';

const BOOTHS = ['A-017', 'A-018', 'B-006'];
const CONTACTS = ['何敏', '沈立', '梁伟'];
/** Which branch each ERP customer belongs to (decisions.md 36). */
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
/** The pool of domain/02 §2.7: ticket → guest, by their place in the list of guests. */
const TICKET_OWNERS = [0, 0, 1, 2, 2, 2, 3, 4];

/** A fair in full swing, whose first day is `firstDay`. */
export async function seedOngoingFair(db: Db, tradeFairId: string, firstDay: number) {
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
  await seedPrizes(db, row);
  await seedGuests(db, row);
  await seedEvents(db, tradeFairId, at);
}

/** Suppliers and their commodities. */
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
  await db.insert(fairCommodity).values(
    Array.from({ length: 12 }, (_, i) => {
      const listPrice = price(seeds.products[i % seeds.products.length]?.listPrice) + Math.floor(i / 8) * 10_000;
      return {
        ...row,
        id: String(72_001 + i),
        productId: `P${String(i + 1).padStart(3, '0')}`,
        supplierId: seeds.suppliers[i % 3]?.supplierId ?? '',
        listPrice,
        fairPrice: Math.round(listPrice * 0.9),
        minQty: 10,
        limitQty: i % 4 === 0 ? 500 : null,
        sort: i + 1,
      };
    }),
  );
}

async function seedPrizes(db: Db, row: Row) {
  await db.insert(prize).values([
    {
      ...row,
      prizeId: '77001',
      prizeName: '笔记本电脑',
      prizeLevel: 2,
      quota: 5,
      unitValue: 499_900,
      prizeGroupLabels: ['VIP'],
    },
    {
      ...row,
      prizeId: '77002',
      prizeName: '智能手表',
      prizeLevel: 3,
      quota: 10,
      unitValue: 129_900,
      prizeGroupLabels: [],
    },
    {
      ...row,
      prizeId: '77003',
      prizeName: '展会纪念礼盒',
      prizeLevel: 9,
      quota: 100,
      unitValue: 9_900,
      prizeGroupLabels: [],
    },
  ]);
}

/** '12.8000' → 128000, in 1/10000 yuan. */
const price = (text = '0') => Math.round(Number(text) * 10_000);

type Row = { tradeFairId: string } & Record<
  'createdBy' | 'createdByName' | 'gmtCreated' | 'modifiedBy' | 'gmtModified',
  string
>;

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
        gender: (i % 2) + 1,
        position: POSITIONS[i % POSITIONS.length],
        companions: i % 5 === 0 ? 1 : 0,
        prizeGroupLabel: i % GUESTS_PER_GROUP === 0 ? 'VIP' : '',
        seatNo: `B${String(i + 1).padStart(2, '0')}`,
        qrToken: createHash('sha256').update(`guest ${i}`).digest('hex').slice(0, 32),
      };
    }),
  );
}

/** Eight guests have signed in, eight tickets are out, three orders are placed. */
async function seedEvents(db: Db, tradeFairId: string, at: (minute: number) => string) {
  const sessionNo = at(0).slice(0, 10).replaceAll('-', '');
  await db.insert(signIn).values(
    Array.from({ length: 8 }, (_, i) => ({
      signInNo: `QD${String(i + 1).padStart(8, '0')}`,
      tradeFairId,
      guestId: String(74_001 + i),
      sessionNo,
      signInMode: (i % 2) + 1,
      deviceNo: 'PDA-02',
      signInTime: at(i * 4),
      operatorId: 'S00203',
    })),
  );
  await db.insert(lotteryTicket).values(
    TICKET_OWNERS.map((owner, i) => ({
      tradeFairId,
      ticketNo: `T${String(i + 1).padStart(6, '0')}`,
      guestId: String(74_001 + owner),
      fairCustomerId: owner < 8 ? '73001' : '73002',
      source: 1,
      prizeGroupLabel: owner % GUESTS_PER_GROUP === 0 ? 'VIP' : '',
      issueTime: at(i * 4),
    })),
  );
  await db.insert(fairOrder).values(
    [582_000, 1_200_000, 364_050].map((orderAmount, i) => ({
      orderNo: `ZD${at(0).slice(0, 10).replaceAll('-', '')}${String(i + 1).padStart(8, '0')}`,
      tradeFairId,
      branchId: i === 2 ? 'FDC01' : 'FDB',
      custId: ['C100', 'C101', 'C103'][i] ?? 'C100',
      guestId: String(74_001 + i * 8),
      salesmanId: 'S00511',
      orderTime: at(60 + i * 25),
      orderAmount,
      discountAmount: Math.round(orderAmount * 0.05),
      payAmount: orderAmount - Math.round(orderAmount * 0.05),
      status: 1,
    })),
  );
}
