import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  type ChainCondition,
  type ChainStep,
  TASK_STATE,
  type TaskState,
  VERDICT,
  type Verdict,
} from '../../../../../src/contract/master-data/approval';
import { BIZ_KIND, type BizKind } from '../../../../../src/contract/master-data/kinds';
import { among, versions } from '../../../../platform/database/checks';
import { audit, flag, id, instant, moment, newId } from '../../../../platform/database/columns';
import { user } from '../../../../platform/schema/organisation';
import { entry, type Form, type Reply } from './entry';

const ofEntry = () =>
  id()
    .notNull()
    .references(() => entry.entryId);
const person = () =>
  id()
    .notNull()
    .references(() => user.userId);

/** Who decides what, in which order (docs/domain/approval.md#chains). */
export const approvalChain = pgTable(
  'approval_chain',
  {
    chainId: newId().primaryKey(),
    chainCode: text().notNull(),
    chainName: text().notNull(),
    bizKind: smallint().$type<BizKind>().notNull(),
    /** The chain is taken where one of them holds; without any, always. */
    conditions: jsonb().$type<ChainCondition[]>().notNull().default([]),
    priority: integer().notNull(),
    steps: jsonb().$type<ChainStep[]>().notNull(),
    status: smallint().$type<0 | 1>().notNull().default(1),
    ...audit,
    version: integer().notNull().default(1),
    deleted: flag(),
  },
  (table) => [
    uniqueIndex('approval_chain_code').on(table.chainCode),
    among('approval_chain_kind', table.bizKind, BIZ_KIND),
    versions('approval_chain_version', table.version),
  ],
);

/** What somebody has to decide, or has decided; step 0 is the applicant's. */
export const approvalTask = pgTable(
  'approval_task',
  {
    taskId: newId().primaryKey(),
    entryId: ofEntry(),
    round: integer().notNull(),
    stepNo: integer().notNull(),
    /** `r:` a role, `u:` a user, `b:` a button: who has one of them may decide (docs/domain/approval.md#tasks). */
    assignees: text().array().notNull(),
    state: smallint().$type<TaskState>().notNull().default(1),
    decidedBy: id().references(() => user.userId),
    /** Of a task that lapsed: whoever withdrew the entry, or nobody. */
    decidedByName: text().notNull().default(''),
    onBehalfOf: id().references(() => user.userId),
    onBehalfOfName: text().notNull().default(''),
    openTime: moment().notNull(),
    decideTime: moment(),
    dueTime: moment(),
    contentHash: text().notNull().default(''),
    opinion: text().notNull().default(''),
    /** 1: its deciders have been told that it is late, 2: the headquarters as well. */
    told: smallint().$type<0 | 1 | 2>().notNull().default(0),
  },
  (table) => [
    index('approval_task_entry').on(table.entryId, table.round),
    index('approval_task_open').on(table.state, table.stepNo),
    index('approval_task_assignees').using('gin', table.assignees),
    among('approval_task_state', table.state, TASK_STATE),
  ],
);

/** What a decider says of a field: a draft that only he sees, or given. */
export const fieldVerdict = pgTable(
  'field_verdict',
  {
    verdictId: newId().primaryKey(),
    entryId: ofEntry(),
    round: integer().notNull(),
    stepNo: integer().notNull(),
    decider: person(),
    deciderName: text().notNull(),
    path: text().notNull(),
    verdict: smallint().$type<Verdict>().notNull(),
    remark: text().notNull().default(''),
    /** A hash of the value that was judged. */
    valueHash: text().notNull(),
    /** 0 a draft, 1 given, 2 gone: its field was changed. */
    state: smallint().$type<0 | 1 | 2>().notNull().default(0),
    at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('field_verdict_one').on(table.entryId, table.round, table.stepNo, table.decider, table.path),
    among('field_verdict_verdict', table.verdict, VERDICT),
  ],
);

/** The form as it was submitted for each round. */
export const entryRound = pgTable(
  'entry_round',
  {
    entryId: ofEntry(),
    round: integer().notNull(),
    startStep: integer().notNull(),
    form: jsonb().$type<Form>().notNull(),
    contentHash: text().notNull(),
    replies: jsonb().$type<Reply[]>().notNull().default([]),
    submitTime: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.round] })],
);

/** Who may decide for whom (docs/domain/approval.md#substitutes). */
export const approvalSubstitute = pgTable(
  'approval_substitute',
  {
    substituteNo: newId().primaryKey(),
    userId: person(),
    userName: text().notNull(),
    substituteId: person(),
    substituteName: text().notNull(),
    fromTime: moment().notNull(),
    toTime: moment().notNull(),
    bizKinds: integer().array().notNull(),
    reason: text().notNull().default(''),
    status: smallint().$type<0 | 1>().notNull().default(1),
    cancelledAt: instant(),
    ...audit,
    version: integer().notNull().default(1),
  },
  (table) => [
    index('approval_substitute_of').on(table.substituteId, table.status),
    index('approval_substitute_for').on(table.userId, table.status),
  ],
);
