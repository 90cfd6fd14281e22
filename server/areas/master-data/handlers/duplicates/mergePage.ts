import { and, eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { DUPLICATE_PAGES, type duplicateApi } from '../../../../../src/contract/master-data/duplicates';
import { demandHeadquarters } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { demandButton } from '../../../../http/permission';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { global } from '../../../../platform/scope';
import { mergeRecord } from '../../data/schema/duplicates';

/** What was merged, the latest first. */
export async function mergePage(
  query: Parsed<typeof duplicateApi.mergePage>,
  context: Context,
): Promise<Output<typeof duplicateApi.mergePage>> {
  const { db, session } = context;
  const { kind, status, mergeNo, orderDir = 'desc' } = query;
  const page = DUPLICATE_PAGES[kind];
  await demandButton(db, [`${page}_merge`, `${page}_unmerge`], session);
  demandHeadquarters(context);
  const listed = db
    .select()
    .from(mergeRecord)
    .where(
      global(
        'shared',
        and(
          eq(mergeRecord.kind, kind),
          status === undefined ? undefined : eq(mergeRecord.status, status),
          mergeNo ? hasText(mergeRecord.mergeNo, mergeNo) : undefined,
        ),
      ),
    )
    .$dynamic();
  const order = [by(mergeRecord.mergeTime, orderDir), by(mergeRecord.mergeId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order }, query);
  const records = rows.map((row) => ({
    ...row,
    refCount: Object.values(row.refCounts).reduce((sum, count) => sum + count, 0),
  }));
  return { records, ...found };
}
