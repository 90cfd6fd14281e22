import { and, eq } from 'drizzle-orm';
import { index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type CLIENT_KIND, FEEDBACK_STATUS, FEEDBACK_TYPE } from '../../../../../src/contract/system/feedback';
import { moment, newId, touched, versioned } from '../../../../platform/database/columns';
import { holdsFiles } from '../../../../platform/files/references';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import { among, versions } from '../../../../platform/database/checks';

type Value<T> = T[keyof T];

export const feedback = pgTable(
  'feedback',
  {
    feedbackId: newId().primaryKey(),
    feedbackNo: text().notNull(),
    type: smallint().$type<Value<typeof FEEDBACK_TYPE>>().notNull(),
    content: text().notNull(),
    /** File ids. */
    images: text().array().notNull(),
    clientKind: smallint().$type<Value<typeof CLIENT_KIND>>().notNull(),
    app: text().notNull().default('0'),
    submitName: text().notNull(),
    phone: text().notNull(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    status: smallint().$type<Value<typeof FEEDBACK_STATUS>>().notNull().default(0),
    /** Login name and name of the user who is to answer. */
    handler: text().notNull().default(''),
    handlerName: text().notNull().default(''),
    replyContent: text().notNull().default(''),
    repliedBy: text().notNull().default(''),
    replyTime: moment(),
    closeReason: text().notNull().default(''),
    ...touched,
    ...versioned,
  },
  (table) => [
    uniqueIndex('feedback_no').on(table.feedbackNo),
    index('feedback_branch').on(table.branchId, table.status),
    among('feedback_type', table.type, FEEDBACK_TYPE),
    among('feedback_status', table.status, FEEDBACK_STATUS),
    versions('feedback_version', table.version),
  ],
);

holdsFiles(feedback.images);

branchRule(feedback, (viewer) => and(eq(feedback.deleted, 0), branchIs(feedback.branchId, viewer)));
