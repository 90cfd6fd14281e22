import { eq, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { prizeGroupApi } from '../../../../../src/contract/trade-fair/prizes';
import type { Db } from '../../../../platform/database/db';
import { ofParent } from '../../../../platform/scope';
import { guest, lotteryTicket } from '../../data/schema/fair-guests';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { judge } from '../../../../http/batch';
import { chosenGuests } from '../guests/chosenGuests';
import { runningDraw } from './runningDraw';
import { demandOpen, demandVisible } from '../fairs/demands';

const VALID = 0;

/** Whether a draw runs for a label, which keeps it then (45041). */
export async function labelsInDraw(db: Db, tradeFairId: string) {
  const running = await runningDraw(db, tradeFairId);
  return (label: string) =>
    running?.stakes.some(({ labels }) => labels.length === 0 || labels.includes(label)) ?? false;
}

/** The label of a ticket follows its guest until it is drawn (docs/domain/draws.md#tickets). */
export async function relabel(db: Db, guestIds: readonly string[], prizeGroupLabel: string) {
  if (guestIds.length === 0) return;
  await db
    .update(lotteryTicket)
    .set({ prizeGroupLabel })
    .where(ofParent(lotteryTicket.guestId, guestIds, eq(lotteryTicket.status, VALID)));
}

type Choice = Parsed<typeof prizeGroupApi.previewPrizeGroupLabel>;

type IsDrawn = Awaited<ReturnType<typeof labelsInDraw>>;

async function judged(choice: Choice, isDrawn: IsDrawn, context: Context) {
  const rows = await chosenGuests(choice, context);
  return judge(
    rows,
    { ...choice, ids: choice.guestIds },
    {
      context,
      idOf: ({ guestId }) => guestId,
      nameOf: ({ guestName }) => guestName,
      refuse: ({ prizeGroupLabel }) => (isDrawn(prizeGroupLabel) ? ERROR.labelInDraw : undefined),
    },
  );
}

export async function previewLabel(choice: Choice, context: Context) {
  const { tradeFairId, label } = choice;
  demandOpen(await demandVisible(tradeFairId, context));
  const isDrawn = await labelsInDraw(context.db, tradeFairId);
  if (isDrawn(label)) throw new Failure(ERROR.labelInDraw);
  return (await judged(choice, isDrawn, context)).result;
}

/** Guests get a label that is free, and their open tickets with them; the caller holds the fair. */
export async function assignLabel(choice: Choice, isDrawn: IsDrawn, context: Context) {
  const { db } = context;
  const { fit, result } = await judged(choice, isDrawn, context);
  const ids = fit.map(({ guestId }) => guestId);
  await db
    .update(guest)
    .set({ prizeGroupLabel: choice.label, version: sql`${guest.version} + 1` })
    .where(ofParent(guest.guestId, ids));
  await relabel(db, ids, choice.label);
  return { ...result, updated: ids.length };
}
