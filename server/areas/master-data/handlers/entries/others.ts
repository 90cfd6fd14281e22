import { and, eq, inArray, ne } from 'drizzle-orm';
import { ENTRY_STATUS, UNDER_WAY } from '../../../../../src/contract/master-data/approval';
import { DUPLICATE_VERDICT, type DuplicateVerdict } from '../../../../../src/contract/master-data/duplicates';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import { matchesOf } from '../../data/duplicates/candidates';
import { recordOfForm } from '../../data/duplicates/entries';
import { factsOf } from '../../data/duplicates/factsOf';
import { loadVocabulary } from '../../data/duplicates/vocabulary';
import { entry, type EntryRow, type Form } from '../../data/schema/entry';
import { difference } from '../../rules/approval/difference';
import { topOf } from '../../rules/approval/paths';
import type { Case } from './lockedEntry';

/** Masters and entries that it is probably one with; itself and what it changes left out. */
export async function alikeOf({ kind, row }: Case, db: Db, least: DuplicateVerdict) {
  const facts = factsOf(recordOfForm(kind, row.form), await loadVocabulary(db));
  const except = [row.entryId, ...(row.changeOf === null ? [] : [row.changeOf])];
  return matchesOf(db, facts, { kind, except, least });
}

/** Refuses what stands there already, and asks for a reason where it probably does (43631, 43661, 43662). */
export async function demandSingle(
  loaded: Case,
  { form, dupReason }: { form: Form; dupReason: string },
  { db }: Context,
) {
  const matches = await alikeOf({ ...loaded, row: { ...loaded.row, form } }, db, DUPLICATE_VERDICT.likely);
  const same = matches.find(({ comparison }) => comparison.verdict === DUPLICATE_VERDICT.same);
  if (same) {
    const isCode = same.comparison.equalKeys.includes('uscc');
    throw new Failure(isCode ? ERROR.usccTaken : ERROR.recordExists, {
      params: { code: same.row.code },
      data: { id: same.row.sourceId },
    });
  }
  if (matches.length > 0 && dupReason.length < 5) {
    const names = matches
      .slice(0, 3)
      .map(({ row: { name } }) => name)
      .join('、');
    throw new Failure(ERROR.recordAlike, { params: { names } });
  }
  return matches[0]?.row.code ?? '';
}

/** Two changes of one master may be under way while their fields do not meet (43679). */
export async function demandApart(row: EntryRow, { before, form }: { before: Form; form: Form }, db: Db) {
  const fields = new Set(difference(before, form).map(({ path }) => topOf(path)));
  const open = [...UNDER_WAY, ENTRY_STATUS.passed, ENTRY_STATUS.returned];
  const others = await db
    .select({ entryNo: entry.entryNo, form: entry.form, before: entry.before })
    .from(entry)
    .where(
      global(
        'taken',
        and(
          eq(entry.kind, row.kind),
          eq(entry.changeOf, row.changeOf ?? ''),
          inArray(entry.status, open),
          ne(entry.entryId, row.entryId),
          eq(entry.deleted, 0),
        ),
      ),
    );
  for (const other of others) {
    const met = difference(other.before ?? {}, other.form)
      .map(({ path }) => topOf(path))
      .filter((field) => fields.has(field));
    if (met.length > 0)
      throw new Failure(ERROR.changesMeet, {
        params: { entryNo: other.entryNo, fields: [...new Set(met)].join('、') },
      });
  }
}
