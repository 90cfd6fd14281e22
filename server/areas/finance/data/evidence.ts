import { and, eq, or, type SQL } from 'drizzle-orm';
import { HANDLE_TYPE, type HandleType } from '../../../../src/contract/finance/matching';
import type { Db } from '../../../platform/database/db';
import { ofParent } from '../../../platform/scope';
import { statementEvidence } from './schema/evidence';
import type { DiffRow } from './settle';

/** Fen: from this amount on, our adjustments and ignored differences need a file as evidence. */
export const EVIDENCE_FROM = 50_000;
const NEEDS_EVIDENCE: readonly (HandleType | null)[] = [HANDLE_TYPE.adjustOurs, HANDLE_TYPE.ignore];

export const needsEvidence = (handleType: HandleType | null, { diffAmount }: Pick<DiffRow, 'diffAmount'>) =>
  NEEDS_EVIDENCE.includes(handleType) && Math.abs(diffAmount) >= EVIDENCE_FROM;

/** The evidence of a difference, with that of its match. */
export const behindDiff = ({ key, matchId }: Pick<DiffRow, 'key' | 'matchId'>): SQL | undefined =>
  or(eq(statementEvidence.diffKey, key), matchId === null ? undefined : eq(statementEvidence.matchId, matchId));

export const hasEvidence = async (db: Db, diff: Pick<DiffRow, 'key' | 'matchId' | 'statementId'>) =>
  (await db.$count(
    statementEvidence,
    ofParent(statementEvidence.statementId, diff.statementId, and(behindDiff(diff))),
  )) > 0;
