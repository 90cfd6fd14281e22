import { and, eq, sql } from 'drizzle-orm';
import { type PgColumn, smallint, text } from 'drizzle-orm/pg-core';
import { PUBLISH_STATUS, type PublishStatus } from '../../../../../src/contract/content/publishing';
import { audit, moment, versioned } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { type Viewer, visibleBranches } from '../../../../platform/scope';

/** Columns of everything that is published in the app (docs/domain/publishing.md#life-cycle). */
export const published = {
  branchIds: text().array().notNull(),
  customerTypes: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  startTime: moment(),
  endTime: moment(),
  planTime: moment(),
  publishStatus: smallint().$type<PublishStatus>().notNull().default(PUBLISH_STATUS.waiting),
  publishTime: moment(),
  takeDownTime: moment(),
  ...audit,
  ...versioned,
};

interface Named {
  branchIds: PgColumn;
  deleted: PgColumn;
}

/** Rows of companies that the user may see, and rows of companies above, which also apply to these. */
export const isFor = ({ branchIds, deleted }: Named, viewer: Viewer) =>
  and(
    eq(deleted, 0),
    sql`exists (select from ${branch} where ${branch.branchId} = any(${branchIds}) and (${visibleBranches(viewer)} or starts_with(${viewer.branchPath}, ${branch.path})))`,
  );
