import { eq, sql } from 'drizzle-orm';
import { branch, menu } from '../../../platform/schema/organisation';
import { operationLog } from '../../../platform/schema/platform';

/** The columns that every answer of the log has. */
export const entry = {
  logId: operationLog.logId,
  operateTime: operationLog.operateTime,
  operatorName: operationLog.operatorName,
  loginName: operationLog.loginName,
  branchName: sql<string>`coalesce(${branch.branchName}, '')`,
  action: operationLog.action,
  resultCode: operationLog.resultCode,
};
export const columns = {
  ...entry,
  menuUrl: operationLog.menuUrl,
  menuTitle: sql<string>`coalesce(${menu.menuTitle}, '')`,
  titles: sql<Record<string, string>>`coalesce(${menu.titles}, '{}')`,
  objectType: operationLog.objectType,
  objectId: operationLog.objectId,
  objectName: operationLog.objectName,
  costMs: operationLog.costMs,
  ip: operationLog.ip,
  requestId: operationLog.requestId,
};

/** The header names a page without its first slash (docs/domain/platform.md#headers). */
export const onPage = eq(menu.menuUrl, sql`'/' || ${operationLog.menuUrl}`);
