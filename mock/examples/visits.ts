import { pageVisit } from '../../server/areas/reports/data/schema/visit';
import { DAY, fromShanghai, HOUR, MINUTE, SECOND, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { CLIENT_KIND } from '../../src/contract/system/feedback';

const DAYS = 35;

/** Customers whose people use the app: company, customer, and what its people are called there. */
const CUSTOMERS = [
  ['FDB', 'C100', ['康宁采购李敏', '康宁店长赵静']],
  ['FDB', 'C101', ['汉阳门店王磊']],
  ['FDB', 'C107', ['采购部孙倩', '采购部周涛']],
  ['FDB', 'C111', ['诊所吴医生']],
  ['FDB', 'C113', ['店长冯丽']],
  ['FDB01', 'C102', ['襄阳采购陈刚']],
  ['FDC01', 'C103', ['浦东门店许燕']],
  ['FDD01', 'C104', ['佛山采购梁伟']],
] as const;

const APP_PAGES = [
  ['home', '首页'],
  ['category', '商品分类'],
  ['product', '商品详情'],
  ['cart', '购物车'],
  ['activity', '活动专区'],
  ['order', '我的订单'],
  ['announcement', '公告'],
] as const;

const STAFF = [
  ['FDA', '周启明', ['/dashboard', '/order/orderInquiry', '/permissionSys/userManage', '/finance/cashier']],
  ['FDB', '陈思远', ['/dashboard', '/order/orderInquiry', '/sale/tradeFairManage', '/market/specialsPricing']],
  ['FDC', '林小雨', ['/dashboard', '/sale/guestManage', '/sale/signIn']],
] as const;
const STAFF_PAGES = new Map([
  ['/dashboard', '首页'],
  ['/order/orderInquiry', '订单查询'],
  ['/permissionSys/userManage', '用户管理'],
  ['/finance/cashier', '收银台管理'],
  ['/sale/tradeFairManage', '展会列表'],
  ['/market/specialsPricing', '特价促销'],
  ['/sale/guestManage', '嘉宾管理'],
  ['/sale/signIn', '签到'],
]);

type Visit = typeof pageVisit.$inferInsert;

/** The same numbers in each database, spread as people's are. */
function drawer(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

const MONDAY = 1;

interface Coming {
  start: number;
  key: string;
  pages: readonly (readonly [code: string, name: string])[];
  who: Pick<Visit, 'branchId' | 'clientKind' | 'userKey' | 'userName'> & { custId: string | null };
}

/** One page after the other, the last one sometimes left open. */
function walk({ start, key, pages, who }: Coming, draw: (most: number) => number): Visit[] {
  let at = start;
  return pages.map(([pageCode, pageName], step) => {
    const staySec = step === pages.length - 1 && draw(12) === 0 ? 2_400 : 8 + draw(170);
    const visitTime = shanghai(at);
    at += staySec * SECOND;
    return {
      ...{ ...who, pageCode, pageName, visitTime, staySec, sessionKey: key, visitKey: `${key} ${step}` },
      recordTime: shanghai(at),
    };
  });
}

function visitsOf(day: string): Visit[] {
  const draw = drawer(20_260_308);
  const visits: Visit[] = [];
  for (let ago = DAYS; ago >= 1; ago -= 1) {
    const midnight = fromShanghai(day) - ago * DAY;
    const weekday = new Date(midnight + 12 * HOUR).getUTCDay();
    const isWorkday = weekday >= MONDAY && weekday <= 5;
    for (const [branchId, custId, people] of CUSTOMERS)
      people.forEach((userName, person) => {
        if (draw(10) >= (isWorkday ? 6 : 3)) return;
        const pages = Array.from(
          { length: draw(3) === 0 ? 1 : 1 + draw(4) },
          (_, step) => APP_PAGES[step === 0 ? 0 : 1 + draw(6)] ?? APP_PAGES[0],
        );
        const start = midnight + (8 + draw(12)) * HOUR + draw(60) * MINUTE;
        const key = `app ${custId} ${person} ${ago}`;
        const who = { branchId, custId, userName, userKey: `${custId}-${person}`, clientKind: CLIENT_KIND.mobile };
        visits.push(...walk({ start, key, pages, who }, draw));
      });
    if (!isWorkday) continue;
    STAFF.forEach(([branchId, userName, all], index) => {
      const pages = all.slice(0, 1 + draw(all.length)).map((page) => [page, STAFF_PAGES.get(page) ?? page] as const);
      const start = midnight + (8 + draw(3)) * HOUR + draw(60) * MINUTE;
      const who = { branchId, userName, custId: null, userKey: `staff ${index}`, clientKind: CLIENT_KIND.console };
      visits.push(...walk({ start, key: `console ${index} ${ago}`, pages, who }, draw));
    });
  }
  return visits;
}

/** Which pages were seen in the five weeks before. */
export async function seedVisits(db: Db, day: string) {
  await db.insert(pageVisit).values(visitsOf(day));
}
