import { and, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { PUBLISH_STATUS } from '../../../../../src/contract/content/publishing';
import { notFound } from '../../../../http/failure';
import type { Db } from '../../../../platform/database/db';
import { branch } from '../../../../platform/schema/organisation';
import { global } from '../../../../platform/scope';
import { lineage } from '../../../../platform/tree';

type Column = 'publishStatus' | 'deleted' | 'startTime' | 'endTime' | 'branchIds';
type Published = Readonly<Record<Column, PgColumn>>;

/** Published, and between its times (docs/domain/publishing.md#for-whom). */
export const isShown = ({ publishStatus, deleted, startTime, endTime }: Published, now: string) =>
  and(
    eq(publishStatus, PUBLISH_STATUS.published),
    eq(deleted, 0),
    or(isNull(startTime), lte(startTime, now)),
    or(isNull(endTime), gte(endTime, now)),
  );

/** For a company that is there, or for one above it. */
export async function reaches({ branchIds }: Published, branchId: string, db: Db): Promise<SQL> {
  const [company] = await db
    .select({ path: branch.path })
    .from(branch)
    .where(global('shared', and(eq(branch.branchId, branchId), eq(branch.status, 1))));
  if (!company) throw notFound();
  return sql`${branchIds} && ${sql.param(lineage(company.path))}::text[]`;
}
