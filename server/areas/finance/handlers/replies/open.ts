import { isNull } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { BILL_TYPE } from '../../../../../src/contract/finance/matching';
import type { statementReplyApi } from '../../../../../src/contract/finance/replies';
import type { Context } from '../../../../http/context';
import { shanghai } from '../../../../platform/clock';
import { by } from '../../../../platform/database/cursor';
import type { Db } from '../../../../platform/database/db';
import { paged } from '../../../../platform/database/paged';
import { maskPhone } from '../../../../platform/mask';
import { qtyText, yuan } from '../../../../platform/numbers/money';
import { ofParent } from '../../../../platform/scope';
import { statementAnswer, statementLink, statementOwnRows } from '../../data/schema/replies';
import { statementRow } from '../../data/schema/statements';
import { reckon } from '../../data/settle';
import { byToken, type Reached } from './byToken';
import { askedBills, ofBill, progressOf } from './progress';

const orNull = (fen: number | null) => (fen === null ? null : yuan(fen));

export async function ownRowsOf(db: Db, statementId: string) {
  const [found] = await db
    .select({ rows: statementOwnRows.rows })
    .from(statementOwnRows)
    .where(ofParent(statementOwnRows.statementId, statementId));
  return [...(found?.rows ?? [])];
}

async function bridgeOf(db: Db, row: Reached['row']) {
  const { bridge, counterCount } = await reckon(db, row);
  const { counterClosing } = bridge;
  if (counterClosing === null || (counterCount === 0 && row.counterClosing === null)) return null;
  return {
    ...{ closing: yuan(bridge.closing), counterClosing: yuan(counterClosing), difference: yuan(bridge.difference) },
    ...{ opening: yuan(bridge.opening), oursOnly: yuan(bridge.oursOnly), theirsOnly: yuan(bridge.theirsOnly) },
    ...{ amount: yuan(bridge.amount), timing: yuan(bridge.timing), duplicate: yuan(bridge.duplicate) },
    remainder: yuan(bridge.remainder),
  };
}

/** What the partner may see: nothing of matches, remarks or other statements. */
export async function viewOf(
  { link, row, companyName, state }: Reached,
  { db }: Pick<Context, 'db'>,
): Promise<Output<typeof statementReplyApi.open>> {
  const { statementNo, partyType, partyName, periodStart, periodEnd, status, version, statementId } = row;
  return {
    ...{ state, statementNo, companyName, partyType, partyName, periodStart, periodEnd, status, version },
    ...{ phone: maskPhone(link.phone), expireTime: shanghai(link.expiresAt.getTime()), answerTime: link.answerTime },
    ...{ openingAmount: yuan(row.openingAmount), salesAmount: yuan(row.salesAmount) },
    ...{ returnAmount: yuan(row.returnAmount), rebateAmount: yuan(row.rebateAmount) },
    ...{ receivedAmount: yuan(row.receivedAmount), adjustAmount: yuan(row.adjustAmount) },
    closingAmount: yuan(row.closingAmount),
    ...(await progressOf(db, statementId)),
    ownRows: await ownRowsOf(db, statementId),
    bridge: await bridgeOf(db, row),
  };
}

export async function openReply({ token }: Parsed<typeof statementReplyApi.open>, context: Context) {
  const reached = await byToken(token, context);
  const { db, now } = context;
  await db.update(statementLink).set({ openTime: now }).where(ofParent(statementLink.linkId, reached.link.linkId));
  return viewOf(reached, context);
}

export async function replyBills(
  { token, unanswered, orderBy = 'billDate', orderDir = 'asc', ...query }: Parsed<typeof statementReplyApi.bills>,
  context: Context,
): Promise<Output<typeof statementReplyApi.bills>> {
  const { row } = await byToken(token, context);
  const { db } = context;
  const listed = db
    .select({ row: statementRow, answer: statementAnswer })
    .from(statementRow)
    .leftJoin(statementAnswer, ofBill)
    .where(askedBills(row.statementId, unanswered === 1 ? isNull(statementAnswer.rowId) : undefined))
    .$dynamic();
  const column = orderBy === 'billDate' ? statementRow.docDate : statementRow.amount;
  const order = [by(column, orderDir), by(statementRow.rowId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [statementRow.rowId] }, query);
  const records = rows.map(({ row: one, answer }) => ({
    ...{ rowId: one.rowId, billNo: one.no, billType: one.billType ?? BILL_TYPE.adjustment, billDate: one.docDate },
    ...{ amount: yuan(one.amount), late: one.late, answer: answer?.answer ?? null },
    lines: one.lines.map(({ code, qty, amount }) => ({ code, qty: qtyText(qty), amount: yuan(amount) })),
    counterAmount: orNull(answer?.amount ?? null),
    ...{ counterNo: answer?.no ?? '', note: answer?.note ?? '' },
  }));
  return { records, ...found };
}
