import { isNull, or, sql } from 'drizzle-orm';
import { type AnyPgColumn, date, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  CANCEL_REASON,
  CANCEL_STATUS,
  type CancelReason,
  type CancelStatus,
  LICENCE_STATE,
  LICENCE_TYPE,
  type LicenceImpact,
  type LicenceState,
  type LicenceType,
  OWNER_TYPE,
  type OwnerType,
  RENEWAL_STATE,
  type RenewalState,
} from '../../../../../src/contract/master-data/licences';
import { among, versions } from '../../../../platform/database/checks';
import { id, moment, newId, touched, versioned } from '../../../../platform/database/columns';
import { gramIndex } from '../../../../platform/database/large';
import { holdsFiles } from '../../../../platform/files/references';
import { branch } from '../../../../platform/schema/organisation';
import { file } from '../../../../platform/schema/platform';
import { branchIs, branchRule } from '../../../../platform/scope';

/* What companies, customers and commodities are permitted, and until when (docs/domain/master-data.md#licences). */

/** The owner's branch; null where the owner is the group's, as suppliers and commodities are. */
const branchId = () => text().references(() => branch.branchId);
const ids = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`);

export const licence = pgTable(
  'licence',
  {
    licenceId: newId().primaryKey(),
    ownerType: smallint().$type<OwnerType>().notNull(),
    ownerId: text().notNull(),
    branchId: branchId(),
    licenceType: smallint().$type<LicenceType>().notNull(),
    licenceNo: text().notNull(),
    licenceName: text().notNull().default(''),
    issuer: text().notNull().default(''),
    issueDate: date({ mode: 'string' }).notNull(),
    /** null: without end. */
    expiryDate: date({ mode: 'string' }),
    scopeIds: ids(),
    /** File ids. */
    images: ids(),
    /** As the daily job has left it; the state on a day is computed from the dates. */
    licenceState: smallint().$type<LicenceState>().notNull().default(LICENCE_STATE.valid),
    /** The licence permits nothing before this day. */
    validFrom: date({ mode: 'string' }).notNull(),
    /** The licence that this one renews. */
    successorOf: id().references((): AnyPgColumn => licence.licenceId),
    /** From when its successor is valid. */
    renewedFrom: date({ mode: 'string' }),
    /** From when it is cancelled. */
    cancelledFrom: date({ mode: 'string' }),
    renewalState: smallint().$type<RenewalState>().notNull().default(RENEWAL_STATE.none),
    /** The renewal that is on its way: its entry, its start, its step, and the end that the licence would get. */
    renewalNo: text().notNull().default(''),
    renewalTime: moment(),
    renewalStep: text().notNull().default(''),
    renewalExpiry: date({ mode: 'string' }),
    /** The last application to cancel it. */
    cancelNo: text(),
    ...touched,
    ...versioned,
  },
  (table) => [
    index('licence_owner').on(table.ownerType, table.ownerId),
    index('licence_branch').on(table.branchId),
    index('licence_expiry').on(table.expiryDate, table.licenceId),
    index('licence_state_of').on(table.licenceState, table.licenceId),
    gramIndex('licence_no_grams', table.licenceNo),
    among('licence_owner_type', table.ownerType, OWNER_TYPE),
    among('licence_type', table.licenceType, LICENCE_TYPE),
    among('licence_state', table.licenceState, LICENCE_STATE),
    among('licence_renewal_state', table.renewalState, RENEWAL_STATE),
    versions('licence_version', table.version),
  ],
);

export type LicenceRow = typeof licence.$inferSelect;

/** Applications to cancel a licence (docs/domain/master-data.md#cancellation). */
export const licenceCancel = pgTable(
  'licence_cancel',
  {
    cancelNo: text().primaryKey(),
    licenceId: id()
      .notNull()
      .references(() => licence.licenceId),
    branchId: branchId(),
    reasonType: smallint().$type<CancelReason>().notNull(),
    reason: text().notNull(),
    attachment: id().references(() => file.fileId),
    effectiveDate: date({ mode: 'string' }).notNull(),
    /** The impact at the time of the application. */
    impact: jsonb().$type<LicenceImpact>().notNull(),
    /** Whether the owner could not trade without the licence, at the time of the application. */
    blocksOwner: smallint().$type<0 | 1>().notNull(),
    status: smallint().$type<CancelStatus>().notNull().default(CANCEL_STATUS.waiting),
    applicant: text().notNull(),
    applicantName: text().notNull(),
    applyTime: moment().notNull(),
    auditorName: text().notNull().default(''),
    auditTime: moment(),
    opinion: text().notNull().default(''),
    version: versioned.version,
  },
  (table) => [
    uniqueIndex('licence_cancel_waiting')
      .on(table.licenceId)
      .where(sql`status = 1`),
    index('licence_cancel_of').on(table.licenceId, table.applyTime),
    among('licence_cancel_reason', table.reasonType, CANCEL_REASON),
    among('licence_cancel_status', table.status, CANCEL_STATUS),
    versions('licence_cancel_version', table.version),
  ],
);

/** Who was told that a licence ends, once for each of the days on which that is told. */
export const licenceNotice = pgTable(
  'licence_notice',
  {
    noticeId: newId().primaryKey(),
    licenceId: id()
      .notNull()
      .references(() => licence.licenceId),
    branchId: branchId(),
    expiryDate: date({ mode: 'string' }).notNull(),
    /** 60, 30, 15 or 7. */
    daysLeft: smallint().notNull(),
    staffId: text().notNull(),
    receiverName: text().notNull(),
    ownerName: text().notNull(),
    text: text().notNull(),
    time: moment().notNull(),
  },
  (table) => [
    uniqueIndex('licence_notice_one').on(table.licenceId, table.expiryDate, table.daysLeft, table.staffId),
    index('licence_notice_receiver').on(table.staffId, table.time),
  ],
);

for (const table of [licence, licenceCancel, licenceNotice])
  branchRule(table, (viewer) => or(isNull(table.branchId), branchIs(table.branchId, viewer)));

holdsFiles(licence.images, licenceCancel.attachment);
