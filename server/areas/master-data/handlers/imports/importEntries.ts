import { and, eq, inArray } from 'drizzle-orm';
import { ENTRY_SOURCE, ENTRY_STATUS } from '../../../../../src/contract/master-data/approval';
import type { FormKind } from '../../../../../src/contract/master-data/entry-records';
import type { EntryTemplate } from '../../../../../src/contract/master-data/entry-templates';
import { BIZ_KIND } from '../../../../../src/contract/master-data/kinds';
import type { Context } from '../../../../http/context';
import { touch } from '../../../../http/touch';
import { within } from '../../../../platform/scope';
import { demandBranch, type Importer, type Kept, sortKept } from '../../../tasks/public';
import { entry } from '../../data/schema/entry';
import { addEntry } from '../entries/save';
import { checkEntries } from './entryChecks';
import { namesOfEntries } from './entryNames';
import { FORM_OF_ROW } from './entryRows';

/** Each row becomes a draft of whoever imports it: completed and submitted as any other, it passes its chain. */
const write =
  (kind: FormKind): Importer['write'] =>
  async (rows, { branchId = '' }, context) => {
    const { db, now, session } = context;
    const names = await namesOfEntries(rows, context);
    const applicant = { ...session, branchId };
    const made: string[] = [];
    for (const row of rows) {
      const draft = { form: FORM_OF_ROW[kind](row, names), changeOf: null, source: ENTRY_SOURCE.imported };
      made.push((await addEntry(kind, draft, { db, now, applicant })).entryId);
    }
    return made;
  };

/** Drafts that nobody has touched since are deleted. */
async function undo(ids: readonly string[], context: Context): Promise<Kept[]> {
  const { db, session } = context;
  const rows = await db
    .select()
    .from(entry)
    .where(within(session, entry, and(inArray(entry.entryId, [...ids]), eq(entry.deleted, 0))))
    .orderBy(entry.entryId)
    .for('update');
  const found = new Map(rows.map((row) => [row.entryId, row]));
  const { kept, free } = sortKept(ids, found, ({ status, round, version }) => {
    if (status !== ENTRY_STATUS.draft || round > 0) return 'import.submitted';
    return version === 1 ? undefined : 'import.edited';
  });
  if (free.length > 0)
    await db
      .update(entry)
      .set({ deleted: 1, version: 2, ...touch(context) })
      .where(within(session, entry, inArray(entry.entryId, free)));
  return kept;
}

const importerOf = (kind: FormKind): Importer => ({
  ...{ open: demandBranch, check: checkEntries(kind), write: write(kind) },
  undo: (ids, _target, context) => undo(ids, context),
});

/** Files of entries (docs/domain/approval.md#files-of-entries). */
export const entryImporters = {
  COMPANY_ENTRY: importerOf(BIZ_KIND.company),
  CUSTOMER_ENTRY: importerOf(BIZ_KIND.customer),
  COMMODITY_ENTRY: importerOf(BIZ_KIND.commodity),
  COMMODITY_APPLY: importerOf(BIZ_KIND.commodity),
} as const satisfies Record<EntryTemplate, Importer>;
