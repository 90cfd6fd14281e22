import { and, eq, gte, inArray, ne, or, isNull } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { BILL_TYPE, MATCH_STATUS, RULE_CODES, SIDE } from '../../../../../src/contract/finance/matching';
import type { rulesApi } from '../../../../../src/contract/finance/rule-settings';
import { STATEMENT_STATUS } from '../../../../../src/contract/finance/statements';
import type { Context } from '../../../../http/context';
import { DAY, shanghai } from '../../../../platform/clock';
import { groupBy } from '../../../../platform/groupBy';
import { ofParent, within } from '../../../../platform/scope';
import type { StatementRow } from '../../data/makeStatements';
import { rulesInForce } from '../../data/ruleContradictions';
import { settingsOf } from '../../data/ruleSettings';
import { statementMatch, statementMatchRow } from '../../data/schema/matches';
import { statement, statementRow } from '../../data/schema/statements';
import { breathe, documentOf, otherNumbers } from '../../jobs/reconcile';
import { pacedMatches, PAUSE } from '../../rules/matching/plan';
import { judged, type Judgement } from '../../rules/matching/judge';
import type { Found } from '../../rules/matching/rows';

const MOST_STATEMENTS = 200;
const MOST_NAMED = 100;

async function confirmedOnes(
  { branchId, partyType, partyId, days }: Parsed<typeof rulesApi.evaluate>,
  { db, session, ms }: Context,
) {
  return db
    .select()
    .from(statement)
    .where(
      within(
        session,
        statement,
        and(
          branchId ? eq(statement.branchId, branchId) : undefined,
          partyId ? and(eq(statement.partyType, partyType), eq(statement.partyId, partyId)) : undefined,
          eq(statement.status, STATEMENT_STATUS.confirmed),
          gte(statement.confirmTime, shanghai(ms - days * DAY)),
        ),
      ),
    )
    .orderBy(statement.statementId)
    .limit(MOST_STATEMENTS);
}

/** The documents of both sides, without those that were made to settle a difference. */
async function rawRows({ statementId }: StatementRow, { db }: Context) {
  return db
    .select()
    .from(statementRow)
    .where(
      ofParent(
        statementRow.statementId,
        statementId,
        and(
          eq(statementRow.retired, 0),
          or(isNull(statementRow.billType), ne(statementRow.billType, BILL_TYPE.adjustment)),
        ),
      ),
    )
    .orderBy(statementRow.rowId);
}

/** The match of each row as people have left it. */
async function leftBy({ statementId }: StatementRow, { db }: Context) {
  const rows = await db
    .select({ matchNo: statementMatch.matchNo, rowId: statementMatchRow.rowId })
    .from(statementMatch)
    .innerJoin(statementMatchRow, eq(statementMatchRow.matchId, statementMatch.matchId))
    .innerJoin(statementRow, eq(statementRow.rowId, statementMatchRow.rowId))
    .where(
      ofParent(
        statementMatch.statementId,
        statementId,
        and(
          inArray(statementMatch.status, [MATCH_STATUS.confirmed]),
          or(isNull(statementRow.billType), ne(statementRow.billType, BILL_TYPE.adjustment)),
        ),
      ),
    );
  return groupBy(rows, ({ matchNo }) => matchNo);
}

async function judgeOne(row: StatementRow, context: Context): Promise<Judgement[]> {
  const { db } = context;
  const rows = await rawRows(row, context);
  const theirs = rows.filter(({ side }) => side === SIDE.theirs).map(documentOf);
  const given = {
    ...{ ours: rows.filter(({ side }) => side === SIDE.ours).map(documentOf), theirs },
    numberRules: await rulesInForce(db, row),
    ...{ rejected: new Set<string>(), held: new Set<string>(), otherNumbers: await otherNumbers(db, row, theirs) },
    settings: (await settingsOf(db, row)).settings,
  };
  const known = await leftBy(row, context);
  const left = new Map([...known].map(([matchNo, own]) => [matchNo, own.map(({ rowId }) => rowId)]));
  const all: Found[] = [];
  for (const step of pacedMatches(given)) {
    if (step !== PAUSE) all.push(...step.found);
    await breathe();
  }
  return judged(all, left);
}

/** Compares the matches that the rules would make with people's decisions, rule by rule; nothing is written. */
export async function evaluateRules(
  input: Parsed<typeof rulesApi.evaluate>,
  context: Context,
): Promise<Output<typeof rulesApi.evaluate>> {
  const statements = await confirmedOnes(input, context);
  const all: { row: StatementRow; one: Judgement }[] = [];
  for (const row of statements) {
    for (const one of await judgeOne(row, context)) all.push({ row, one });
  }
  const count = (rule: string, verdict?: Judgement['verdict']) =>
    all.filter(({ one }) => one.found.rule === rule && (verdict === undefined || one.verdict === verdict)).length;
  const numbers = (rows: readonly { no: string }[]) => rows.map(({ no }) => no).join(' ');
  return {
    statements: statements.length,
    rules: RULE_CODES.filter((rule) => count(rule) > 0).map((rule) => ({
      ...{ rule, found: count(rule), right: count(rule, 'right') },
      ...{ wrong: count(rule, 'wrong'), open: count(rule, 'open') },
    })),
    mistakes: all
      .filter(({ one }) => one.verdict === 'wrong')
      .slice(0, MOST_NAMED)
      .map(({ row, one: { found, matchNos } }) => ({
        ...{ statementId: row.statementId, statementNo: row.statementNo, rule: found.rule },
        ...{ ours: numbers(found.ours), theirs: numbers(found.theirs), matchNos: matchNos.join(' ') },
      })),
  };
}
