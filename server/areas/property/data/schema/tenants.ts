import { and, eq, sql } from 'drizzle-orm';
import { index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { TENANT_STATUS, TENANT_TYPE } from '../../../../../src/contract/property/tenants';
import { among, versions } from '../../../../platform/database/checks';
import { audit, fen, newId, versioned } from '../../../../platform/database/columns';
import { branch } from '../../../../platform/schema/organisation';
import { branchIs, branchRule } from '../../../../platform/scope';

type Code<T> = T[keyof T];

/** Each company has tenants of its own. */
export const pmsTenant = pgTable(
  'pms_tenant',
  {
    tenantId: newId().primaryKey(),
    tenantCode: text().notNull(),
    tenantType: smallint().$type<Code<typeof TENANT_TYPE>>().notNull(),
    tenantName: text().notNull(),
    branchId: text()
      .notNull()
      .references(() => branch.branchId),
    /** The credit code of a company, the number of a person's identity card. */
    idNumber: text().notNull(),
    contactName: text().notNull(),
    contactPhone: text().notNull(),
    email: text().notNull().default(''),
    invoiceTitle: text().notNull().default(''),
    invoiceTaxNo: text().notNull().default(''),
    /** Fen that are prepaid; below 0 is owed. */
    balance: fen().notNull().default(0),
    status: smallint().$type<Code<typeof TENANT_STATUS>>().notNull().default(1),
    ...audit,
    ...versioned,
  },
  (table) => [
    uniqueIndex('pms_tenant_code').on(table.tenantCode),
    uniqueIndex('pms_tenant_number')
      .on(table.branchId, table.idNumber)
      .where(sql`deleted = 0`),
    index('pms_tenant_modified').on(table.gmtModified),
    among('pms_tenant_tenant_type', table.tenantType, TENANT_TYPE),
    among('pms_tenant_status', table.status, TENANT_STATUS),
    versions('pms_tenant_version', table.version),
  ],
);

branchRule(pmsTenant, (viewer) => and(eq(pmsTenant.deleted, 0), branchIs(pmsTenant.branchId, viewer)));
