import { and, eq, gte, inArray, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Parsed } from '../../../../src/contract/endpoint';
import { LOG_DAYS, LOG_RESULT, operationLogApi } from '../../../../src/contract/system/operation-log';
import { hasText } from '../../../platform/database/columns';
import { by } from '../../../platform/database/cursor';
import { paged } from '../../../platform/database/paged';
import { global, within } from '../../../platform/scope';
import { branch, menu } from '../../../platform/schema/organisation';
import { operationLog } from '../../../platform/schema/platform';
import type { Context } from '../../../http/context';
import { demandPeriod } from '../../../http/demandPeriod';
import { notFound } from '../../../http/failure';
import { implement } from '../../../http/implement';
import { subtree } from '../rules/menuTree';
import { columns, onPage } from './logColumns';
import { namedChanges } from './namedChanges';
import { readHistory } from './operationHistory';

/** The addresses of a menu and of all below it. */
async function addressesBelow({ db }: Context, menuId: string) {
  const menus = await db
    .select({ menuId: menu.menuId, menuParent: menu.menuParent, menuUrl: menu.menuUrl })
    .from(menu)
    .where(global('shared'));
  const below = subtree(menus, menuId);
  return menus.filter((one) => below.has(one.menuId)).map(({ menuUrl }) => menuUrl.replace(/^\//, ''));
}

type Query = Parsed<typeof operationLogApi.page>;

async function filters(query: Query, context: Context): Promise<SQL | undefined> {
  const { operateTime, operatorName, menuId, action, objectId, resultCode } = query;
  const [from, to] = operateTime;
  return and(
    gte(operationLog.operateTime, from),
    lte(operationLog.operateTime, to),
    operatorName
      ? or(hasText(operationLog.operatorName, operatorName), hasText(operationLog.loginName, operatorName))
      : undefined,
    objectId ? or(hasText(operationLog.objectId, objectId), hasText(operationLog.objectName, objectId)) : undefined,
    menuId ? inArray(operationLog.menuUrl, await addressesBelow(context, menuId)) : undefined,
    action === undefined ? undefined : eq(operationLog.action, action),
    resultCode === LOG_RESULT.done ? eq(operationLog.resultCode, LOG_RESULT.done) : undefined,
    resultCode === LOG_RESULT.refused ? ne(operationLog.resultCode, LOG_RESULT.done) : undefined,
  );
}

async function searchLog(query: Query, context: Context) {
  const { db, session } = context;
  demandPeriod('operateTime', query.operateTime, LOG_DAYS);
  const { orderBy = 'operateTime', orderDir = 'desc' } = query;
  const where = within(session, operationLog, await filters(query, context));
  const listed = db
    .select(columns)
    .from(operationLog)
    .leftJoin(menu, onPage)
    .leftJoin(branch, eq(branch.branchId, operationLog.branchId))
    .where(where)
    .$dynamic();
  const { rows: records, ...found } = await paged(
    db,
    {
      listed,
      order: [by(operationLog[orderBy], orderDir), by(operationLog.logId, orderDir)],
      key: [operationLog.logId],
    },
    query,
  );
  return { records, ...found };
}

export const operationLogRoutes = implement(operationLogApi, {
  page: searchLog,
  detail: async ({ id }, context) => {
    const { db, session } = context;
    const [found] = await db
      .select({ ...columns, changes: operationLog.changes })
      .from(operationLog)
      .leftJoin(menu, onPage)
      .leftJoin(branch, eq(branch.branchId, operationLog.branchId))
      .where(within(session, operationLog, eq(operationLog.logId, id)));
    if (!found) throw notFound();
    const [changes = found.changes] = await namedChanges(found, [found.changes], context);
    return { ...found, changes };
  },
  history: readHistory,
});
