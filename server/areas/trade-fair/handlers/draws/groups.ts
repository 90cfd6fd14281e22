import { arrayContains, eq, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { prizeGroupApi } from '../../../../../src/contract/trade-fair/prizes';
import type { Db } from '../../../../platform/database/db';
import { ofParent } from '../../../../platform/scope';
import { guest } from '../../data/schema/fair-guests';
import { prizeGroup } from '../../data/schema/lottery';
import { prize } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { demandOpen, demandVisible, lockedFair } from '../fairs/demands';
import { assignLabel, labelsInDraw, relabel } from './labels';

interface Figures extends Record<string, unknown> {
  label: string;
  remark: string;
  guestCount: number;
  signedCount: number;
  ticketCount: number;
  wonCount: number;
}

/** Groups that were made, and labels that guests have; the figures are those of the guests. */
export async function listPrizeGroup({ tradeFairId }: { tradeFairId: string }, context: Context) {
  await demandVisible(tradeFairId, context);
  const answer = await context.db.execute<Figures>(sql`
    with labels as (
      select label, remark from prize_group where trade_fair_id = ${tradeFairId}
      union all
      select distinct prize_group_label, '' from guest
      where trade_fair_id = ${tradeFairId} and deleted = 0 and prize_group_label <> ''
        and prize_group_label not in (select label from prize_group where trade_fair_id = ${tradeFairId})
    ), figures as (
      select g.prize_group_label as label,
        count(*)::int as guests,
        count(*) filter (where exists (select 1 from sign_in s where s.guest_id = g.guest_id and s.revoked = 0))::int as signed,
        coalesce(sum((select count(*) from lottery_ticket t where t.guest_id = g.guest_id and t.status in (0, 1))), 0)::int as tickets,
        coalesce(sum((select count(*) from winner w where w.guest_id = g.guest_id and w.win_status = 0)), 0)::int as won
      from guest g where g.trade_fair_id = ${tradeFairId} and g.deleted = 0 group by g.prize_group_label
    )
    select labels.label, labels.remark,
      coalesce(guests, 0) as "guestCount", coalesce(signed, 0) as "signedCount",
      coalesce(tickets, 0) as "ticketCount", coalesce(won, 0) as "wonCount"
    from labels left join figures using (label) order by labels.label`);
  // Both drivers answer rows of the columns above.
  return (answer as { rows: Figures[] }).rows;
}

const groupRow = (tradeFairId: string, label: string) =>
  ofParent(prizeGroup.tradeFairId, tradeFairId, eq(prizeGroup.label, label));

async function rename(db: Db, tradeFairId: string, change: { label: string; newLabel: string; remark: string }) {
  const { label, newLabel, remark } = change;
  if (label !== newLabel) {
    const [taken] = await db.select().from(prizeGroup).where(groupRow(tradeFairId, newLabel));
    if (taken) throw new InvalidInput([{ field: 'newLabel', text: 'field.taken' }]);
  }
  await db.delete(prizeGroup).where(groupRow(tradeFairId, label));
  await db.insert(prizeGroup).values({ tradeFairId, label: newLabel, remark });
  const changed = await db
    .update(guest)
    .set({ prizeGroupLabel: newLabel, version: sql`${guest.version} + 1` })
    .where(ofParent(guest.tradeFairId, tradeFairId, eq(guest.prizeGroupLabel, label)))
    .returning({ guestId: guest.guestId });
  await relabel(
    db,
    changed.map(({ guestId }) => guestId),
    newLabel,
  );
  await db
    .update(prize)
    .set({
      prizeGroupLabels: sql`array_replace(${prize.prizeGroupLabels}, ${label}, ${newLabel})`,
      version: sql`${prize.version} + 1`,
    })
    .where(ofParent(prize.tradeFairId, tradeFairId, arrayContains(prize.prizeGroupLabels, [label])));
  return changed.length;
}

/** Nobody was refused. */
const allOf = (count: number) => ({ updated: count, total: count, done: count, failed: [] });

export async function updatePrizeGroupLabel(
  input: Parsed<typeof prizeGroupApi.updatePrizeGroupLabel>,
  context: Context,
) {
  const { db, note } = context;
  const { tradeFairId, label, newLabel, remark, guestIds, guestGroupIds, query } = input;
  const fair = await lockedFair(tradeFairId, context);
  demandOpen(fair);
  const isAssignment = query !== undefined || guestIds.length + guestGroupIds.length > 0;
  if (!isAssignment && label === '') throw new InvalidInput([{ field: 'label', text: 'field.required' }]);
  const isDrawn = await labelsInDraw(db, tradeFairId);
  if (isDrawn(label) || isDrawn(newLabel ?? label)) throw new Failure(ERROR.labelInDraw);
  note({ objectId: tradeFairId, objectName: fair.subject, after: { label, newLabel: newLabel ?? null, remark } });
  if (newLabel) return allOf(await rename(db, tradeFairId, { label, newLabel, remark }));
  if (isAssignment) return assignLabel(input, isDrawn, context);
  const made = await db
    .insert(prizeGroup)
    .values({ tradeFairId, label, remark })
    .onConflictDoNothing()
    .returning({ label: prizeGroup.label });
  if (made.length === 0) throw new InvalidInput([{ field: 'label', text: 'field.taken' }]);
  return allOf(0);
}
