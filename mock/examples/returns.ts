import { and, desc, eq, like } from 'drizzle-orm';
import { CHECK_RESULT, RETURN_TYPE, type ReturnType } from '../../src/contract/orders/returns';
import { salesOrder } from '../../server/areas/orders/data/schema/order';
import { returnRecord } from '../../server/areas/orders/data/schema/return';
import {
  addReturn,
  approveReturn,
  rejectReturn,
  withdrawReturn,
} from '../../server/areas/orders/handlers/returns/change';
import { previewReturn, returnableGoods } from '../../server/areas/orders/handlers/returns/read';
import { receiveReturn, refundReturn } from '../../server/areas/orders/handlers/returns/receive';
import { DAY, fromShanghai, HOUR, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { global } from '../../server/platform/scope';
import { requestOf } from './request';

type Last = 'asked' | 'approved' | 'received' | 'refunding' | 'finished' | 'rejected' | 'withdrawn';

interface Seed {
  /** Days before the seed day: of the order, and of its return. */
  ordered: number;
  asked: number;
  custId: string;
  type: ReturnType;
  reason: string;
  /** Of the first batch of the order. */
  qty: string;
  last: Last;
  by?: 'admin.hq';
}

/** In every status; the oldest first, as their numbers are. */
const RETURNS: readonly Seed[] = [
  {
    ordered: 29,
    asked: 20,
    custId: 'C107',
    type: RETURN_TYPE.refused,
    reason: '外包装破损，客户拒收',
    qty: '10',
    last: 'finished',
  },
  {
    ordered: 16,
    asked: 9,
    custId: 'C102',
    type: RETURN_TYPE.other,
    reason: '客户要求更换其他规格',
    qty: '4',
    last: 'withdrawn',
  },
  {
    ordered: 12,
    asked: 8,
    custId: 'C104',
    type: RETURN_TYPE.quality,
    reason: '抽检水分超标，整批退回',
    qty: '2',
    last: 'received',
  },
  {
    ordered: 9,
    asked: 6,
    custId: 'C111',
    type: RETURN_TYPE.nearExpiry,
    reason: '门店反馈批次近效期',
    qty: '12',
    last: 'refunding',
  },
  {
    ordered: 8,
    asked: 5,
    custId: 'C107',
    type: RETURN_TYPE.other,
    reason: '客户表示不再需要',
    qty: '5',
    last: 'rejected',
  },
  {
    ordered: 4,
    asked: 2,
    custId: 'C111',
    type: RETURN_TYPE.wrongGoods,
    reason: '发错规格，客户要求退回',
    qty: '30',
    last: 'approved',
  },
  {
    ordered: 4,
    asked: 1,
    custId: 'C102',
    type: RETURN_TYPE.quality,
    reason: '外箱受潮，部分包装变形',
    qty: '40',
    last: 'approved',
    by: 'admin.hq',
  },
  {
    ordered: 5,
    asked: 1,
    custId: 'C113',
    type: RETURN_TYPE.wrongGoods,
    reason: '实际收到的规格与订单不符',
    qty: '20',
    last: 'asked',
  },
  {
    ordered: 5,
    asked: 0,
    custId: 'C107',
    type: RETURN_TYPE.nearExpiry,
    reason: '效期不足一年，客户要求退回',
    qty: '25',
    last: 'asked',
  },
];

const versionOf = async (db: Db, returnNo: string) => {
  const [row] = await db
    .select({ version: returnRecord.version })
    .from(returnRecord)
    .where(eq(returnRecord.returnNo, returnNo));
  return { returnNo, version: row?.version ?? 0 };
};

async function make(db: Db, day: string, { ordered, asked: ago, custId, type, reason, qty, last, by }: Seed) {
  const at = (hours: number) => shanghai(fromShanghai(`${day} 06:30:00`) - ago * DAY + hours * HOUR);
  const orderDay = shanghai(fromShanghai(day) - ordered * DAY)
    .slice(0, 10)
    .replaceAll('-', '');
  const [order] = await db
    .select({ orderNo: salesOrder.orderNo })
    .from(salesOrder)
    .where(global('shared', and(eq(salesOrder.custId, custId), like(salesOrder.orderNo, `DD${orderDay}%`))))
    .orderBy(desc(salesOrder.orderNo))
    .limit(1);
  const orderNo = order?.orderNo ?? '';
  const applicant = await requestOf(db, by ?? 'op.hubei', { now: at(0) });
  const [first] = (await returnableGoods({ orderNo }, applicant)).rows;
  if (!first) throw new Error(`Nothing of ${custId} can come back from ${orderDay}.`);
  const { lineNo, batchNo } = first;
  const form = { orderNo, returnType: type, lines: [{ lineNo, batchNo, returnQty: qty }] };
  const seen = async () => (await previewReturn({ ...form, returnNo: undefined }, applicant)).previewHash;
  const { returnNo } = await addReturn({ ...form, reason, images: [], previewHash: await seen() }, applicant);
  if (last === 'asked') return;
  const admin = (hours: number) => requestOf(db, by === 'admin.hq' ? 'op.hubei' : 'admin.hq', { now: at(hours) });
  if (last === 'withdrawn') return withdrawReturn(await versionOf(db, returnNo), applicant);
  if (last === 'rejected')
    return rejectReturn({ ...(await versionOf(db, returnNo)), reason: '超出合同约定的退货范围' }, await admin(2));
  const { previewHash } = await previewReturn({ ...form, returnNo }, await admin(2));
  await approveReturn({ ...(await versionOf(db, returnNo)), previewHash, opinion: '' }, await admin(2));
  if (last === 'approved') return;
  const lines = [{ lineNo, batchNo, receivedQty: qty, checkResult: CHECK_RESULT.good }];
  await receiveReturn({ ...(await versionOf(db, returnNo)), lines }, await admin(26));
  if (last === 'received') return;
  const refundNo = `TK${returnNo.slice(2)}`;
  await refundReturn({ ...(await versionOf(db, returnNo)), refundNo: '' }, await admin(28));
  if (last === 'finished') await refundReturn({ ...(await versionOf(db, returnNo)), refundNo }, await admin(50));
}

/** Goods that came back, in every status; they come as all returns do. */
export async function seedReturns(db: Db, day: string) {
  for (const seed of RETURNS) await make(db, day, seed);
}
