import { and, asc, eq } from 'drizzle-orm';
import { MATCH_STATUS, SIDE } from '../../../../../src/contract/finance/matching';
import { PARTY_TYPE } from '../../../../../src/contract/finance/statements';
import { EXPORT_FILE_TYPE } from '../../../../../src/contract/tasks/exports';
import { FileAnswer } from '../../../../http/answer';
import type { Context } from '../../../../http/context';
import { translate } from '../../../../http/texts';
import type { Db } from '../../../../platform/database/db';
import { file } from '../../../../platform/schema/platform';
import { ofParent } from '../../../../platform/scope';
import { day, moment, text } from '../../../../platform/sheet/write/cell';
import type { Cell } from '../../../../platform/sheet/write/cells';
import { inMemory } from '../../../../platform/sheet/write/sink';
import { type NamedSheet, WRITERS, writeWorkbook } from '../../../../platform/sheet/write/writers';
import type { StatementRow } from '../../data/makeStatements';
import type { StoredRow } from '../../data/openRows';
import { statementEvidence } from '../../data/schema/evidence';
import { statementDiff, statementMatch, statementMatchRow } from '../../data/schema/matches';
import { statementRow } from '../../data/schema/statements';
import { reckon, type Settled } from '../../data/settle';
import { seenStatement } from './locked';
import { fieldsOf, money, type Say, whole } from './workbookCells';

/** The line of the bridge to which a row belongs, and its amount there; matched rows count by their match. */
function weightOf(row: StoredRow, matchNo: string, duplicates: Settled['duplicates']): [line: string, fen: number] {
  const signed = row.side === SIDE.ours ? row.amount : 0 - row.amount;
  if (row.tied === 1) return ['opening', signed];
  if (matchNo !== '' || row.counted === 0) return ['', 0];
  if (duplicates.has(row.rowId)) return ['duplicate', signed];
  return [row.side === SIDE.ours ? 'oursOnly' : 'theirsOnly', signed];
}

async function rowSheet(row: StatementRow, duplicates: Settled['duplicates'], { db, say }: { db: Db; say: Say }) {
  const rows = await db
    .select({ row: statementRow, matchNo: statementMatch.matchNo })
    .from(statementRow)
    .leftJoin(statementMatchRow, and(eq(statementMatchRow.rowId, statementRow.rowId), eq(statementMatchRow.held, 1)))
    .leftJoin(statementMatch, eq(statementMatch.matchId, statementMatchRow.matchId))
    .where(ofParent(statementRow.statementId, row.statementId, eq(statementRow.retired, 0)))
    .orderBy(asc(statementRow.side), asc(statementRow.docDate), asc(statementRow.rowId));
  const bill = row.partyType === PARTY_TYPE.supplier ? 'supplierBill' : 'bill';
  return {
    name: say('workbook.rows'),
    fields: fieldsOf(
      say,
      ...['side', 'no', 'ourNo', 'date', 'billType', 'orderNo', 'amount', 'counted', 'carried'],
      ...['matchNo', 'line', 'weight', 'remark'],
    ),
    rows: rows.map(({ row: one, matchNo }): Cell[] => {
      const [line, weight] = weightOf(one, matchNo ?? '', duplicates);
      return [
        ...[text(say(one.side === SIDE.ours ? 'workbook.ours' : 'workbook.theirs')), text(one.no), text(one.ourNo)],
        ...[day(one.docDate), text(one.billType === null ? '' : say(`workbook.${bill}${one.billType}`))],
        ...[text(one.orderNo), money(one.amount), whole(one.counted), whole(one.carryOf === null ? 0 : 1)],
        ...[text(matchNo ?? ''), text(line === '' ? '' : say(`workbook.${line}`)), money(weight), text(one.remark)],
      ];
    }),
  };
}

async function matchSheet({ statementId }: StatementRow, { db, say }: { db: Db; say: Say }): Promise<NamedSheet> {
  const rows = await db
    .select()
    .from(statementMatch)
    .where(ofParent(statementMatch.statementId, statementId, eq(statementMatch.status, MATCH_STATUS.confirmed)))
    .orderBy(asc(statementMatch.matchNo));
  return {
    name: say('workbook.matches'),
    fields: fieldsOf(say, 'matchNo', 'rule', 'ourAmount', 'counterAmount', 'gross', 'timing'),
    rows: rows.map((one) => [
      ...[text(one.matchNo), text(one.rule), money(one.ourAmount), money(one.counterAmount)],
      ...[money(one.gross), money(one.timing)],
    ]),
  };
}

