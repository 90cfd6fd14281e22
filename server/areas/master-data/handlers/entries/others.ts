import { and, eq, inArray, ne } from 'drizzle-orm';
import { ENTRY_STATUS, UNDER_WAY } from '../../../../../src/contract/master-data/approval';
import { DUPLICATE_VERDICT, type DuplicateVerdict } from '../../../../../src/contract/master-data/duplicates';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { FormKind } from '../../../../../src/contract/master-data/entry-records';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import type { Db } from '../../../../platform/database/db';
import { global } from '../../../../platform/scope';
import { type Match, matchesOf } from '../../data/duplicates/candidates';
import { undecidedOf, visibleOf } from '../../data/duplicates/decisions';
import { recordOfForm } from '../../data/duplicates/entries';
import { factsOf } from '../../data/duplicates/factsOf';
import { loadVocabulary } from '../../data/duplicates/vocabulary';
import { FACTS_OF } from '../../data/schema/duplicates';
import { entry, type EntryRow, type Form } from '../../data/schema/entry';
import { changedParts } from '../../rules/approval/difference';
import { isRow, topOf, valueAt } from '../../rules/approval/paths';
import type { Case } from './lockedEntry';

/** Records that an entry may duplicate; not itself, the master that it changes, or what was decided to be different. */
export async function alikeOf({ kind, row }: Case, db: Db, least: DuplicateVerdict) {
  const facts = factsOf(recordOfForm(kind, row.form), await loadVocabulary(db));
  const except = [row.entryId, ...(row.changeOf === null ? [] : [row.changeOf])];
  const found = await matchesOf(db, facts, { kind, except, least });
  return undecidedOf(db, kind, { ids: except, factsHash: facts.factsHash, found });
}

const SHOWN = 3;

/** The first names among those that the caller sees; of the others it is only said that they exist. */
export async function namesOfAlike(kind: FormKind, alike: readonly Match[], context: Context) {
  const visible = await visibleOf(context, kind, alike);
  const names = alike.flatMap(({ row: { sourceId, name } }) => (visible.has(sourceId) ? [name] : [])).slice(0, SHOWN);
  const elsewhere = visible.size < alike.length ? [translate(context.request.language)('duplicate.elsewhere')] : [];
  return [...names, ...elsewhere];
}

/** Refuses what exists already: the same credit code, or the same number of another kind (43631, 43661). */
async function refuseSame(kind: FormKind, same: Match | undefined, context: Context) {
  if (!same) return;
  const { sourceId, code: own } = same.row;
  const isSeen = (await visibleOf(context, kind, [same])).has(sourceId);
  const code = isSeen ? own : translate(context.request.language)('duplicate.elsewhere');
  const isCode = same.comparison.equalKeys.includes('uscc');
  throw new Failure(isCode ? ERROR.usccTaken : ERROR.recordExists, {
    ...{ params: { code }, data: isSeen ? { id: sourceId } : null },
  });
}

const isSame = ({ comparison }: Match) => comparison.verdict === DUPLICATE_VERDICT.same;

/** Refuses what exists already, and asks for a reason where it probably does (43631, 43661, 43662). */
export async function demandSingle(
  loaded: Case,
  { form, dupReason }: { form: Form; dupReason: string },
  context: Context,
) {
  const { kind, row } = loaded;
  const matches = await alikeOf({ ...loaded, row: { ...row, form } }, context.db, DUPLICATE_VERDICT.likely);
  await refuseSame(kind, matches.find(isSame), context);
  if (matches.length > 0 && dupReason.length < 5) {
    const names = await namesOfAlike(kind, matches, context);
    throw new Failure(ERROR.recordAlike, { params: { names } });
  }
  return matches[0]?.row.code ?? '';
}

/**
 * What a master or an earlier entry is already is neither passed nor written, and cannot be confirmed (43631, 43661):
 * applicants without an account are not told when they submit, and others may have come since.
 */
export const demandFirst = ({ kind, row }: Case, alike: readonly Match[], context: Context) =>
  refuseSame(
    kind,
    alike.filter(isSame).find((one) => {
      const { source, sourceId } = one.row;
      return source === FACTS_OF.master || BigInt(sourceId) < BigInt(row.entryId);
    }),
    context,
  );

/** A licence as its reader knows it, by type and number; a field by the name that it has in the form. */
function namedPart(path: string, forms: readonly Form[], { request }: Context) {
  const row = topOf(path) === 'licences' ? forms.map((form) => valueAt(form, path)).find(isRow) : undefined;
  if (!row) return path;
  return `${translate(request.language)(`licence.type${String(row.licenceType)}`)} ${String(row.licenceNo)}`;
}

/** Two changes of one master may be under way while their fields, or their licences, do not meet (43679). */
export async function demandApart(row: EntryRow, { before, form }: { before: Form; form: Form }, context: Context) {
  const { db } = context;
  const parts = changedParts(before, form);
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
    const data = [...changedParts(other.before ?? {}, other.form)].filter((part) => parts.has(part));
    if (data.length === 0) continue;
    const fields = data.map((path) => namedPart(path, [form, before], context));
    throw new Failure(ERROR.changesMeet, { params: { entryNo: other.entryNo, fields }, data });
  }
}
