import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { CLIENT_KIND } from '../../../../../src/contract/system/feedback';
import { VISIT_APP } from '../../../../../src/contract/reports/visits';
import { among, notNegative } from '../../../../platform/database/checks';
import { moment, newId } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';
import { customer } from '../../../master-data/public';

/** A page that somebody has looked at and left; rows never change (docs/domain/reports.md#visits). */
export const pageVisit = pgTable(
  'page_visit',
  {
    visitId: newId().primaryKey(),
    /** Made by the client: a visit that is reported twice is stored once. */
    visitKey: text().notNull(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    clientKind: smallint().$type<(typeof CLIENT_KIND)[keyof typeof CLIENT_KIND]>().notNull(),
    app: text().notNull().default(VISIT_APP.yiyaotong),
    pageCode: text().notNull(),
    pageName: text().notNull(),
    /** The visitor: a user of the console or of the app, or a guest. */
    userKey: text().notNull(),
    userName: text().notNull(),
    /** The customer for whom he came. */
    custId: text().references(() => customer.custId),
    /** All visits from the arrival of the visitor to his leaving have the same key. */
    sessionKey: text().notNull(),
    visitTime: moment().notNull(),
    /** As measured; a report limits it. */
    staySec: integer().notNull(),
    /** When the visit was reported. */
    recordTime: moment().notNull(),
  },
  (table) => [
    uniqueIndex('page_visit_key').on(table.visitKey),
    index('page_visit_time').on(table.visitTime, table.visitId),
    index('page_visit_branch').on(table.branchId, table.visitTime),
    index('page_visit_session').on(table.sessionKey, table.visitId),
    among('page_visit_client', table.clientKind, CLIENT_KIND),
    notNegative('page_visit_stay', table.staySec),
  ],
);

branchRule(pageVisit, (viewer) => branchIs(pageVisit.branchId, viewer));
