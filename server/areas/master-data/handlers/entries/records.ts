import { inArray, isNotNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ENTRY_STATUS, type EntryStatus, UNDER_WAY } from '../../../../../src/contract/master-data/approval';
import { BIZ_KIND } from '../../../../../src/contract/master-data/kinds';
import type { EntryAction, EntryRecord } from '../../../../../src/contract/master-data/entry-records';
import type { Context } from '../../../../http/context';
import { fromShanghai, HOUR } from '../../../../platform/clock';
import { branch, staff } from '../../../../platform/schema/organisation';
import { global, ofParent } from '../../../../platform/scope';
import { listed } from '../../../../platform/listed';
import { maskPhone } from '../../../../platform/mask';
import type { Db } from '../../../../platform/database/db';
import { operateRange, region } from '../../data/schema/reference';
import { supplier } from '../../data/schema/supplier';
import { approvalTask } from '../../data/schema/approval';
import type { EntryRow } from '../../data/schema/entry';
import { reasonOf } from '../approval/approvalStates';
import { licenceStatesOf } from './licenceStates';
import { lockOf } from './lockedEntry';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const listOf = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);

const regionOf = ({ form }: EntryRow) => listOf(form.regionIds).at(-1) ?? '';
const rangesOf = ({ form }: EntryRow) => [
  ...listOf(form.operateRangeIds),
  ...[textOf(form.operateRangeId)].filter(Boolean),
];

type Named = { id: string; name: string }[];

async function namesFor(db: Db, rows: readonly EntryRow[]) {
  /** The names of the ids that rows have; asks the database only where there are any. */
  const namesBy = async (
    of: (row: EntryRow) => readonly (string | null)[],
    find: (ids: string[]) => PromiseLike<Named>,
  ) => {
    const ids = [...new Set(rows.flatMap(of).flatMap((one) => (one ? [one] : [])))];
    const found = ids.length === 0 ? [] : await find(ids);
    const names = new Map(found.map(({ id, name }) => [id, name]));
    return (id: string | null) => names.get(id ?? '') ?? '';
  };
  const within = (column: PgColumn, ids: string[]) => global('name', inArray(column, ids));
  const branches = await namesBy(
    (row) => [row.branchId],
    (ids) =>
      db.select({ id: branch.branchId, name: branch.branchName }).from(branch).where(within(branch.branchId, ids)),
  );
  const regions = await namesBy(
    (row) => [regionOf(row)],
    (ids) => db.select({ id: region.id, name: region.name }).from(region).where(within(region.id, ids)),
  );
  const ranges = await namesBy(rangesOf, (ids) =>
    db.select({ id: operateRange.id, name: operateRange.name }).from(operateRange).where(within(operateRange.id, ids)),
  );
  const people = await namesBy(
    (row) => [row.salesmanId],
    (ids) => db.select({ id: staff.staffId, name: staff.staffName }).from(staff).where(within(staff.staffId, ids)),
  );
  const suppliers = await namesBy(
    (row) => [row.supplierId],
    (ids) =>
      db
        .select({ id: supplier.supplierId, name: supplier.supplierName })
        .from(supplier)
        .where(within(supplier.supplierId, ids)),
  );
  return { branch: branches, region: regions, range: ranges, staff: people, supplier: suppliers };
}

const MAY: Readonly<Record<EntryAction, readonly EntryStatus[]>> = {
  edit: [ENTRY_STATUS.draft, ENTRY_STATUS.returned, ENTRY_STATUS.withdrawn],
  submit: [ENTRY_STATUS.draft, ENTRY_STATUS.returned, ENTRY_STATUS.withdrawn],
  withdraw: [ENTRY_STATUS.waiting],
  delete: [ENTRY_STATUS.draft],
  audit: UNDER_WAY,
  transfer: UNDER_WAY,
  writeErp: [ENTRY_STATUS.passed],
  void: [ENTRY_STATUS.passed, ENTRY_STATUS.returned, ENTRY_STATUS.withdrawn],
};
const BY_APPLICANT: readonly EntryAction[] = ['edit', 'submit', 'withdraw', 'delete'];

const isAction = (name: string): name is EntryAction => name in MAY;

interface Known {
  isMine: boolean;
  isDecidable: boolean;
  /** Somebody has decided something in the present round. */
  isBegun: boolean;
}

function actionsOn(row: EntryRow, { isMine, isDecidable, isBegun }: Known): EntryAction[] {
  return Object.keys(MAY)
    .filter(isAction)
    .filter((action) => MAY[action].includes(row.status))
    .filter((action) => isMine || !BY_APPLICANT.includes(action))
    .filter((action) => !isBegun || action !== 'withdraw')
    .filter((action) => isDecidable || (action !== 'audit' && action !== 'transfer'));
}

/** The hours since the deadline, of which one that has begun counts: what is late by a minute is late. */
export const overHours = (dueTime: string | null, ms: number) =>
  dueTime === null ? 0 : Math.max(0, Math.ceil((ms - fromShanghai(dueTime)) / HOUR));

/** Those in whose present round somebody has decided something: looked up for what the user could withdraw alone. */
async function begunOf(db: Db, rows: readonly EntryRow[], userId: string) {
  const ids = rows
    .filter(({ applicantId, status }) => applicantId === userId && UNDER_WAY.includes(status))
    .map(({ entryId }) => entryId);
  if (ids.length === 0) return () => false;
  const decided = await db
    .selectDistinct({ entryId: approvalTask.entryId, round: approvalTask.round })
    .from(approvalTask)
    .where(ofParent(approvalTask.entryId, ids, isNotNull(approvalTask.decidedBy)));
  return ({ entryId, round }: EntryRow) => decided.some((one) => one.entryId === entryId && one.round === round);
}

/** Entries as lists show them; `decidable` are those that the caller can decide now. */
export async function entryRecords(
  rows: readonly EntryRow[],
  decidable: ReadonlySet<string>,
  { db, session, ms, now, request }: Context,
): Promise<EntryRecord[]> {
  const names = await namesFor(db, rows);
  const isBegun = await begunOf(db, rows, session.userId);
  const licenceStates = await licenceStatesOf(rows, { db, day: now.slice(0, 10) });
  return rows.map((row) => {
    const { form } = row;
    // The lock has run out; an entry in review that has no lock was signed by somebody.
    const isOver = row.status === ENTRY_STATUS.inReview && row.lockedBy !== null && lockOf(row, ms) === null;
    const waits = isOver ? ENTRY_STATUS.waiting : row.status;
    return {
      ...row,
      status: waits,
      rejectReason: reasonOf(row),
      contactName: textOf(form.contactName),
      contactPhone: row.kind === BIZ_KIND.company ? maskPhone(textOf(form.contactPhone)) : '',
      regionName: names.region(regionOf(row)),
      licenceState: licenceStates.get(row.entryId) ?? null,
      branchName: names.branch(row.branchId),
      salesmanName: names.staff(row.salesmanId),
      operateRangeText: listed(request.language, rangesOf(row).map(names.range).filter(Boolean)),
      spec: textOf(form.spec),
      dosageForm: textOf(form.dosageForm),
      supplierName: names.supplier(row.supplierId),
      firstBusiness: form.firstBusiness === 1 ? 1 : 0,
      overHours: row.stepNo > 0 ? overHours(row.dueTime, ms) : 0,
      can: actionsOn(
        { ...row, status: waits },
        { isMine: row.applicantId === session.userId, isDecidable: decidable.has(row.entryId), isBegun: isBegun(row) },
      ),
    };
  });
}
