import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  RELEASE_ACTION,
  RELEASE_STATUS,
  type ReleaseAction,
  type ReleaseCheck,
  type ReleaseObject,
  type ReleaseStatus,
} from '../../../../../src/contract/content/releases';
import { among, inOrder, versions } from '../../../../platform/database/checks';
import { audit, flag, id, moment, newId } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';

/** The user who has scheduled a release, which is published with his permissions at that moment. */
export interface ReleaseActor {
  userId: string;
  loginName: string;
  realName: string;
  /** The branch in which the user worked. */
  branchId: string;
  /** The language of the messages that he gets. */
  language: 'zh' | 'en' | 'es' | 'ja';
}

const texts = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`);

/** Things of the app that go out together (docs/domain/releases.md#status). */
export const release = pgTable(
  'content_release',
  {
    releaseId: newId().primaryKey(),
    releaseNo: text().notNull(),
    releaseName: text().notNull(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    startTime: moment().notNull(),
    endTime: moment(),
    status: smallint().$type<ReleaseStatus>().notNull().default(RELEASE_STATUS.draft),
    /** Its time passed while no server was running. */
    missed: flag(),
    publishTime: moment(),
    endedTime: moment(),
    actor: jsonb().$type<ReleaseActor>(),
    /** Why it was not published. */
    refusals: jsonb().$type<ReleaseCheck[]>().notNull().default([]),
    reason: text().notNull().default(''),
    ...audit,
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('content_release_no').on(table.releaseNo),
    index('content_release_branch').on(table.branchId),
    index('content_release_due').on(table.status, table.startTime),
    among('content_release_status', table.status, RELEASE_STATUS),
    inOrder('content_release_times', [table.startTime, table.endTime]),
    versions('content_release_version', table.version),
  ],
);

/** What is published or taken down, and how to take it back (docs/domain/releases.md#members). */
export const releaseMember = pgTable(
  'content_release_member',
  {
    memberId: newId().primaryKey(),
    releaseId: id()
      .notNull()
      .references(() => release.releaseId, { onDelete: 'cascade' }),
    /** From 1. */
    sort: integer().notNull(),
    objectType: text().$type<ReleaseObject>().notNull(),
    objectId: id().notNull(),
    objectName: text().notNull(),
    versionNo: integer(),
    action: smallint().$type<ReleaseAction>().notNull(),
    branchIds: texts(),
    /** For a page: the plan that was made, or the plans that were cancelled. */
    planIds: texts(),
    doneTime: moment(),
    backTime: moment(),
    backNote: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('content_release_member_once').on(table.releaseId, table.objectType, table.objectId),
    index('content_release_member_object').on(table.objectType, table.objectId),
    among('content_release_member_action', table.action, RELEASE_ACTION),
  ],
);

branchRule(release, (viewer) => branchIs(release.branchId, viewer));