async function diffSheets({ statementId }: StatementRow, { db, say }: { db: Db; say: Say }): Promise<NamedSheet[]> {
  const diffs = await db
    .select()
    .from(statementDiff)
    .where(ofParent(statementDiff.statementId, statementId))
    .orderBy(asc(statementDiff.diffNo));
  const evidence = await db
    .select({ one: statementEvidence, fileName: file.name })
    .from(statementEvidence)
    .innerJoin(file, eq(file.fileId, statementEvidence.fileId))
    .where(ofParent(statementEvidence.statementId, statementId))
    .orderBy(asc(statementEvidence.evidenceId));
  return [
    {
      name: say('workbook.diffs'),
      fields: fieldsOf(say, 'diffNo', 'diffType', 'billNo', 'counterBillNo', 'date', 'diffAmount', 'handle', 'remark'),
      rows: diffs.map((one) => [
        ...[text(one.diffNo), text(say(`workbook.diff${one.diffType}`)), text(one.billNo), text(one.counterBillNo)],
        ...[day(one.billDate), money(one.diffAmount)],
        ...[text(one.handleType === null ? '' : say(`workbook.handle${one.handleType}`)), text(one.remark)],
      ]),
    },
    {
      name: say('workbook.evidence'),
      fields: fieldsOf(say, 'about', 'kind', 'fileName', 'note', 'byName', 'time'),
      rows: evidence.map(({ one, fileName }) => [
        ...[text(one.objectNo), text(say(`workbook.kind${one.kind}`)), text(fileName), text(one.note)],
        ...[text(one.byName), moment(one.time)],
      ]),
    },
  ];
}

/** The sheet from our closing to theirs, with the rows of each line beside it. */
function bridgeSheet(row: StatementRow, { bridge }: Settled, say: Say): NamedSheet {
  const line = (name: string, fen: number | null, from = '') => [
    ...[text(say(`workbook.${name}`)), money(fen), text(from === '' ? '' : say(`workbook.${from}`))],
  ];
  return {
    name: say('workbook.bridge'),
    fields: fieldsOf(say, 'line', 'amount', 'note'),
    rows: [
      line('statementNo', null).with(2, text(row.statementNo)),
      line('party', null).with(2, text(row.partyName)),
      line('period', null).with(2, text(`${row.periodStart} – ${row.periodEnd}`)),
      line('ourOpening', row.openingAmount),
      line('theirOpening', row.counterOpening),
      line('closing', bridge.closing, 'fromClosing'),
      line('counterClosing', bridge.counterClosing),
      line('difference', bridge.difference, 'fromDifference'),
      line('opening', bridge.opening, 'fromOpening'),
      line('oursOnly', bridge.oursOnly, 'fromRows'),
      line('theirsOnly', bridge.theirsOnly, 'fromRows'),
      line('amountLine', bridge.amount, 'fromMatches'),
      line('timingLine', bridge.timing, 'fromMatches'),
      line('duplicate', bridge.duplicate, 'fromRows'),
      line('remainder', bridge.remainder, 'fromRemainder'),
      ...(row.contentHash === '' ? [] : [line('contentHash', null).with(2, text(row.contentHash))]),
    ],
  };
}

/**
 * The whole statement as a file, from whose rows an outsider can compute the bridge
 * (docs/domain/workbench.md#bridge).
 */
export async function statementWorkbook({ statementId }: { statementId: string }, context: Context) {
  const row = await seenStatement(statementId, context);
  const say = translate(context.request.language);
  const asked = { db: context.db, say };
  const settled = await reckon(context.db, row);
  const sheets = [
    bridgeSheet(row, settled, say),
    await rowSheet(row, settled.duplicates, asked),
    await matchSheet(row, asked),
    ...(await diffSheets(row, asked)),
  ];
  const written = inMemory();
  await writeWorkbook(sheets, written.sink);
  const { mime } = WRITERS[EXPORT_FILE_TYPE.xlsx];
  return new FileAnswer(written.content(), { name: `${row.statementNo}.xlsx`, mime, inline: false, maxAge: 0 });
}
