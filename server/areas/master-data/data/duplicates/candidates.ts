import { and, desc, eq, isNull, notInArray, or, sql } from 'drizzle-orm';
import {
  DUPLICATE_VERDICT,
  type DuplicateKind,
  type DuplicateVerdict,
} from '../../../../../src/contract/master-data/duplicates';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import { compareFacts } from '../../rules/duplicates/compareFacts';
import type { Comparison } from '../../rules/duplicates/comparison';
import { duplicateFacts, FACTS_OF, type FactsRow } from '../schema/duplicates';
import type { FactsOfRecord } from './factsOf';

/** Only so many records are compared: those that share most keys. */
export const MOST_CANDIDATES = 2000;

export interface Wanted {
  kind: DuplicateKind;
  /** Ids that are left out, with all entries that change them: the record itself, and the master that it changes. */
  except: readonly string[];
  mastersOnly?: boolean;
}

/** Records that share a key, of all companies, those with most of them first. */
export function candidatesOf(db: Db, keys: readonly string[], { kind, except, mastersOnly }: Wanted) {
  const given = sql`${sql.param(keys)}::text[]`;
  const shared = sql<number>`(select count(*) from unnest(${duplicateFacts.keys}) as key where key = any(${given}))::int`;
  const found = and(
    eq(duplicateFacts.kind, kind),
    sql`${duplicateFacts.keys} && ${given}`,
    except.length > 0 ? notInArray(duplicateFacts.sourceId, [...except]) : undefined,
    except.length > 0
      ? or(isNull(duplicateFacts.changeOf), notInArray(duplicateFacts.changeOf, [...except]))
      : undefined,
    mastersOnly ? eq(duplicateFacts.source, FACTS_OF.master) : undefined,
  );
  return db
    .select({ row: duplicateFacts, shared })
    .from(duplicateFacts)
    .where(global('taken', found))
    .orderBy(desc(shared), duplicateFacts.sourceId)
    .limit(MOST_CANDIDATES);
}

export interface Match {
  row: FactsRow;
  comparison: Comparison;
}

const byVerdict = (one: Match, other: Match) =>
  other.comparison.verdict - one.comparison.verdict ||
  other.comparison.score - one.comparison.score ||
  (one.row.sourceId < other.row.sourceId ? -1 : 1);

/** The candidates that are alike, the surest first; with `sameBrand` other shops of one brand as well. */
export async function matchesOf(
  db: Db,
  { facts, keys }: FactsOfRecord,
  wanted: Wanted & { least?: DuplicateVerdict; sameBrand?: boolean },
): Promise<Match[]> {
  if (keys.length === 0) return [];
  const { least = DUPLICATE_VERDICT.possible, sameBrand = false } = wanted;
  const rows = await candidatesOf(db, keys, wanted);
  const matches = rows.flatMap(({ row }) => {
    const comparison = compareFacts(facts, row.facts);
    if (!comparison) return [];
    const isShown = comparison.verdict >= least || (sameBrand && comparison.isSameBrand);
    return isShown ? [{ row, comparison }] : [];
  });
  return matches.sort(byVerdict);
}
