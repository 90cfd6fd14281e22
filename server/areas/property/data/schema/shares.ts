import { eq } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { SHARE_MODE, SHARE_STATUS } from '../../../../../src/contract/property/meters';
import { among, notNegative, versions } from '../../../../platform/database/checks';
import { audit, fen, id, moment, newId } from '../../../../platform/database/columns';
import { branchIs, branchRule } from '../../../../platform/scope';
import type { share } from '../../rules/billing/share';
import { pmsFeeItem } from './fees';
import { pmsMeter } from './meters';
import { ofProperty, owner } from './property';

/** A unit of a share: its weight in 1/100, and who had it on how many days of the month. */
export interface KeptMember {
  lineNo: number;
  unitId: string;
  weight: number;
  occupants: readonly { leaseId: string | null; days: number }[];
}

/** As it was computed last: usages in 1/100, amounts in fen. */
export interface KeptShare extends ReturnType<typeof share> {
  mainUsage: number;
  subUsages: readonly { meterNo: string; usage: number }[];
}

/** The month of a house's meter, shared by units; an approved share stays, and a later one corrects it. */
export const pmsShare = pgTable(
  'pms_share',
  {
    shareId: newId().primaryKey(),
    shareNo: text().notNull(),
    propertyId: ofProperty(),
    branchId: owner(),
    feeItemId: id()
      .notNull()
      .references(() => pmsFeeItem.feeItemId),
    mainMeterId: id()
      .notNull()
      .references(() => pmsMeter.meterId),
    period: text().notNull(),
    mode: smallint().$type<(typeof SHARE_MODE)[keyof typeof SHARE_MODE]>().notNull(),
    /** 1/10000 yuan. */
    price: fen().notNull(),
    members: jsonb().$type<readonly KeptMember[]>().notNull(),
    computed: jsonb().$type<KeptShare>().notNull(),
    status: smallint().$type<(typeof SHARE_STATUS)[keyof typeof SHARE_STATUS]>().notNull().default(0),
    auditor: text().notNull().default(''),
    auditorName: text().notNull().default(''),
    auditTime: moment(),
    opinion: text().notNull().default(''),
    ...audit,
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('pms_share_no').on(table.shareNo),
    index('pms_share_property').on(table.propertyId, table.period),
    among('pms_share_mode', table.mode, SHARE_MODE),
    among('pms_share_status', table.status, SHARE_STATUS),
    notNegative('pms_share_price', table.price),
    versions('pms_share_version', table.version),
  ],
);

branchRule(pmsShare, (viewer) => branchIs(pmsShare.branchId, viewer));

/** Only approved shares are billed. */
export const isApproved = eq(pmsShare.status, SHARE_STATUS.approved);
