import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { PageKey } from '../../../../src/contract/buttons';
import { LOG_ACTION, type Parsed } from '../../../../src/contract/endpoint';
import { ERROR } from '../../../../src/contract/error-codes';
import type { HistoryObject, operationLogApi } from '../../../../src/contract/system/operation-log';
import { paged } from '../../../platform/database/paged';
import { unscoped, within } from '../../../platform/scope';
import { activity } from '../../promotion/data/schema/activity';
import { branch, user } from '../../../platform/schema/organisation';
import { operationLog } from '../../../platform/schema/platform';
import { priceRule } from '../../pricing/data/schema/price-rule';
import { tradeFair } from '../../trade-fair/data/schema/trade-fair';
import type { Context } from '../../../http/context';
import { Failure, notFound } from '../../../http/failure';
import { hasPage } from '../../../http/permission';
import { entry } from './logColumns';

const PRICING: PageKey[] = [
  ...(['specialsPricing', 'flexiblePricing', 'discountPricing', 'rebatePricing', 'calculationPricing'] as const),
];

/** The page on which a record is looked at, and whether this user sees the record there. */
const SEEN_ON: Readonly<
  Record<HistoryObject, [pages: PageKey[], isSeen?: (id: string, context: Context) => Promise<boolean>]>
> = {
  user: [
    ['userManage'],
    async (id, { db, session }) =>
      (
        await db
          .select({ id: user.userId })
          .from(user)
          .where(within(session, user, eq(user.userId, id)))
      ).length > 0,
  ],
  tradeFair: [
    ['tradeFairManage', 'saleShowEdit'],
    async (id, { db, session }) =>
      (
        await db
          .select({ id: tradeFair.tradeFairId })
          .from(tradeFair)
          .where(within(session, tradeFair, eq(tradeFair.tradeFairId, id)))
      ).length > 0,
  ],
  priceRule: [
    ['pricingRule', ...PRICING],
    async (id, { db, session }) =>
      (
        await db
          .select({ id: priceRule.ruleId })
          .from(priceRule)
          .where(within(session, priceRule, eq(priceRule.ruleId, id)))
      ).length > 0,
  ],
  activity: [
    PRICING,
    async (id, { db, session }) =>
      (
        await db
          .select({ id: activity.activityId })
          .from(activity)
          .where(within(session, activity, eq(activity.activityId, id)))
      ).length > 0,
  ],
  role: [['roleManage']],
  menu: [['menuManage']],
  button: [['functionMenuManage']],
};

const isNumber = (id: string) => /^\d{1,18}$/.test(id);

export async function readHistory(
  { objectType, objectId, ...paging }: Parsed<typeof operationLogApi.history>,
  context: Context,
) {
  const { db, session } = context;
  const [pages, isSeen] = SEEN_ON[objectType];
  if (!(await hasPage(db, session.userId, pages))) throw new Failure(ERROR.notGranted);
  if (isSeen && !(isNumber(objectId) && (await isSeen(objectId, context)))) throw notFound();
  const { orderDir = 'desc', pageNum, pageSize } = paging;
  const way = orderDir === 'asc' ? asc : desc;
  const own = and(
    eq(operationLog.objectType, objectType),
    eq(operationLog.objectId, objectId),
    ne(operationLog.action, LOG_ACTION.view),
  );
  const listed = db
    .select({ ...entry, changes: operationLog.changes })
    .from(operationLog)
    .leftJoin(branch, eq(branch.branchId, operationLog.branchId))
    .where(unscoped(own))
    .$dynamic();
  const { rows: records, total } = await paged(
    db,
    { listed, order: [way(operationLog.operateTime), way(operationLog.logId)] },
    {
      pageNum,
      pageSize,
    },
  );
  return { records, total };
}
