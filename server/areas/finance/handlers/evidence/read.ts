import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { evidenceApi } from '../../../../../src/contract/finance/evidence';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { fileUrl } from '../../../../http/links';
import { file } from '../../../../platform/schema/platform';
import { global, ofParent, within } from '../../../../platform/scope';
import { behindDiff } from '../../data/evidence';
import { statementEvidence } from '../../data/schema/evidence';
import { statementDiff, statementMatch } from '../../data/schema/matches';
import { statement } from '../../data/schema/statements';

export type EvidenceRow = typeof statementEvidence.$inferSelect;

export async function diffOf(diffId: string, { db, session }: Context) {
  const [found] = await db
    .select()
    .from(statementDiff)
    .where(within(session, statementDiff, eq(statementDiff.diffId, diffId)));
  return found;
}

export async function matchOf(matchId: string, { db, session }: Context) {
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

/** The object behind an id: the ids of all of them come from one sequence. */
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

export const mayDelete = ({ loginName }: EvidenceRow, { session }: Context) =>
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
  // Everybody who may see the decision may see its files, whichever company has added them.
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
