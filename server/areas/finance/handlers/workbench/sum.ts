import { and, between, eq, isNull } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { SIDE } from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { DAY, fromShanghai, shanghai } from '../../../../platform/clock';
import { ofParent, within } from '../../../../platform/scope';
import { statementMatchRow } from '../../data/schema/matches';
import { statementRow } from '../../data/schema/statements';
import { searchSums } from '../../rules/matching/sums';
import { rowView } from './views';

const MOST = 200;

const dayOf = (day: string, shift: number) => shanghai(fromShanghai(day) + shift * DAY).slice(0, 10);

/** Rows of the other side that add up to a row, within the chosen days and number of parts. */
export async function workSum(
  { statementId, rowId, days, parts }: Parsed<typeof workbenchApi.sum>,
  { db, session }: Context,
): Promise<Output<typeof workbenchApi.sum>> {
  const [target] = await db
    .select()
    .from(statementRow)
    .where(
      within(session, statementRow, and(eq(statementRow.rowId, rowId), eq(statementRow.statementId, statementId))),
    );
  if (!target) throw notFound();
  const found = await db
    .select({ row: statementRow })
    .from(statementRow)
    .leftJoin(statementMatchRow, and(eq(statementMatchRow.rowId, statementRow.rowId), eq(statementMatchRow.held, 1)))
    .where(
      ofParent(
        statementRow.statementId,
        statementId,
        eq(statementRow.side, target.side === SIDE.ours ? SIDE.theirs : SIDE.ours),
        eq(statementRow.retired, 0),
        ...[isNull(statementMatchRow.matchId), eq(statementRow.tied, 0)],
        between(statementRow.docDate, dayOf(target.docDate, -days), dayOf(target.docDate, days)),
      ),
    )
    .limit(MOST + 1);
  if (found.length > MOST) throw new Failure(ERROR.tooManyCandidates, { params: { max: MOST } });
  const rows = new Map(found.map(({ row }) => [row.rowId, row]));
  const candidates = [...rows.values()].map((row) => ({
    id: row.rowId,
    no: row.no,
    date: row.docDate,
    amount: row.amount,
  }));
  const { sets, ...search } = searchSums(target.amount, candidates, { parts, candidates: MOST });
  return { ...search, sets: sets.map((set) => set.flatMap((id) => rows.get(id) ?? []).map((row) => rowView(row))) };
}
