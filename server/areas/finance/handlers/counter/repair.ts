import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { type counterApi, FAULT_STATE } from '../../../../../src/contract/finance/counter';
import { ACTION_KIND, ROW_SOURCE, SIDE } from '../../../../../src/contract/finance/matching';
import type { Context } from '../../../../http/context';
import { InvalidInput, notFound } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { toUnits } from '../../../../platform/numbers/decimal';
import { ofParent, within } from '../../../../platform/scope';
import type { StatementRow } from '../../data/makeStatements';
import { counterFault } from '../../data/schema/counterFaults';
import { statementRow } from '../../data/schema/statements';
import { settle } from '../../data/settle';
import type { ActionState } from '../../rules/actionParts';
import { type Cells, documentsOf, readRow } from '../../rules/counterFile';
import { k1 } from '../../rules/matching/numbers';
import { hashOfSource, repairedRead } from '../workbench/keepFaults';
import { isInside } from '../workbench/knownRows';
import { lockedForWork, logAction } from '../workbench/locked';
import { namedRow } from '../workbench/retire';
import { startRun } from '../../data/running';
import { addDocuments, newDocument } from './addDocuments';
import { changeFault, faultFigures, type FaultRow, stateFigures } from './faultParts';

const { toRepair, repaired, discarded } = FAULT_STATE;

export async function counterFaults(
  { statementId, orderDir = 'asc', orderBy: _, ...query }: Parsed<typeof counterApi.faults>,
  { db, session, request }: Context,
): Promise<Output<typeof counterApi.faults>> {
  const text = translate(request.language);
  const mine = and(eq(counterFault.statementId, statementId), eq(counterFault.state, toRepair));
  const listed = db
    .select()
    .from(counterFault)
    .where(within(session, counterFault, mine))
    .$dynamic();
  const order = [by(counterFault.fileRow, orderDir), by(counterFault.faultId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [counterFault.faultId] }, query);
  const records = rows.map(({ faultId, fileRow, cells, repaired: half }) => {
    const read = readRow(fileRow, half ?? cells);
    const faults = 'faults' in read ? read.faults : [];
    return {
      ...{ faultId, fileRow, values: { ...(half ?? cells) } },
      problems: faults.map(({ field, text: why }) => ({ field, msg: text(why, { max: 200 }) })),
    };
  });
  return { records, ...found };
}

/** Rows that still wait, under the lock of their statement. */
async function waitingOf(row: StatementRow, faultIds: readonly string[], { db }: Context) {
  const ids = [...new Set(faultIds)];
  const found = await db
    .select()
    .from(counterFault)
    .where(
      ofParent(
        counterFault.statementId,
        row.statementId,
        and(inArray(counterFault.faultId, ids), eq(counterFault.state, toRepair)),
      ),
    )
    .orderBy(counterFault.faultId);
  if (found.length !== ids.length) throw notFound();
  return found;
}

const readOf = (fault: FaultRow, cells: Cells) =>
  repairedRead(cells, { row: fault.fileRow, hash: hashOfSource(fault.sourceRef) });

export async function repairRows(
  { statementId, items }: Parsed<typeof counterApi.repair>,
  context: Context,
): Promise<Output<typeof counterApi.repair>> {
  const { db, session, now, note } = context;
  const row = await lockedForWork(statementId, context);
  const changes = new Map(items.map(({ faultId, values }) => [faultId, values]));
  const faults = await waitingOf(row, [...changes.keys()], context);
  const parts: ActionState[] = [];
  let written = 0;
  for (const fault of faults) {
    const cells: Cells = { ...(fault.repaired ?? fault.cells), ...changes.get(fault.faultId) };
    const read = readOf(fault, cells);
    // A row that still has faults keeps what the user has typed.
    const after = {
      ...faultFigures(fault),
      repaired: cells,
      state: read ? repaired : toRepair,
      byName: session.realName,
    };
    const part = await changeFault(fault, after, context);
    if (!read) {
      parts.push(part);
      continue;
    }
    written += 1;
    const figures = await stateFigures(row, read, context);
    parts.push({
      ...part,
      rows: await addDocuments(row, documentsOf([read]), context),
      ...(figures ? { figures } : {}),
    });
  }
  await settle(db, statementId, now);
  await logAction(row, { kind: ACTION_KIND.repair, parts }, context);
  if (parts.some(({ rows = [] }) => rows.length > 0)) await startRun(row, context);
  const after = { repaired: written, left: faults.length - written };
  note({ objectId: statementId, objectName: row.statementNo, after });
  return { written, fail: faults.length - written };
}

export async function discardRows(
  { statementId, faultIds, reason }: Parsed<typeof counterApi.discard>,
  context: Context,
) {
  const { session, note } = context;
  const row = await lockedForWork(statementId, context);
  const faults = await waitingOf(row, faultIds, context);
  const parts: ActionState[] = [];
  for (const fault of faults) {
    const after = { ...faultFigures(fault), state: discarded, reason, byName: session.realName };
    parts.push(await changeFault(fault, after, context));
  }
  await logAction(row, { kind: ACTION_KIND.repair, parts }, context);
  note({ objectId: statementId, objectName: row.statementNo, after: { discarded: faults.length, reason } });
  return true;
}

/** Adds a row that is in no file. */
export async function addRow(
  { statementId, no, ourNo, date, amount, text }: Parsed<typeof counterApi.add>,
  context: Context,
): Promise<Output<typeof counterApi.add>> {
  const { db, now, note } = context;
  if (no === '' && text === '') throw new InvalidInput([{ field: 'no', text: 'field.required' }]);
  const row = await lockedForWork(statementId, context);
  const [made] = await db
    .insert(statementRow)
    .values({
      ...{ statementId, branchId: row.branchId, side: SIDE.theirs, source: ROW_SOURCE.byHand, no, ourNo },
      ...{ docDate: date, amount: toUnits(amount, 2), remark: text, key: k1(ourNo || no) },
      ...{ sourceRef: `hand ${randomUUID()}`, counted: isInside(row, date) ? (1 as const) : (0 as const) },
    })
    .returning();
  await settle(db, statementId, now);
  if (made)
    await logAction(
      row,
      { kind: ACTION_KIND.repair, parts: [{ ...namedRow(made), ours: ourNo, rows: [newDocument(made)] }] },
      context,
    );
  await startRun(row, context);
  note({ objectId: statementId, objectName: row.statementNo, after: { no, ourNo, date, amount, text } });
  return { rowId: made?.rowId ?? '' };
}
