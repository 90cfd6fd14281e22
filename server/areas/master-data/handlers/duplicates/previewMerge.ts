import { and, eq, inArray, or } from 'drizzle-orm';
import { ENTRY_STATUS, UNDER_WAY } from '../../../../../src/contract/master-data/approval';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import {
  DUPLICATE_KIND,
  type duplicateApi,
  type DuplicateKind,
  type MergeField,
  MERGE_GROUPS,
  type MergeGroup,
  MERGED,
} from '../../../../../src/contract/master-data/duplicates';
import { isUscc } from '../../../../../src/contract/patterns';
import { demandHeadquarters } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { translate } from '../../../../http/texts';
import { global } from '../../../../platform/scope';
import { mergeableOf, type ReadMaster, readMaster } from '../../data/duplicates/mergeMasters';
import { columnName, countRows } from '../../data/duplicates/moveRows';
import { fieldNames } from '../../data/fieldNames';
import { type Blocker, masterReferences, mergeBlockers } from '../../data/duplicates/references';
import { entry } from '../../data/schema/entry';
import { demandKind } from './pairs';

const text = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** What a master says in a column, as a text. */
export const valueOf = ({ row }: ReadMaster, column: { name: string }) => text(row[columnName(column)]);

type Sides = Parsed<typeof duplicateApi.mergePreview>;
export interface BothMasters {
  mergeable: ReturnType<typeof mergeableOf>;
  source: ReadMaster;
  target: ReadMaster;
}

/** Reads both masters; one that was merged already is not found. */
export async function readBoth({ db }: Context, { kind, sourceId, targetId }: Sides, lock = false) {
  const mergeable = mergeableOf(kind);
  if (sourceId === targetId) throw notFound();
  const read = new Map<string, ReadMaster | undefined>();
  // Always in the order of their ids, or two merges could wait for each other for ever.
  for (const masterId of [sourceId, targetId].toSorted())
    read.set(masterId, await readMaster(db, mergeable, { masterId, lock }));
  const [source, target] = [read.get(sourceId), read.get(targetId)];
  if (!source || !target || [source, target].some(({ row }) => row.status === MERGED)) throw notFound();
  return { mergeable, source, target };
}

const { passed, returned } = ENTRY_STATUS;

async function openEntries({ db }: Context, { kind, sourceId, targetId }: Sides) {
  if (kind === DUPLICATE_KIND.standard) return [];
  const ids = [sourceId, targetId];
  return db
    .select({ entryNo: entry.entryNo })
    .from(entry)
    .where(
      global(
        'joined',
        and(
          eq(entry.kind, kind),
          inArray(entry.status, [...UNDER_WAY, passed, returned]),
          or(inArray(entry.changeOf, ids), inArray(entry.masterId, ids)),
        ),
      ),
    )
    .limit(5);
}

/** What prevents the merge, as texts (43663). */
export async function blockersOf(context: Context, sides: Sides, { mergeable, source, target }: BothMasters) {
  const found: Blocker[] = [];
  const { branchId } = mergeable;
  if (branchId && valueOf(source, branchId) !== valueOf(target, branchId)) found.push({ text: 'merge.otherBranch' });
  const [one, other] = [text(source.row.uscc), text(target.row.uscc)];
  if (isUscc(one) && isUscc(other) && one !== other) found.push({ text: 'merge.otherCode' });
  const entries = await openEntries(context, sides);
  if (entries.length > 0)
    found.push({ text: 'merge.openEntry', params: { names: entries.map(({ entryNo }) => entryNo).join(', ') } });
  for (const ask of mergeBlockers.get()) found.push(...(await ask(context.db, { ...sides, now: context.now })));
  const say = translate(context.request.language);
  return found.map(({ text: key, params }) => say(key, params));
}

/** Each field with the side whose value is kept: the target's, or the source's where the target's is empty. */
export const fieldsOf = ({ mergeable, source, target }: BothMasters): MergeField[] =>
  mergeable.fields.map((column) => {
    const [one, other] = [valueOf(source, column), valueOf(target, column)];
    return { field: column.name, source: one, target: other, keep: other === '' && one !== '' ? 'source' : 'target' };
  });

const referencesOf = (kind: DuplicateKind) => masterReferences.get().moved.filter((one) => one.kind === kind);

async function countsOf({ db }: Context, sides: Sides) {
  const counts = new Map<MergeGroup, { moved: number; kept: number }>();
  for (const reference of referencesOf(sides.kind)) {
    const { moved, kept } = await countRows(db, reference, sides);
    const sum = counts.get(reference.group) ?? { moved: 0, kept: 0 };
    counts.set(reference.group, { moved: sum.moved + moved, kept: sum.kept + kept });
  }
  return MERGE_GROUPS.flatMap((group) => {
    const count = counts.get(group);
    return count && count.moved + count.kept > 0 ? [{ group, ...count }] : [];
  });
}

export async function previewMerge(sides: Sides, context: Context): Promise<Output<typeof duplicateApi.mergePreview>> {
  await demandKind(context, sides.kind, 'merge');
  demandHeadquarters(context);
  const both = await readBoth(context, sides);
  const { mergeable, source, target } = both;
  const sideOf = (master: ReadMaster) => ({
    id: valueOf(master, mergeable.id),
    code: valueOf(master, mergeable.code),
    name: valueOf(master, mergeable.name),
    branchId: mergeable.branchId ? valueOf(master, mergeable.branchId) : null,
  });
  const fields = fieldsOf(both);
  const said = fields.flatMap(({ field, source: one, target: other }) => [
    [field, one] as const,
    [field, other] as const,
  ]);
  return {
    ...{ source: sideOf(source), target: sideOf(target), fields, names: await fieldNames(context.db, said) },
    counts: await countsOf(context, sides),
    blockers: await blockersOf(context, sides, both),
    ...{ sourceMark: source.mark, targetMark: target.mark },
  };
}
