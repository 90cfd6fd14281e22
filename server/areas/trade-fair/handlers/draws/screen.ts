import { randomBytes } from 'node:crypto';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { screenApi } from '../../../../../src/contract/trade-fair/big-screen';
import { drawScreen } from '../../data/schema/lottery';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { hashToken } from '../../../../http/session';
import { shanghai } from '../../../../platform/clock';
import { auditOf, lockedDraw, startDraw, stopDraw } from './engine';
import { demandLottery } from './runningDraw';
import { lockedFair } from '../fairs/demands';
import { admit, SCREEN_LIFE, type Ticket, winnersWhere } from './screenState';

/** The screen of a fair: who opens another one closes the one before. */
export async function openScreen({ tradeFairId }: { tradeFairId: string }, context: Context) {
  const { db, ms, session, note } = context;
  const screenToken = randomBytes(32).toString('base64url');
  const fair = await lockedFair(tradeFairId, context);
  demandLottery(fair);
  const { loginName, realName: operatorName } = session;
  const row = { tokenHash: hashToken(screenToken), loginName, operatorName, expiresAt: new Date(ms + SCREEN_LIFE) };
  await db
    .insert(drawScreen)
    .values({ ...row, tradeFairId })
    .onConflictDoUpdate({ target: drawScreen.tradeFairId, set: row });
  note({ objectId: tradeFairId, objectName: fair.subject });
  const query = new URLSearchParams({ tradeFairId, token: screenToken });
  return { screenToken, url: `/prizeDraw?${query.toString()}`, expireTime: shanghai(ms + SCREEN_LIFE) };
}

export async function screenStart({ prizeId, drawCount, ...ticket }: Parsed<typeof screenApi.start>, context: Context) {
  const { fair, operator } = await admit(ticket, context, true);
  demandLottery(fair);
  const { row, trimmed } = await startDraw(context, { fair, prizeId, drawCount, operator });
  context.note({ objectId: row.drawId, objectName: fair.subject, operator, after: { ...auditOf(row), trimmed } });
  return { drawId: row.drawId, trimmed };
}

export async function screenStop({ drawId, ...ticket }: Parsed<typeof screenApi.stop>, context: Context) {
  const { db, now, note } = context;
  const { fair, operator } = await admit(ticket, context, true);
  const row = await lockedDraw(db, drawId);
  if (row.tradeFairId !== fair.tradeFairId) throw notFound();
  await stopDraw(db, row, now);
  note({ objectId: drawId, objectName: fair.subject, operator, after: auditOf(row) });
  const winners = await winnersWhere(db, fair.tradeFairId, drawId);
  return { winners, missing: row.drawCount - row.picks.length };
}

export async function screenWinners(ticket: Ticket, context: Context) {
  const { fair } = await admit(ticket, context);
  return winnersWhere(context.db, fair.tradeFairId);
}
