import type { Parsed } from '../../../../../src/contract/endpoint';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { startRun } from '../../data/running';
import { lockedForWork } from './locked';

export async function recheck({ statementId }: Parsed<typeof workbenchApi.recheck>, context: Context) {
  const row = await lockedForWork(statementId, context);
  await startRun(row, context);
  context.note({ objectId: statementId, objectName: row.statementNo, after: { run: row.runCount + 1 } });
  return true;
}
