import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { duplicateApi } from '../../../../../src/contract/master-data/duplicates';
import { MERGED } from '../../../../../src/contract/master-data/duplicates';
import { demandHeadquarters } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { nextNumber } from '../../../../platform/numbers/series';
import { ofParent } from '../../../../platform/scope';
import { mergeCompared, readCompared } from '../../data/duplicates/compared';
import { type ReadMaster, readMaster, writeMaster } from '../../data/duplicates/mergeMasters';
import { columnName, countRows, moveRows } from '../../data/duplicates/moveRows';
import { mergedForm } from '../../rules/duplicates/mergedForm';
import { mergeRecord, type Snapshot } from '../../data/schema/duplicates';
import { marksOf, referencesOf } from './marks';
import { demandKind } from './pairs';
import { blockersOf, type BothMasters, fieldsOf, readBoth, valueOf } from './previewMerge';

type Wanted = Parsed<typeof duplicateApi.merge>;

/** Columns that the target takes over from the source. */
function takenOver(both: BothMasters, choices: Wanted['choices']): Snapshot {
  const { mergeable, source, target } = both;
  const wanted = new Set(
    fieldsOf(both).flatMap(({ field, keep }) => ((choices[field] ?? keep) === 'source' ? [field] : [])),
  );
  const columns = mergeable.fields.filter(({ name }) => wanted.has(name));
  const all = [...columns, ...columns.flatMap((column) => mergeable.with?.get(column) ?? [])].map(columnName);
  const taken = Object.fromEntries(all.map((name) => [name, source.row[name] ?? null]));
  const said = mergeable.fields.map((column): [string, unknown] => {
    const { row } = wanted.has(column.name) ? source : target;
    return [column.name, row[columnName(column)]];
  });
  const form = mergedForm({ source: source.row.form, target: target.row.form }, Object.fromEntries<unknown>(said));
  return form === null ? taken : { ...taken, form };
}

/** With another version an open form finds out that its master was merged; not all masters have one. */
const nextVersion = ({ row: { version } }: ReadMaster) => (typeof version === 'number' ? { version: version + 1 } : {});

export async function mergeMasters(wanted: Wanted, context: Context) {
  const { db, session, now, note } = context;
  const { kind, sourceId, targetId, choices, sourceMark, targetMark } = wanted;
  await demandKind(context, kind, 'merge');
  demandHeadquarters(context);
  const both = await readBoth(context, wanted, true);
  const { mergeable, source, target } = both;
  if (source.mark !== sourceMark || target.mark !== targetMark) throw new Failure(ERROR.versionConflict);
  const blockers = await blockersOf(context, wanted, both);
  if (blockers.length > 0)
    throw new Failure(ERROR.cannotMerge, { params: { reason: blockers.join('；') }, data: { blockers } });
  const compared = await readCompared(db, kind, [sourceId, targetId]);
  const mergeNo = await nextNumber(db, 'merge', now);
  const refCounts: Record<string, number> = {};
  for (const reference of referencesOf(kind)) {
    const { moved } = await countRows(db, reference, wanted);
    if (moved > 0) refCounts[reference.group] = (refCounts[reference.group] ?? 0) + moved;
  }
  const [saved] = await db
    .insert(mergeRecord)
    .values({
      ...{ mergeNo, kind, sourceId, targetId, choices, refCounts, compared },
      ...{ sourceCode: valueOf(source, mergeable.code), sourceName: valueOf(source, mergeable.name) },
      ...{ targetCode: valueOf(target, mergeable.code), targetName: valueOf(target, mergeable.name) },
      before: { source: source.row, target: target.row },
      ...{ after: { source: {}, target: {} }, marks: {} },
      ...{ mergedBy: session.loginName, mergedByName: session.realName, mergeTime: now },
    })
    .returning({ mergeId: mergeRecord.mergeId });
  if (!saved) throw new Failure(ERROR.serverFailed);
  for (const reference of referencesOf(kind)) await moveRows(db, reference, { ...wanted, ...saved });
  // The source first: otherwise both would have the same unique key for a moment.
  await writeMaster(db, mergeable, { masterId: sourceId, values: { status: MERGED, merged_into: targetId } });
  const taken = takenOver(both, choices);
  const values = { ...taken, ...nextVersion(target) };
  if (Object.keys(values).length > 0) await writeMaster(db, mergeable, { masterId: targetId, values });
  await mergeCompared(db, { kind, sourceId, targetId, now });
  const after = {
    source: (await readMaster(db, mergeable, { masterId: sourceId }))?.row ?? {},
    target: (await readMaster(db, mergeable, { masterId: targetId }))?.row ?? {},
  };
  await db
    .update(mergeRecord)
    .set({ after, marks: await marksOf(context, kind, targetId) })
    .where(ofParent(mergeRecord.mergeId, saved.mergeId));
  note({ objectId: mergeNo, objectName: `${sourceId} → ${targetId}`, after: { sourceId, targetId, refCounts } });
  return { mergeNo };
}
