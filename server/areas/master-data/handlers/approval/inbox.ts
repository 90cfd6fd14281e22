import { and, eq, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { approvalApi } from '../../../../../src/contract/master-data/approvals';
import { isChained } from '../../../../../src/contract/master-data/kinds';
import type { Context } from '../../../../http/context';
import { told } from '../../../../platform/database/columns';
import { after, by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { branch } from '../../../../platform/schema/organisation';
import { within } from '../../../../platform/scope';
import { deskOf } from '../../data/approval/people';
import { tasksOf } from '../../data/approval/documents';
import { entry } from '../../data/schema/entry';
import { overHours } from '../entries/records';
import { rightAt } from '../entries/rights';
import { decidableAt } from './decidable';

/** An entry without a due time comes last. */
const NEVER = '9999-01-01 00:00:00';

/** What the caller can decide now, what is due first before the rest. */
export async function inbox(
  query: Parsed<typeof approvalApi.inbox>,
  context: Context,
): Promise<Output<typeof approvalApi.inbox>> {
  const { db, session, now, ms } = context;
  const desk = await deskOf(db, session.userId, now);
  const { orderDir = 'asc' } = query;
  const order = [by(sql`coalesce(${entry.dueTime}, ${NEVER})`, orderDir), by(entry.entryId, orderDir)];
  const own = and(
    decidableAt(desk, context),
    query.bizKind ? eq(entry.kind, query.bizKind) : undefined,
    query.after && after(order, [query.after.dueTime ?? NEVER, query.after.entryId]),
  );
  const listed = db
    .select({ row: entry, branchName: told(branch.branchName) })
    .from(entry)
    .leftJoin(branch, eq(branch.branchId, entry.branchId))
    .where(within(session, entry, own))
    .$dynamic();
  const { rows, ...found } = await paged(db, { listed, order, key: [entry.entryId] }, query);
  const tasks = await tasksOf(
    db,
    rows.map(({ row }) => row),
  );
  const records = rows.flatMap(({ row, branchName }) => {
    const right = rightAt(desk, row, tasks.get(row.entryId) ?? []);
    // Somebody has decided at this very moment.
    if (!isChained(row.kind) || typeof right === 'number') return [];
    const { kind } = row;
    const { entryId, entryNo, name, stepName, status, applicantName, submitTime, dueTime } = row;
    return [
      {
        ...{ taskId: right.taskId, entryId, entryNo, kind, name, branchName, stepName, status },
        ...{ applicantName, submitTime, dueTime, overHours: overHours(dueTime, ms) },
        onBehalfOfName: right.onBehalfOf?.userName ?? '',
      },
    ];
  });
  return { records, ...found };
}
