import { eq, inArray } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { BILL_TYPE } from '../../../../../src/contract/finance/matching';
import {
  STATEMENT_STATUS,
  type StatementAction,
  type statementApi,
} from '../../../../../src/contract/finance/statements';
import { demandHeadquarters } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { judge } from '../../../../http/batch';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { toUnits } from '../../../../platform/numbers/decimal';
import { amountOf } from '../../../../platform/numbers/money';
import { ofParent, within } from '../../../../platform/scope';
import { countFaults } from '../../data/faults';
import { countStatement, type StatementRow } from '../../data/makeStatements';
import { isRunning } from '../../data/running';
import { dropMatches } from '../../data/saveMatches';
import { counterFault } from '../../data/schema/counterFaults';
import { statement, statementOpening, statementRow } from '../../data/schema/statements';
import { settle } from '../../data/settle';
import { k1 } from '../../rules/matching/numbers';
import { mayStatement } from '../../rules/statement';
import { keepAttachment } from '../evidence/write';
import { billsOf, statementDetail, toldStatement } from './read';
import { sealed } from './sealed';
import { tellParty } from './tellParty';

/** The locked statement in the version that the caller has seen, if its status allows the action. */
async function lockedStatement(
  action: StatementAction,
  { id, version }: { id: string; version: number },
  context: Context,
) {
  const { db, session } = context;
  const [found] = await db
    .select()
    .from(statement)
    .where(within(session, statement, eq(statement.statementId, id)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw await staleVersion(context, await statementDetail({ id }, context), found);
  if (!mayStatement(action, found.status)) throw new Failure(ERROR.statementForbids);
  if (await isRunning(db, found)) throw new Failure(ERROR.runIsOn);
  return found;
}

async function change(before: StatementRow, values: Partial<StatementRow>, context: Context) {
  const { statementId, statementNo, version } = before;
  await context.db
    .update(statement)
    .set({ ...values, ...touch(context), version: version + 1 })
    .where(ofParent(statement.statementId, statementId));
  const was = Object.fromEntries(Object.keys(values).map((key) => [key, Reflect.get(before, key)]));
  context.note({
    ...{ objectId: statementId, objectName: statementNo },
    ...{ before: toldStatement(was), after: toldStatement(values) },
  });
  return true;
}

const { toConfirm, confirmed, voided } = STATEMENT_STATUS;

export async function sendStatement(input: Parsed<typeof statementApi.send>, context: Context) {
  const row = await lockedStatement('send', input, context);
  await tellParty(row, context);
  return change(row, { status: toConfirm, sendTime: context.now }, context);
}

/** Sends all of them that wait to be sent; the others are named. */
export async function sendStatements(
  { ids }: Parsed<typeof statementApi.batchSend>,
  context: Context,
): Promise<Output<typeof statementApi.batchSend>> {
  const { db, session, now, note } = context;
  const found = await db
    .select()
    .from(statement)
    .where(within(session, statement, inArray(statement.statementId, ids)))
    .orderBy(statement.statementId)
    .for('update');
  const { fit: due, result } = judge(
    found,
    { ids, except: [] },
    {
      ...{ idOf: (row) => row.statementId, nameOf: (row) => row.statementNo, context },
      refuse: ({ status }) => (mayStatement('send', status) ? undefined : ERROR.statementForbids),
    },
  );
  for (const row of due) {
    await tellParty(row, context);
    await db
      .update(statement)
      .set({ ...touch(context), status: toConfirm, sendTime: now, version: row.version + 1 })
      .where(ofParent(statement.statementId, row.statementId));
  }
  note({ objectId: ids[0] ?? '', objectName: due.map(({ statementNo }) => statementNo).join(' '), after: { now } });
  return result;
}

export async function confirmStatement(input: Parsed<typeof statementApi.confirm>, context: Context) {
  const row = await lockedStatement('confirm', input, context);
  if (row.openDiffCount > 0) throw new Failure(ERROR.statementDiffersStill, { params: { count: row.openDiffCount } });
  if (row.remainder !== 0)
    throw new Failure(ERROR.statementUnexplained, { params: { amount: amountOf(row.remainder) } });
  const bad = await countFaults(context.db, row.statementId);
  if (bad > 0) throw new Failure(ERROR.rowsToRepair, { params: { n: bad } });
  const { now, session } = context;
  const done = { status: confirmed, confirmTime: now, confirmByName: session.realName, basis: input.basis };
  return change(row, { ...done, contentHash: await sealed(row, context) }, context);
}

/** Adds an adjustment as a bill of our own. */
export async function adjustStatement(input: Parsed<typeof statementApi.adjust>, context: Context) {
  const { db, now } = context;
  const row = await lockedStatement('adjust', input, context);
  const amount = toUnits(input.amount, 2);
  if (amount === 0) throw new InvalidInput([{ field: 'amount', text: 'field.required' }]);
  const bills = await billsOf(row.statementId, context);
  // Adjustments of differences have the difference's number, and may be removed again.
  const numbered = `${row.statementNo}-TZ`;
  const no = `${numbered}${bills.filter((bill) => bill.no.startsWith(numbered)).length + 1}`;
  await db.insert(statementRow).values({
    ...{ statementId: row.statementId, branchId: row.branchId, billType: BILL_TYPE.adjustment, no, amount },
    ...{ sourceRef: `adjustment ${no}`, docDate: now.slice(0, 10), remark: input.reason },
    key: k1(no),
  });
  if (input.fileId) await keepAttachment(row, { fileId: input.fileId, objectNo: no, note: input.reason }, context);
  await change(row, await countStatement(db, row), context);
  await settle(db, row.statementId, now);
  return true;
}

/** For headquarters only (docs/domain/reconciliation.md#statements). */
export async function voidStatement(input: Parsed<typeof statementApi.void>, context: Context) {
  const { db } = context;
  demandHeadquarters(context);
  const row = await lockedStatement('void', input, context);
  await db.update(statementRow).set({ retired: 1 }).where(ofParent(statementRow.statementId, row.statementId));
  await db.delete(statementOpening).where(ofParent(statementOpening.statementId, row.statementId));
  await dropMatches(db, row.statementId);
  await db.delete(counterFault).where(ofParent(counterFault.statementId, row.statementId));
  return change(row, { status: voided, voidReason: input.reason }, context);
}
