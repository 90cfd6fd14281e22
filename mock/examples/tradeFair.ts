import { FLAG } from '../../src/contract/fields';
import { MEAL_TYPE, CHECK_IN_MODE, TRADE_FAIR_STATE } from '../../src/contract/trade-fair/fairs';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { meal, tradeFair } from '../../server/areas/trade-fair/data/schema/trade-fair';
import { drawCover } from './cover';
import { storePicture } from './storePicture';
import type { DemoOptions } from './demoOptions';
import { seedOngoingFair } from './ongoingFair';
import { seeds } from './files';

const ALL = seeds.branches.map(({ branchId }) => branchId);
const HUBEI = ['FDB', 'FDB01', 'FDB02'];

interface Setting {
  /** First and last day, counted from the seed day. */
  days: readonly [first: number, last: number];
  host: string;
  branches: string[];
  creator: readonly [loginName: string, realName: string];
  venue: string;
  /** Of the drawn cover: red, green and blue. */
  colour: readonly [number, number, number];
}

const HQ = ['admin.hq', '周启明'] as const;
const OPERATOR = ['op.hubei', '陈思远'] as const;
const CLERK = ['show.clerk', '林小雨'] as const;

/** When, where and by whom each seeded fair is held (docs/domain/platform.md#example-company). */
const SETTINGS: Record<string, Setting> = {
  70001: {
    days: [-1, 2],
    host: 'FDA',
    branches: ALL,
    creator: HQ,
    venue: '武汉国际博览中心A1馆',
    colour: [64, 158, 255],
  },
  70002: {
    days: [62, 64],
    host: 'FDB',
    branches: HUBEI,
    creator: OPERATOR,
    venue: '襄阳会展中心',
    colour: [54, 179, 126],
  },
  70003: {
    days: [-110, -108],
    host: 'FDA',
    branches: ALL,
    creator: HQ,
    venue: '武汉国际会展中心',
    colour: [99, 125, 176],
  },
  70004: {
    days: [20, 21],
    host: 'FDB',
    branches: HUBEI,
    creator: OPERATOR,
    venue: '宜昌国际会议中心',
    colour: [230, 150, 70],
  },
  70005: { days: [45, 46], host: 'FDC', branches: ['FDC'], creator: CLERK, venue: '', colour: [160, 110, 200] },
  70006: {
    days: [55, 57],
    host: 'FDD',
    branches: ['FDD', 'FDD01'],
    creator: HQ,
    venue: '佛山潭洲国际会展中心',
    colour: [220, 100, 100],
  },
};

const INTRODUCTION =
  '<p>面向签约客户的现场订货会，现场下单享受<strong>展会价</strong>。</p><ul><li>集中展示新品与重点品种</li><li>签到即可领取抽奖券</li><li>午餐凭餐券入场</li></ul>';

function fairRow({ tradeFairId, ...given }: (typeof seeds.tradeFairs)[number], setting: Setting, seedDay: number) {
  const at = (day: number, time: string) => `${shanghai(seedDay + day * DAY).slice(0, 10)} ${time}`;
  const [first, last] = setting.days;
  const { state } = given;
  const draft = state === TRADE_FAIR_STATE.draft;
  const [createdBy, createdByName] = setting.creator;
  const gmtModified = at(Math.min(first - 30, -2), '16:40:00');
  return {
    ...given,
    tradeFairId,
    startTime: at(first, '08:30:00'),
    endTime: at(last, '18:00:00'),
    venue: setting.venue,
    hostBranchId: setting.host,
    branchIds: setting.branches,
    introduction: draft ? '' : INTRODUCTION,
    signInStart: draft ? null : at(first, '07:30:00'),
    signInEnd: draft ? null : at(last, '17:00:00'),
    signInMode: draft ? null : CHECK_IN_MODE.both,
    lotteryEnabled: draft ? FLAG.no : FLAG.yes,
    diningEnabled: draft ? FLAG.no : FLAG.yes,
    ticketRule: { amountPerTicket: '2000.00', signInTickets: 1, maxTicketsPerGuest: 10 },
    contactName: draft ? '' : createdByName,
    contactPhone: draft ? '' : '13800000002',
    takeDownReason: state === TRADE_FAIR_STATE.takenDown ? '场馆档期调整，时间另行通知' : '',
    createdBy,
    createdByName,
    modifiedBy: createdBy,
    gmtCreated: at(Math.min(first - 40, -5), '09:12:00'),
    gmtModified,
    stopTime: state === TRADE_FAIR_STATE.takenDown ? gmtModified : null,
  };
}

function storeCover(db: Db, row: ReturnType<typeof fairRow>, colour: Setting['colour']) {
  const { hostBranchId: branchId, createdBy, gmtCreated, subject } = row;
  const owner = { branchId, createdBy, gmtCreated };
  return storePicture(db, drawCover(colour), { ...owner, bizType: 'tradeFairCover', name: `${subject}.png` });
}

async function seedMeals(db: Db, row: ReturnType<typeof fairRow>) {
  const slots = [
    { mealType: MEAL_TYPE.lunch, startTime: '11:30', endTime: '13:30', quota: 300 },
    { mealType: MEAL_TYPE.dinner, startTime: '18:00', endTime: '20:00', quota: 180 },
  ];
  const mealDate = row.startTime.slice(0, 10);
  await db
    .insert(meal)
    .values(slots.map((slot) => ({ ...slot, tradeFairId: row.tradeFairId, mealDate, venue: '二楼宴会厅' })));
}

export async function seedTradeFairs(db: Db, { day, seal }: DemoOptions) {
  const seedDay = fromShanghai(day);
  for (const given of seeds.tradeFairs) {
    const setting = SETTINGS[given.tradeFairId];
    if (!setting) throw new Error(`There are no settings of the seeded fair ${given.tradeFairId}.`);
    const row = fairRow(given, setting, seedDay);
    const draft = row.state === TRADE_FAIR_STATE.draft;
    const coverImage = draft ? null : await storeCover(db, row, setting.colour);
    await db.insert(tradeFair).values({ ...row, coverImage });
    if (!draft) await seedMeals(db, row);
  }
  await seedOngoingFair(db, '70001', { firstDay: seedDay - DAY, seal });
}
