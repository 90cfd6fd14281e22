import { eq, sql, and } from 'drizzle-orm';
import { DUPLICATE_VERDICT } from '../../../../../src/contract/master-data/duplicates';
import type { FormKind } from '../../../../../src/contract/master-data/entry-records';
import { FORMS } from '../../../../../src/contract/master-data/forms/forms';
import { BIZ_KIND } from '../../../../../src/contract/master-data/kinds';
import type { Context } from '../../../../http/context';
import { global } from '../../../../platform/scope';
import { cell, type CellProblem, type Importer, type ImportRow, refuseRepeated } from '../../../tasks/public';
import { matchesOf } from '../../data/duplicates/candidates';
import { visibleOf } from '../../data/duplicates/decisions';
import { recordOfForm } from '../../data/duplicates/entries';
import { factsOf } from '../../data/duplicates/factsOf';
import { loadVocabulary } from '../../data/duplicates/vocabulary';
import { duplicateFacts } from '../../data/schema/duplicates';
import type { Form } from '../../data/schema/entry';
import { checkForm } from '../../rules/formChecks';
import { type EntryNames, namesOfEntries } from './entryNames';
import { columnOf, FORM_OF_ROW, keyOfRow } from './entryRows';

/** Cells that name nothing in the trees, the dictionaries, the suppliers and the staff. */
function unknownOf(kind: FormKind, row: ImportRow, names: EntryNames): CellProblem[] {
  const problems: CellProblem[] = [];
  const wrong = (field: string, isWrong: boolean, text: CellProblem['text'] = 'import.notFound') => {
    if (cell(row, field) !== '' && isWrong) problems.push({ field, text });
  };
  if (kind === BIZ_KIND.commodity) {
    const { ids, unknown } = names.rangesOf(cell(row, 'operateRange'));
    wrong('operateRange', ids.length !== 1 || unknown.length > 0);
    for (const field of ['dosageForm', 'packUnit']) wrong(field, !names.items.has(`${field} ${cell(row, field)}`));
    wrong('supplierCode', !names.suppliers.has(cell(row, 'supplierCode')));
    return problems;
  }
  const ways = names.waysTo(cell(row, 'region'));
  wrong('region', ways.length === 0);
  wrong('region', ways.length > 1, 'import.severalPlaces');
  wrong('operateRanges', names.rangesOf(cell(row, 'operateRanges')).unknown.length > 0);
  wrong('salesmanId', !names.salesmen.has(cell(row, 'salesmanId')));
  return problems;
}

/**
 * What the form would refuse of a row, by column. Licences and pictures are not required yet: the draft gets them
 * later.
 */
function refusedOf(kind: FormKind, row: ImportRow, { form, day }: { form: Form; day: string }): CellProblem[] {
  const parsed = FORMS[kind].safeParse(form);
  if (!parsed.success)
    return parsed.error.issues.flatMap(({ path }): CellProblem[] => {
      const field = columnOf(kind, path.join('.'));
      return field ? [{ field, text: cell(row, field) === '' ? 'import.required' : 'import.format' }] : [];
    });
  return checkForm(kind, parsed.data, day).problems.flatMap(({ field: of, ...said }): CellProblem[] => {
    const field = columnOf(kind, of);
    return field ? [{ field, ...said }] : [];
  });
}

/** Adds problems to a row; each column keeps only its first. */
function withProblems(row: ImportRow, more: readonly CellProblem[]): ImportRow {
  const problems = [...row.problems];
  for (const one of more) if (!problems.some(({ field }) => field === one.field)) problems.push(one);
  return { ...row, problems };
}

/** Keys that only one record can have: `u:` a credit code, `a:` an approval number, `e:` a barcode. */
const SURE = /^[uae]:/;

/** Refuses rows of records that exist already. What is merely alike is shown when the draft is submitted. */
async function refuseSame(kind: FormKind, rows: readonly { row: ImportRow; form: Form }[], context: Context) {
  const { db } = context;
  const vocabulary = await loadVocabulary(db);
  const read = rows.map(({ row, form }) => ({ row, own: factsOf(recordOfForm(kind, form), vocabulary) }));
  const keys = [...new Set(read.flatMap(({ own }) => own.keys.filter((key) => SURE.test(key))))];
  const taken = await db
    .select({ keys: duplicateFacts.keys })
    .from(duplicateFacts)
    .where(
      global('taken', and(eq(duplicateFacts.kind, kind), sql`${duplicateFacts.keys} && ${sql.param(keys)}::text[]`)),
    );
  const known = new Set(taken.flatMap((one) => one.keys));
  const checked: ImportRow[] = [];
  for (const { row, own } of read) {
    const isMet = own.keys.some((key) => SURE.test(key) && known.has(key));
    const [same] = isMet ? await matchesOf(db, own, { kind, except: [], least: DUPLICATE_VERDICT.same }) : [];
    if (!same) {
      checked.push(row);
      continue;
    }
    const isSeen = (await visibleOf(context, kind, [same])).has(same.row.sourceId);
    const said = isSeen
      ? ({ text: 'import.recordExists', params: { code: same.row.code } } as const)
      : ({ text: 'import.recordElsewhere' } as const);
    const field = kind === BIZ_KIND.commodity ? 'approvalNo' : 'uscc';
    checked.push(withProblems(row, [{ field, ...said }]));
  }
  return checked;
}

export const checkEntries =
  (kind: FormKind): Importer['check'] =>
  async (given, _target, context) => {
    const names = await namesOfEntries(given, context);
    const day = context.now.slice(0, 10);
    const first = kind === BIZ_KIND.commodity ? 'commonName' : 'uscc';
    const alone = refuseRepeated(given, first, (row) => keyOfRow(kind, row));
    const rows = alone.map((row) => {
      const form = FORM_OF_ROW[kind](row, names);
      const problems = [...unknownOf(kind, row, names), ...refusedOf(kind, row, { form, day })];
      return { row: withProblems(row, problems), form };
    });
    return refuseSame(kind, rows, context);
  };
