import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { HANDLE_STATUS } from '../../../../../src/contract/finance/matching';
import { type evidenceApi, MOST_EVIDENCE } from '../../../../../src/contract/finance/evidence';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { fileUrl } from '../../../../http/links';
import { file } from '../../../../platform/schema/platform';
import { yuan } from '../../../../platform/numbers/money';
import { global, ofParent, within } from '../../../../platform/scope';
import { behindDiff, EVIDENCE_FROM, hasEvidence, needsEvidence } from '../../data/evidence';
import { statementEvidence } from '../../data/schema/evidence';
import { statementDiff, statementMatch } from '../../data/schema/matches';
import { statement } from '../../data/schema/statements';
import { lockedForWork } from '../workbench/locked';

type Row = typeof statementEvidence.$inferSelect;

async function diffOf(diffId: string, { db, session }: Context) {
  const [found] = await db
    .select()
    .from(statementDiff)
    .where(within(session, statementDiff, eq(statementDiff.diffId, diffId)));
  return found;
}

async function matchOf(matchId: string, { db, session }: Context) {
  const [found] = await db
    .select()
    .from(statementMatch)
    .where(within(session, statementMatch, eq(statementMatch.matchId, matchId)));
  return found;
}

interface Behind {
  statementId: string;
  which: SQL | undefined;
}

/** What an id is of: they are all of one sequence. */
async function behind(objectId: string, context: Context): Promise<Behind> {
  const { db, session } = context;
  const diff = await diffOf(objectId, context);
  if (diff) return { statementId: diff.statementId, which: behindDiff(diff) };
  const match = await matchOf(objectId, context);
  if (match) return { statementId: match.statementId, which: eq(statementEvidence.matchId, objectId) };
  const [row] = await db
    .select({ statementId: statement.statementId })
    .from(statement)
    .where(within(session, statement, eq(statement.statementId, objectId)));
  if (!row) throw notFound();
  return { statementId: row.statementId, which: undefined };
}

const mayDelete = ({ loginName }: Row, { session }: Context) =>
  session.dataScope === 'ALL' || loginName === session.loginName;

export async function listEvidence(
  { objectId }: Parsed<typeof evidenceApi.list>,
  context: Context,
): Promise<Output<typeof evidenceApi.list>> {
  const { db, app, ms } = context;
  const { statementId, which } = await behind(objectId, context);
  const rows = await db
    .select()
    .from(statementEvidence)
    .where(ofParent(statementEvidence.statementId, statementId, which))
    .orderBy(statementEvidence.evidenceId);
  // Whoever sees what it stands behind sees the file, whatever company has put it there.
  const files = await db
    .select({ fileId: file.fileId, name: file.name, mime: file.mime })
    .from(file)
    .where(
      global(
        'name',
        inArray(
          file.fileId,
          rows.map(({ fileId }) => fileId),
        ),
      ),
    );
  const known = new Map(files.map((one) => [one.fileId, one]));
  return rows.map((row) => ({
    ...{ evidenceId: row.evidenceId, objectNo: row.objectNo, kind: row.kind, note: row.note },
    ...{ fileName: known.get(row.fileId)?.name ?? '', mime: known.get(row.fileId)?.mime ?? '' },
    ...{ url: fileUrl(app.linkSecret, row.fileId, ms), byName: row.byName, time: row.time },
    canDelete: mayDelete(row, context) ? (1 as const) : (0 as const),
  }));
}

/** One of both, never a file that the user does not see. */
async function objectOf({ diffId, matchId, fileId }: Parsed<typeof evidenceApi.add>, context: Context) {
  const { db, session } = context;
  if ((diffId === undefined) === (matchId === undefined))
    throw new InvalidInput([{ field: 'diffId', text: 'field.required' }]);
  const [found] = await db
    .select({ fileId: file.fileId })
    .from(file)
    .where(within(session, file, eq(file.fileId, fileId)));
  if (!found) throw new InvalidInput([{ field: 'fileId', text: 'field.choice' }]);
  const diff = diffId === undefined ? undefined : await diffOf(diffId, context);
  if (diff) {
    const { statementId, key: diffKey, diffNo: objectNo } = diff;
    return { statementId, diffKey, matchId: null, objectNo, which: eq(statementEvidence.diffKey, diffKey) };
  }
  const match = matchId === undefined ? undefined : await matchOf(matchId, context);
  if (!match) throw notFound();
  const { statementId, matchNo: objectNo } = match;
  const which = eq(statementEvidence.matchId, match.matchId);
  return { statementId, diffKey: null, matchId: match.matchId, objectNo, which };
}

export async function addEvidence(
  input: Parsed<typeof evidenceApi.add>,
  context: Context,
): Promise<Output<typeof evidenceApi.add>> {
  const { db, session, now, note } = context;
  const { which, ...object } = await objectOf(input, context);
  const row = await lockedForWork(object.statementId, context);
  const known = await db.$count(statementEvidence, ofParent(statementEvidence.statementId, row.statementId, which));
  if (known >= MOST_EVIDENCE)
    throw new InvalidInput([{ field: 'fileId', text: 'field.tooMany', params: { max: MOST_EVIDENCE } }]);
  const [made] = await db
    .insert(statementEvidence)
    .values({
      ...{ ...object, branchId: row.branchId, kind: input.kind, fileId: input.fileId, note: input.note },
      ...{ loginName: session.loginName, byName: session.realName, time: now },
    })
    .returning({ evidenceId: statementEvidence.evidenceId });
  note({
    ...{ objectId: row.statementId, objectName: row.statementNo },
    after: { evidence: object.objectNo, kind: input.kind, note: input.note },
  });
  return { evidenceId: made?.evidenceId ?? '' };
}

/** What was handled on the strength of it needs another one first. */
async function demandStillBehind({ statementId, diffKey, matchId }: Row, { db }: Context) {
  const diffs = await db
    .select()
    .from(statementDiff)
    .where(
      ofParent(
        statementDiff.statementId,
        statementId,
        diffKey === null ? eq(statementDiff.matchId, matchId ?? '') : eq(statementDiff.key, diffKey),
        eq(statementDiff.handleStatus, HANDLE_STATUS.handled),
      ),
    );
  for (const diff of diffs)
    if (needsEvidence(diff.handleType, diff) && !(await hasEvidence(db, diff)))
      throw new Failure(ERROR.evidenceNeeded, { params: { amount: yuan(EVIDENCE_FROM) } });
}

export async function deleteEvidence({ evidenceId }: Parsed<typeof evidenceApi.delete>, context: Context) {
  const { db, session, note } = context;
  const [found] = await db
    .select()
    .from(statementEvidence)
    .where(within(session, statementEvidence, eq(statementEvidence.evidenceId, evidenceId)));
  if (!found) throw notFound();
  const row = await lockedForWork(found.statementId, context);
  if (!mayDelete(found, context)) throw new Failure(ERROR.notGranted);
  await db.delete(statementEvidence).where(ofParent(statementEvidence.evidenceId, evidenceId));
  await demandStillBehind(found, context);
  const before = { evidence: found.objectNo, kind: found.kind, note: found.note };
  note({ objectId: row.statementId, objectName: row.statementNo, before });
  return true;
}
