import { and, eq, isNull } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { EVIDENCE_KIND, type evidenceApi, MOST_EVIDENCE } from '../../../../../src/contract/finance/evidence';
import { HANDLE_STATUS } from '../../../../../src/contract/finance/matching';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { amountOf } from '../../../../platform/numbers/money';
import { file } from '../../../../platform/schema/platform';
import { ofParent, within } from '../../../../platform/scope';
import { EVIDENCE_FROM, hasEvidence, needsEvidence } from '../../data/evidence';
import { statementEvidence } from '../../data/schema/evidence';
import { statementDiff } from '../../data/schema/matches';
import { lockedForWork, seenStatement } from '../workbench/locked';
import { diffOf, type EvidenceRow, matchOf, mayDelete } from './read';

/** Refuses a file that the user may not see. */
export async function demandSeen(fileId: string, { db, session }: Context, field = 'fileId') {
  const [found] = await db
    .select({ fileId: file.fileId })
    .from(file)
    .where(within(session, file, eq(file.fileId, fileId)));
  if (!found) throw new InvalidInput([{ field, text: 'field.choice' }]);
}

/** The difference, match or statement that the file is evidence for: the input names exactly one of the three. */
async function objectOf(input: Parsed<typeof evidenceApi.add>, context: Context) {
  const { diffId, matchId, statementId: whole, fileId } = input;
  if ([diffId, matchId, whole].filter((id) => id !== undefined).length !== 1)
    throw new InvalidInput([{ field: 'diffId', text: 'field.required' }]);
  await demandSeen(fileId, context);
  if (whole !== undefined) {
    const { statementId, statementNo: objectNo } = await seenStatement(whole, context);
    const which = and(isNull(statementEvidence.diffKey), isNull(statementEvidence.matchId));
    return { statementId, diffKey: null, matchId: null, objectNo, which };
  }
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

type Kept = Omit<EvidenceRow, 'evidenceId' | 'loginName' | 'byName' | 'time'>;

export async function insertEvidence(values: Kept, { db, session, now }: Context) {
  const [made] = await db
    .insert(statementEvidence)
    .values({ ...values, loginName: session.loginName, byName: session.realName, time: now })
    .returning({ evidenceId: statementEvidence.evidenceId });
  return made?.evidenceId ?? '';
}

export async function addEvidence(
  input: Parsed<typeof evidenceApi.add>,
  context: Context,
): Promise<Output<typeof evidenceApi.add>> {
  const { db, note } = context;
  const row = await lockedForWork((await objectOf(input, context)).statementId, context);
  // Read again under the lock, because somebody may have taken the match apart meanwhile.
  const { which, ...object } = await objectOf(input, context);
  const known = await db.$count(statementEvidence, ofParent(statementEvidence.statementId, row.statementId, which));
  if (known >= MOST_EVIDENCE)
    throw new InvalidInput([{ field: 'fileId', text: 'field.tooMany', params: { max: MOST_EVIDENCE } }]);
  const { kind, fileId, note: said } = input;
  const evidenceId = await insertEvidence({ ...object, branchId: row.branchId, kind, fileId, note: said }, context);
  note({
    ...{ objectId: row.statementId, objectName: row.statementNo },
    after: { evidence: object.objectNo, kind, note: said },
  });
  return { evidenceId };
}

/** Stores the file on which an adjustment is based; the caller has locked the statement. */
export async function keepAttachment(
  { statementId, branchId }: Pick<EvidenceRow, 'statementId' | 'branchId'>,
  { fileId, objectNo, note }: Pick<EvidenceRow, 'fileId' | 'objectNo' | 'note'>,
  context: Context,
) {
  await demandSeen(fileId, context);
  await insertEvidence(
    { statementId, branchId, diffKey: null, matchId: null, objectNo, kind: EVIDENCE_KIND.other, fileId, note },
    context,
  );
}

/** Refuses to remove the last evidence of a handling that needs some. */
async function demandStillBehind({ statementId, diffKey, matchId }: EvidenceRow, { db }: Context) {
  if (diffKey === null && matchId === null) return;
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
      throw new Failure(ERROR.evidenceNeeded, { params: { amount: amountOf(EVIDENCE_FROM) } });
}

async function evidenceAt(evidenceId: string, { db, session }: Context) {
  const [found] = await db
    .select()
    .from(statementEvidence)
    .where(within(session, statementEvidence, eq(statementEvidence.evidenceId, evidenceId)));
  if (!found) throw notFound();
  return found;
}

export async function deleteEvidence({ evidenceId }: Parsed<typeof evidenceApi.delete>, context: Context) {
  const { db, note } = context;
  const row = await lockedForWork((await evidenceAt(evidenceId, context)).statementId, context);
  const found = await evidenceAt(evidenceId, context);
  if (!mayDelete(found, context)) throw new Failure(ERROR.notGranted);
  await db.delete(statementEvidence).where(ofParent(statementEvidence.evidenceId, evidenceId));
  await demandStillBehind(found, context);
  const before = { evidence: found.objectNo, kind: found.kind, note: found.note };
  note({ objectId: row.statementId, objectName: row.statementNo, before });
  return true;
}
