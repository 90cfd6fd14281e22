import { sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { enqueue } from '../../../../platform/jobs/queue';
import { ofParent } from '../../../../platform/scope';
import type { StatementRow } from '../../data/makeStatements';
import { settingsOf } from '../../data/ruleSettings';
import { clearSuggestions } from '../../data/saveMatches';
import { statement } from '../../data/schema/statements';
import { RECONCILE, runKey } from '../../data/running';
import { lockedForWork } from './locked';

/** Puts a run into the queue; until it has ended nobody else writes. */
export async function startRun(row: StatementRow, { db, ms }: Context) {
  const { statementId, runCount } = row;
  const runNo = runCount + 1;
  await clearSuggestions(db, statementId);
  await db
    .update(statement)
    .set({ running: 1, runCount: runNo, runDone: 0, runTotal: 1, version: sql`${statement.version} + 1` })
    .where(ofParent(statement.statementId, statementId));
  const { settings, ruleVersion } = await settingsOf(db, row);
  const payload = { statementId, runNo, settings, ruleVersion };
  await enqueue(db, [{ kind: RECONCILE, key: runKey(statementId, runNo), payload }], ms);
}

export async function recheck({ statementId }: Parsed<typeof workbenchApi.recheck>, context: Context) {
  const row = await lockedForWork(statementId, context);
  await startRun(row, context);
  context.note({ objectId: statementId, objectName: row.statementNo, after: { run: row.runCount + 1 } });
  return true;
}
