import { eq } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { OWNER_TYPE } from '../../../../../src/contract/master-data/licences';
import { TRADE_FAIR_STATE } from '../../../../../src/contract/trade-fair/fairs';
import { chunks } from '../../../../platform/database/chunks';
import { ofParent } from '../../../../platform/scope';
import { fairCommodity, fairSupplier, prize, tradeFair } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { blockedOn } from './licences';
import { lockFair } from './lock';
import { takeCode } from './references';
import { savedFair } from './save';

/**
 * A new draft with the suppliers, commodities and prizes of another fair, but without its days and guests, and without
 * suppliers that could not be signed up today.
 */
export async function copyFair(id: string, context: Context) {
  const { db, session, now, note } = context;
  const { fair: source, actor } = await lockFair(id, undefined, context);
  const { tradeFairId: _id, version: _version, takeDownReason: _reason, stopTime: _stop, ...kept } = source;
  // Somebody who does not act for the host copies the fair for his own branch.
  const host = actor.actsForHost ? {} : { hostBranchId: session.branchId, branchIds: [session.branchId] };
  const audit = {
    createdBy: session.loginName,
    createdByName: session.realName,
    modifiedBy: session.loginName,
    gmtCreated: now,
    gmtModified: now,
  };
  const [fair] = await db
    .insert(tradeFair)
    .values({
      ...kept,
      ...host,
      ...audit,
      tradeFairCode: await takeCode(context, ''),
      state: TRADE_FAIR_STATE.draft,
      startTime: null,
      endTime: null,
      signInStart: null,
      signInEnd: null,
    })
    .returning();
  if (!fair) throw new Failure(ERROR.serverFailed);
  const { tradeFairId } = fair;
  const leftOut = await copyRows(context, id, (row) => ({ ...row, ...audit, tradeFairId, version: 1 }));
  note({ objectId: tradeFairId, objectName: fair.subject, after: { copiedFrom: source.tradeFairCode, leftOut } });
  return savedFair(fair);
}

type Owned = { tradeFairId: string; version: number; createdBy: string };

/** Copies the rows of a fair; `renew` makes each one of the new fair. Answers the codes of suppliers that are left out. */
async function copyRows({ db, now }: Context, id: string, renew: <T extends Owned>(row: T) => T) {
  const suppliers = await db
    .select()
    .from(fairSupplier)
    .where(ofParent(fairSupplier.tradeFairId, id, eq(fairSupplier.deleted, 0)));
  const commodities = await db
    .select()
    .from(fairCommodity)
    .where(ofParent(fairCommodity.tradeFairId, id, eq(fairCommodity.deleted, 0)));
  const prizes = await db
    .select()
    .from(prize)
    .where(ofParent(prize.tradeFairId, id, eq(prize.deleted, 0)));
  const ownerIds = suppliers.map(({ supplierId }) => supplierId);
  const blocked = await blockedOn(db, OWNER_TYPE.company, { ownerIds, day: now.slice(0, 10) });
  const mayCome = ({ supplierId }: { supplierId: string }) => !blocked.has(supplierId);
  const fresh = {
    suppliers: suppliers.filter(mayCome).map(({ id: _id, ...row }) => renew(row)),
    commodities: commodities.filter(mayCome).map(({ id: _id, ...row }) => renew(row)),
    prizes: prizes.map(({ prizeId: _id, ...row }) => ({ ...renew(row), drawnCount: 0, registeredCount: 0 })),
  };
  for (const some of chunks(fresh.suppliers)) await db.insert(fairSupplier).values(some);
  for (const some of chunks(fresh.commodities)) await db.insert(fairCommodity).values(some);
  for (const some of chunks(fresh.prizes)) await db.insert(prize).values(some);
  return suppliers.filter((one) => !mayCome(one)).map(({ supplierCode }) => supplierCode);
}
