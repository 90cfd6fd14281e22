import { and, isNull, or, type SQL } from 'drizzle-orm';
import { index, jsonb, type PgColumn, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  DUPLICATE_DECISION,
  DUPLICATE_KIND,
  type DuplicateDecision,
  type DuplicateKind,
  type DuplicateVerdict,
  MERGE_STATUS,
  type MergeStatus,
} from '../../../../../src/contract/master-data/duplicates';
import { among } from '../../../../platform/database/checks';
import { id, moment, newId } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule, type Viewer } from '../../../../platform/scope';
import type { Comparison } from '../../rules/duplicates/comparison';
import type { CompanyFacts, GoodsFacts } from '../../rules/duplicates/facts';

/** A master, or an entry that may become one. */
export const FACTS_OF = { master: 1, entry: 2 } as const;
export type FactsOf = (typeof FACTS_OF)[keyof typeof FACTS_OF];

export type AnyFacts = CompanyFacts | GoodsFacts;

/** What is compared of masters and open entries (docs/domain/duplicates.md#duplicates); renewed with them. */
export const duplicateFacts = pgTable(
  'duplicate_facts',
  {
    kind: smallint().$type<DuplicateKind>().notNull(),
    /** Unique among entries and masters together: only ids of masters begin with a letter. */
    sourceId: text().notNull(),
    source: smallint().$type<FactsOf>().notNull(),
    /** null: it is the group's, as suppliers and goods are. */
    branchId: text().references(() => branch.branchId),
    code: text().notNull(),
    name: text().notNull(),
    /** The master that an entry changes, which is no duplicate of it. */
    changeOf: text(),
    facts: jsonb().$type<AnyFacts>().notNull(),
    factsHash: text().notNull(),
    keys: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.sourceId] }),
    index('duplicate_facts_keys').using('gin', table.keys),
    index('duplicate_facts_branch').on(table.branchId),
    among('duplicate_facts_kind', table.kind, DUPLICATE_KIND),
    among('duplicate_facts_source', table.source, FACTS_OF),
  ],
);

/** Two masters that may be one; `oneId` sorts first. */
export const duplicatePair = pgTable(
  'duplicate_pair',
  {
    pairId: newId().primaryKey(),
    kind: smallint().$type<DuplicateKind>().notNull(),
    oneId: text().notNull(),
    otherId: text().notNull(),
    branchId: text().references(() => branch.branchId),
    otherBranchId: text().references(() => branch.branchId),
    verdict: smallint().$type<DuplicateVerdict>().notNull(),
    comparison: jsonb().$type<Comparison>().notNull(),
    oneHash: text().notNull(),
    otherHash: text().notNull(),
    foundTime: moment().notNull(),
  },
  (table) => [
    uniqueIndex('duplicate_pair_of').on(table.kind, table.oneId, table.otherId),
    index('duplicate_pair_other').on(table.kind, table.otherId),
    index('duplicate_pair_time').on(table.kind, table.foundTime, table.pairId),
    index('duplicate_pair_branch').on(table.branchId),
    index('duplicate_pair_other_branch').on(table.otherBranchId),
  ],
);

/** What somebody has decided about two records; it holds while their facts are those that he saw. */
export const duplicateDecision = pgTable(
  'duplicate_decision',
  {
    kind: smallint().$type<DuplicateKind>().notNull(),
    oneId: text().notNull(),
    otherId: text().notNull(),
    decision: smallint().$type<DuplicateDecision>().notNull(),
    oneHash: text().notNull(),
    otherHash: text().notNull(),
    reason: text().notNull(),
    decidedBy: text().notNull(),
    decidedByName: text().notNull(),
    decideTime: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.oneId, table.otherId] }),
    index('duplicate_decision_other').on(table.kind, table.otherId),
    among('duplicate_decision_decision', table.decision, DUPLICATE_DECISION),
  ],
);

/** Columns of a row under their names in the database. */
export type Snapshot = Record<string, unknown>;

interface Compared {
  facts: (typeof duplicateFacts.$inferSelect)[];
  pairs: (typeof duplicatePair.$inferSelect)[];
  decisions: (typeof duplicateDecision.$inferSelect)[];
}

/** One master made part of another, and how to undo it (docs/domain/duplicates.md#merging). */
export const mergeRecord = pgTable(
  'merge_record',
  {
    mergeId: newId().primaryKey(),
    mergeNo: text().notNull(),
    kind: smallint().$type<DuplicateKind>().notNull(),
    sourceId: text().notNull(),
    sourceCode: text().notNull(),
    sourceName: text().notNull(),
    targetId: text().notNull(),
    targetCode: text().notNull(),
    targetName: text().notNull(),
    choices: jsonb().$type<Record<string, 'source' | 'target'>>().notNull(),
    /** By `table.column`. */
    refCounts: jsonb().$type<Record<string, number>>().notNull(),
    /** Both as they were before, and as the merge left them: their columns by the names of the database. */
    before: jsonb().$type<{ source: Snapshot; target: Snapshot }>().notNull(),
    after: jsonb().$type<{ source: Snapshot; target: Snapshot }>().notNull(),
    /**
     * How many rows named the target after the merge, and their digest (`markOf`), by `table.column`: shows what is
     * new since.
     */
    marks: jsonb().$type<Record<string, { count: number; mark: string }>>().notNull(),
    /** Facts, pairs and decisions of both as they were; undoing the merge brings them back. */
    compared: jsonb().$type<Compared>().notNull(),
    status: smallint().$type<MergeStatus>().notNull().default(1),
    mergedBy: text().notNull(),
    mergedByName: text().notNull(),
    mergeTime: moment().notNull(),
    undoneByName: text().notNull().default(''),
    undoneTime: moment(),
  },
  (table) => [
    uniqueIndex('merge_record_no').on(table.mergeNo),
    index('merge_record_list').on(table.kind, table.mergeTime, table.mergeId),
    index('merge_record_source').on(table.kind, table.sourceId),
    index('merge_record_target').on(table.kind, table.targetId),
    among('merge_record_status', table.status, MERGE_STATUS),
  ],
);

/** A row that a merge has moved: where it is, and what it said before. */
export const mergeRef = pgTable(
  'merge_ref',
  {
    refId: newId().primaryKey(),
    mergeId: id()
      .notNull()
      .references(() => mergeRecord.mergeId),
    /** `table.column` */
    reference: text().notNull(),
    /** The columns of its primary key, as they were. */
    key: jsonb().$type<Snapshot>().notNull(),
    /** For a column with a list: before and after. Null: the column had the source's id, and has the target's now. */
    lists: jsonb().$type<{ before: string[]; after: string[] }>(),
  },
  (table) => [index('merge_ref_of').on(table.mergeId, table.reference)],
);

/** What belongs to no branch is everybody's. */
const seen = (column: PgColumn, viewer: Viewer): SQL | undefined => or(isNull(column), branchIs(column, viewer));

branchRule(duplicateFacts, (viewer) => seen(duplicateFacts.branchId, viewer));
branchRule(duplicatePair, (viewer) =>
  and(seen(duplicatePair.branchId, viewer), seen(duplicatePair.otherBranchId, viewer)),
);

export type FactsRow = typeof duplicateFacts.$inferSelect;
export type PairRow = typeof duplicatePair.$inferSelect;
export type MergeRow = typeof mergeRecord.$inferSelect;
