import { isNull, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { BILL_ANSWER, type statementReplyApi } from '../../../../../src/contract/finance/replies';
import { type Context, inTransaction } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { countEvent } from '../../../../http/rateLimit';
import { MINUTE } from '../../../../platform/clock';
import { chunks } from '../../../../platform/database/chunks';
import { toUnits } from '../../../../platform/numbers/decimal';
import { ofParent } from '../../../../platform/scope';
import { statementAnswer, statementLink, statementOwnRows } from '../../data/schema/replies';
import { statement, statementRow } from '../../data/schema/statements';
import { demandOpen, operatorOf, type Reached, toAnswer } from './byToken';
import { askedBills, ofBill, progressOf } from './progress';

type Saving = Parsed<typeof statementReplyApi.save>;
type Answer = Saving['answers'][number];

/** Limit of each link, with room for somebody who types. */
const SAVES = { kind: 'statementReply', most: 120, within: MINUTE };

/** The partner's answer to a bill; another amount that equals ours counts as agreement. */
function saidOf({ answer, amount, no, note }: Answer, billAmount: number) {
  if (answer !== BILL_ANSWER.differs) return { answer, amount: null, no, note };
  if (amount === '') throw new InvalidInput([{ field: 'amount', text: 'field.required' }]);
  const fen = toUnits(amount, 2);
  return fen === billAmount ? { answer: BILL_ANSWER.agree, amount: null, no, note } : { answer, amount: fen, no, note };
}

type Values = typeof statementAnswer.$inferInsert;

async function keep(values: readonly Values[], { db }: Context) {
  for (const some of chunks(values))
    await db
      .insert(statementAnswer)
      .values([...some])
      .onConflictDoUpdate({
        target: statementAnswer.rowId,
        set: {
          ...{ answer: sql`excluded.answer`, amount: sql`excluded.amount`, no: sql`excluded.no` },
          ...{ note: sql`excluded.note`, savedTime: sql`excluded.saved_time`, sentTime: null, sentBy: '' },
        },
      });
}

/** Locks statement and link, so that nothing is stored while or after the answers are sent. */
async function holdOpen({ row, link }: Reached, { db }: Context) {
  const [held] = await db
    .select({ status: statement.status })
    .from(statement)
    .where(ofParent(statement.statementId, row.statementId))
    .for('share');
  const { revokedAt, answerTime } = statementLink;
  const [now] = await db
    .select({ revokedAt, answerTime })
    .from(statementLink)
    .where(ofParent(statementLink.linkId, link.linkId));
  if (!held || !now) throw new Failure(ERROR.linkGone);
  demandOpen(held, now);
}

async function saveAnswers({ answers, agreeRest, rows }: Saving, reached: Reached, context: Context) {
  const { db, now } = context;
  const { statementId, branchId } = reached.row;
  await holdOpen(reached, context);
  const bills = await db
    .select({ rowId: statementRow.rowId, amount: statementRow.amount })
    .from(statementRow)
    .where(askedBills(statementId));
  const amounts = new Map(bills.map(({ rowId, amount }) => [rowId, amount]));
  const base = { statementId, branchId, savedTime: now };
  const said = new Map(answers.map((one) => [one.rowId, one]));
  await keep(
    [...said.values()].map((one) => {
      const amount = amounts.get(one.rowId);
      if (amount === undefined) throw notFound();
      return { ...base, rowId: one.rowId, ...saidOf(one, amount) };
    }),
    context,
  );
  if (agreeRest === 1) {
    const left = await db
      .select({ rowId: statementRow.rowId })
      .from(statementRow)
      .leftJoin(statementAnswer, ofBill)
      .where(askedBills(statementId, isNull(statementAnswer.rowId)));
    await keep(
      left.map(({ rowId }) => ({ ...base, rowId, answer: BILL_ANSWER.agree })),
      context,
    );
  }
  if (rows) {
    await db
      .insert(statementOwnRows)
      .values({ statementId, branchId, rows })
      .onConflictDoUpdate({ target: statementOwnRows.statementId, set: { rows } });
  }
}

export async function saveReply(input: Saving, context: Context): Promise<Output<typeof statementReplyApi.save>> {
  const { app, ms } = context;
  const reached = await toAnswer(input.token, context);
  const { row, link } = reached;
  if ((await countEvent(app.db, { ...SAVES, key: link.linkId }, ms)) === undefined)
    throw new Failure(ERROR.tooManyRequests);
  await inTransaction(context, (inside) => saveAnswers(input, reached, inside));
  const { answered, disagreed } = await progressOf(context.db, row.statementId);
  context.note({
    ...{ objectId: row.statementId, objectName: row.statementNo, operator: operatorOf(reached) },
    after: { answered, disagreed },
  });
  return { answered, disagreed };
}
