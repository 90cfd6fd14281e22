import { and, between, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ENTRY_STATUS } from '../../../../../src/contract/master-data/approval';
import type { EntryPage, FormKind } from '../../../../../src/contract/master-data/entry-records';
import type { entryApis } from '../../../../../src/contract/master-data/entries';
import type { Context } from '../../../../http/context';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { within } from '../../../../platform/scope';
import { entry } from '../../data/schema/entry';
import { decidable } from '../approval/decidable';
import { entryRecords } from './records';

type Query = Parsed<(typeof entryApis)[EntryPage]['page']>;
type Answer = Output<(typeof entryApis)[EntryPage]['page']>;

const filtersOf = (query: Query) =>
  and(
    query.entryNo ? hasText(entry.entryNo, query.entryNo) : undefined,
    query.name ? hasText(entry.name, query.name) : undefined,
    query.uscc ? hasText(entry.uscc, query.uscc.toUpperCase()) : undefined,
    query.approvalNo ? hasText(entry.approvalNo, query.approvalNo) : undefined,
    query.manufacturer ? hasText(entry.manufacturer, query.manufacturer) : undefined,
    query.companyKind ? eq(entry.typeCode, query.companyKind) : undefined,
    query.customerType ? eq(entry.typeCode, query.customerType) : undefined,
    query.branchId ? eq(entry.branchId, query.branchId) : undefined,
    query.salesmanId ? eq(entry.salesmanId, query.salesmanId) : undefined,
    query.supplierId ? eq(entry.supplierId, query.supplierId) : undefined,
    query.source?.length ? inArray(entry.source, query.source) : undefined,
    query.status?.length ? inArray(entry.status, query.status) : undefined,
    query.gmtCreated ? between(entry.gmtCreated, ...query.gmtCreated) : undefined,
  );

const listOf =
  (kind: FormKind, isApplicant: boolean) =>
  async (query: Query, context: Context): Promise<Answer> => {
    const { db, session } = context;
    const { orderBy = 'gmtCreated', orderDir = 'desc' } = query;
    const mine = await decidable(context);
    const seen = isApplicant
      ? eq(entry.applicantId, session.userId)
      : or(gt(entry.round, 0), eq(entry.applicantId, session.userId), eq(entry.status, ENTRY_STATUS.passed));
    const own = and(eq(entry.kind, kind), eq(entry.deleted, 0), seen, query.mine ? mine : undefined, filtersOf(query));
    const listed = db
      .select({ row: entry, isMine: sql<boolean>`coalesce(${mine}, false)` })
      .from(entry)
      .where(within(session, entry, own))
      .$dynamic();
    const order = [by(entry[orderBy], orderDir), by(entry.entryId, orderDir)];
    const { rows, ...found } = await paged(db, { listed, order, key: [entry.entryId] }, query);
    const decided = new Set(rows.filter(({ isMine }) => isMine).map(({ row }) => row.entryId));
    const records = await entryRecords(
      rows.map(({ row }) => row),
      decided,
      context,
    );
    return { records, ...found };
  };

/** What was submitted, and the caller's own drafts. */
export const entryPage = (kind: FormKind) => listOf(kind, false);
/** What the caller has applied for. */
export const applyPage = (kind: FormKind) => listOf(kind, true);
