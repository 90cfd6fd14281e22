import type { DuplicatePair, MergeRow } from '@/contract/master-data/duplicates';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { mergeStatus, verdicts } from './duplicateCodes';

const isSide = (value: unknown): value is DuplicatePair['one'] =>
  typeof value === 'object' && value !== null && 'code' in value && 'name' in value;

/** The code and the name of one of the two records. */
const shownSide = (value: unknown) => (isSide(value) ? `${value.code} ${value.name}` : '');

export const pairFields = fieldsOf<DuplicatePair>()('duplicate', {
  one: f.name({ width: 260, show: shownSide }),
  other: f.name({ width: 260, show: shownSide }),
  verdict: f.codes(verdicts, { width: 110 }),
  clusterSize: f.count({ width: 80 }),
  foundTime: f.dateTime({ sorted: true }),
  reason: f.text({ width: 200 }),
  decidedByName: f.text({ width: 100 }),
  decideTime: f.dateTime(),
});

/** Both records of a merge, by code and name. */
export const mergedSides = (row: MergeRow) => ({
  source: `${row.sourceCode} ${row.sourceName}`,
  target: `${row.targetCode} ${row.targetName}`,
});

export const mergeFields = fieldsOf<MergeRow>()('merge', {
  mergeNo: f.code({ max: 20, width: 150, fixed: 'left' }),
  sourceName: f.name({ width: 260, cell: (row) => mergedSides(row).source }),
  targetName: f.name({ width: 260, cell: (row) => mergedSides(row).target }),
  refCount: f.count({ width: 80 }),
  status: f.codes(mergeStatus, { width: 90 }),
  mergedByName: f.text({ width: 100 }),
  mergeTime: f.dateTime({ sorted: true }),
  undoneByName: f.text({ width: 100 }),
  undoneTime: f.dateTime(),
});
