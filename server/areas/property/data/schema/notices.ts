import { index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { among } from '../../../../platform/database/checks';
import { id, moment, newId } from '../../../../platform/database/columns';
import { branchIs, branchRule } from '../../../../platform/scope';
import { owner } from './property';
import { pmsTenant } from './tenants';

export const NOTICE_KIND = { urge: 1, outage: 2 } as const;
export const NOTICE_STATUS = { waiting: 0, sent: 1, unreachable: 2 } as const;

type Code<T> = T[keyof T];

/** What a tenant was told by a text message: once for each change. */
export const pmsNotice = pgTable(
  'pms_notice',
  {
    noticeId: newId().primaryKey(),
    branchId: owner(),
    tenantId: id()
      .notNull()
      .references(() => pmsTenant.tenantId),
    kind: smallint().$type<Code<typeof NOTICE_KIND>>().notNull(),
    /** The outage, or the tenant who is asked to pay. */
    objectId: id().notNull(),
    /** What has changed about the outage, or the day on which the tenant is asked. */
    change: text().notNull(),
    phone: text().notNull(),
    content: text().notNull(),
    status: smallint().$type<Code<typeof NOTICE_STATUS>>().notNull().default(0),
    sentTime: moment(),
    createdBy: text().notNull(),
    createdByName: text().notNull(),
    gmtCreated: moment().notNull(),
  },
  (table) => [
    uniqueIndex('pms_notice_once').on(table.kind, table.objectId, table.tenantId, table.change),
    index('pms_notice_created').on(table.gmtCreated),
    among('pms_notice_kind', table.kind, NOTICE_KIND),
    among('pms_notice_status', table.status, NOTICE_STATUS),
  ],
);

branchRule(pmsNotice, (viewer) => branchIs(pmsNotice.branchId, viewer));
