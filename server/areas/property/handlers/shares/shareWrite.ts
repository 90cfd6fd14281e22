import { and, asc, eq, lte } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { isSame } from '../../../../../src/contract/canonical';
import { ERROR } from '../../../../../src/contract/error-codes';
import { SHARE_STATUS, type shareApi } from '../../../../../src/contract/property/meters';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { toText, toUnits } from '../../../../platform/numbers/decimal';
import { nextNumber } from '../../../../platform/numbers/series';
import { global, ofParent, within } from '../../../../platform/scope';
import type { ShareRow } from '../../data/billing/usageBook';
import { auditOf } from '../../data/billing/writePlan';
import { pmsTariff } from '../../data/schema/billing';
import { pmsFeeItem } from '../../data/schema/fees';
import { pmsShare } from '../../data/schema/shares';
import { CALC_MODE } from '../../rules/billing/schedule';
import { lockedMeter } from '../billing/meterWrite';
import { propertyOf } from '../names';
import { shareFigures } from './shareFigures';
import { shareDetail } from './shareRead';
import { toldShare } from './toldShare';
import { isOwn } from '../own';

const { draft, submitted, approved, rejected } = SHARE_STATUS;

type Form = Parsed<typeof shareApi.save>;

const wrong = (field: string, text: `field.${string}` = 'field.choice') => new InvalidInput([{ field, text }]);

/** The price that is given, or else that of the fee at the property in that month. */
async function priceOf({ feeItemId, propertyId, period, price }: Form, { db }: Context) {
  const [item] = await db
    .select()
    .from(pmsFeeItem)
    .where(global('shared', eq(pmsFeeItem.feeItemId, feeItemId)));
  if (!item) throw notFound();
  if (item.calcMode !== CALC_MODE.usage) throw wrong('feeItemId');
  if (price !== null) return { item, price: toUnits(price, 4) };
  const tariffs = await db
    .select({ prices: pmsTariff.prices })
    .from(pmsTariff)
    .where(
      ofParent(pmsTariff.propertyId, propertyId, and(eq(pmsTariff.feeItemId, feeItemId), lte(pmsTariff.from, period))),
    )
    .orderBy(asc(pmsTariff.from));
  return { item, price: tariffs.at(-1)?.prices[0] ?? item.unitPrice };
}

async function lockedShare({ id, version }: { id: string; version: number | undefined }, context: Context) {
  const { db, session } = context;
  const [found] = await db
    .select()
    .from(pmsShare)
    .where(within(session, pmsShare, eq(pmsShare.shareId, id)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw await staleVersion(context, await shareDetail({ id }, context), found);
  return found;
}

function demandStatus({ status }: ShareRow, ...allowed: number[]) {
  if (!allowed.includes(status)) throw new Failure(ERROR.propertyForbids);
}

async function changeShare(row: ShareRow, changed: Partial<ShareRow>, context: Context) {
  await context.db
    .update(pmsShare)
    .set({ ...changed, version: row.version + 1, ...touch(context) })
    .where(ofParent(pmsShare.shareId, row.shareId));
  context.note({
    objectId: row.shareId,
    objectName: row.shareNo,
    before: toldShare(row),
    after: toldShare({ ...row, ...changed }),
  });
  return shareDetail({ id: row.shareId }, context);
}

export async function saveShare(form: Form, context: Context) {
  const { db, session, now, note } = context;
  const { shareId, version, propertyId, feeItemId, mainMeterId, period, mode } = form;
  const before = shareId === null ? null : await lockedShare({ id: shareId, version }, context);
  if (before) demandStatus(before, draft, rejected);
  const { branchId } = await propertyOf(propertyId, context);
  const { item, price } = await priceOf(form, context);
  const meter = await lockedMeter(mainMeterId, context);
  if (meter.propertyId !== propertyId || meter.unitId !== null || meter.feeType !== item.feeType)
    throw wrong('mainMeterId');
  const figures = await shareFigures({ ...form, price }, context);
  const row = { propertyId, branchId, feeItemId, mainMeterId, period, mode, price, ...figures };
  if (before) return changeShare(before, { ...row, status: draft }, context);
  const [created] = await db
    .insert(pmsShare)
    .values({
      ...{ ...auditOf({ by: session, now }), ...row },
      shareNo: await nextNumber(db, 'meterShare', now),
    })
    .returning();
  if (!created) throw notFound();
  note({ objectId: created.shareId, objectName: created.shareNo, action: 'add', after: toldShare(created) });
  return shareDetail({ id: created.shareId }, context);
}

/** Computes a share as of now; weights that were agreed stay. */
const again = ({ members, ...row }: ShareRow, context: Context) =>
  shareFigures(
    {
      ...row,
      members: members.map(({ unitId, weight }) => ({ unitId, weight: toText(weight, 2) })),
    },
    context,
  );

export async function submitShare(key: Parsed<typeof shareApi.submit>, context: Context) {
  const row = await lockedShare(key, context);
  demandStatus(row, draft, rejected);
  return changeShare(row, { ...(await again(row, context)), status: submitted, opinion: '' }, context);
}

export async function auditShare({ result, opinion, ...key }: Parsed<typeof shareApi.audit>, context: Context) {
  const { session, now } = context;
  const row = await lockedShare(key, context);
  demandStatus(row, submitted);
  if (isOwn(row, context)) throw new Failure(ERROR.shareOwn);
  if (result === 0 && opinion.trim().length < 2) throw wrong('opinion', 'field.required');
  if (result === 1) {
    const { members, computed } = await again(row, context);
    if (!isSame({ members, computed }, { members: row.members, computed: row.computed }))
      throw new Failure(ERROR.dryRunChanged);
  }
  const verdict = { auditor: session.loginName, auditorName: session.realName, auditTime: now, opinion };
  return changeShare(row, { ...verdict, status: result === 1 ? approved : rejected }, context);
}
