import { eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { NotUndoneWhy } from '../../../../../src/contract/finance/matching';
import { STATEMENT_STATUS } from '../../../../../src/contract/finance/statements';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { within } from '../../../../platform/scope';
import { statementAction } from '../../data/schema/matches';
import { type ActionRow, NOT_UNDONE, partIds } from './followed';
import { seenStatement } from './locked';

/**
 * Why a user cannot undo an action: headquarters may undo everybody's, others their own; runs may be undone by anybody.
 */
export function whyNot({ loginName, kind, undone }: ActionRow, { session }: Pick<Context, 'session'>) {
  if (NOT_UNDONE.includes(kind)) return 'kind';
  if (undone !== 0) return 'undone';
  const isOwn = session.dataScope === 'ALL' || loginName === session.loginName || loginName === '';
  return isOwn ? null : 'other';
}

const { toSend, toConfirm, different } = STATEMENT_STATUS;
const OPEN: readonly number[] = [toSend, toConfirm, different];

export async function workActions(
  { statementId, orderDir = 'desc', ...query }: Parsed<typeof workbenchApi.actions>,
  context: Context,
): Promise<Output<typeof workbenchApi.actions>> {
  const { db, session } = context;
  const { status } = await seenStatement(statementId, context);
  const listed = db
    .select()
    .from(statementAction)
    .where(within(session, statementAction, eq(statementAction.statementId, statementId)))
    .$dynamic();
  const order = [by(statementAction.actionId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [statementAction.actionId] }, query);
  const records = rows.map((row) => {
    const why: NotUndoneWhy | null = whyNot(row, context) ?? (OPEN.includes(status) ? null : 'locked');
    return {
      ...{ actionId: row.actionId, kind: row.kind, byName: row.byName, time: row.time, count: partIds(row).length },
      ...{ undone: row.undone, canUndo: why === null, why },
    };
  });
  return { records, ...found };
}
