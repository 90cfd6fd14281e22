import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DuplicateKind, MergeGroup } from '../../../../../src/contract/master-data/duplicates';
import type { Db } from '../../../../platform/database/db';
import { slot } from '../../../../platform/slot';

/** A column that names masters of a kind, and follows when one becomes part of another. */
export interface Reference {
  kind: DuplicateKind;
  column: PgColumn;
  /** The group in which its rows are counted. */
  group: MergeGroup;
  /** A list of ids. */
  isList?: boolean;
  /** For a column that refers to several kinds: the rows that refer to this one. */
  when?: SQL;
}

/** Why a column keeps the id of what was merged. */
export const LEFT = {
  /** A copy of what held at that time, beside a column that does follow. */
  copied: 'copied',
  /** Gone within hours or days. */
  shortLived: 'shortLived',
  /** Figures of days that are over; the target has its own of the same days. */
  figures: 'figures',
  /** Names something else: a customer of one fair, a range, a document. */
  elsewhere: 'elsewhere',
  /** The masters' own columns, decisions about two of them, and the records of merges. */
  own: 'own',
} as const;

export interface LeftReference {
  column: PgColumn;
  why: (typeof LEFT)[keyof typeof LEFT];
}

/** Every column of every area that names a master; filled by server/masterReferences.ts, held by a test. */
export const masterReferences = slot<{ moved: readonly Reference[]; left: readonly LeftReference[] }>(
  'masterReferences',
);

export interface TwoMasters {
  kind: DuplicateKind;
  sourceId: string;
  targetId: string;
  /** Shanghai text. */
  now: string;
}

/** What stands in the way of a merge, as a text of locales/<lang>/errors.ts with what it names. */
export interface Blocker {
  text: `merge.${string}`;
  params?: Record<string, string | number>;
}

/** Why other areas do not allow a merge. */
export const mergeBlockers = slot<readonly ((db: Db, two: TwoMasters) => Promise<Blocker[]>)[]>('mergeBlockers');
