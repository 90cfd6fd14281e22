import { and, between, eq, gt, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { ActivityType } from '../../../../../src/contract/promotion/activity';
import { ACTIVITY_STATUS, type ActivityStatus } from '../../../../../src/contract/promotion/activity-form';
import { type activityApi } from '../../../../../src/contract/promotion/activities';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { within } from '../../../../platform/scope';
import { activity, activityCustomer, activityProduct, activityStaff } from '../../data/schema/activity';
import { customer, product } from '../../../master-data/public';
import { staff } from '../../../../platform/schema/organisation';
import type { Context } from '../../../../http/context';
import { STAGE_OF } from '../../rules/status';
import { toActivities } from './read';

type Query = Parsed<typeof activityApi.queryFlexible>;

/** `statusOf` as a condition on stored columns. */
function statusIs(status: ActivityStatus, now: string): SQL | undefined {
  const published = eq(activity.stage, STAGE_OF.published);
  return {
    [ACTIVITY_STATUS.draft]: eq(activity.stage, STAGE_OF.draft),
    [ACTIVITY_STATUS.waiting]: and(published, gt(activity.startTime, now)),
    [ACTIVITY_STATUS.running]: and(published, lte(activity.startTime, now), gte(activity.endTime, now)),
    [ACTIVITY_STATUS.ended]: and(published, lt(activity.endTime, now)),
    [ACTIVITY_STATUS.disabled]: eq(activity.stage, STAGE_OF.disabled),
  }[status];
}

/** In the scope of the activity of the outer query; `rows` joins the table that has the name. */
const inScope = (of: typeof activityProduct | typeof activityCustomer | typeof activityStaff, joined: SQL, like: SQL) =>
  sql`exists (select 1 from ${of} join ${joined} where ${of.activityId} = ${activity.activityId} and ${like})`;

/** By the products, customers and salespeople that a scope names. */
const namedIn = ({ productCode, custCode, staffName }: Query) => [
  productCode
    ? inScope(
        activityProduct,
        sql`${product} on ${product.productId} = ${activityProduct.productId}`,
        hasText(product.productCode, productCode),
      )
    : undefined,
  custCode
    ? inScope(
        activityCustomer,
        sql`${customer} on ${customer.custId} = ${activityCustomer.custId}`,
        hasText(customer.custCode, custCode),
      )
    : undefined,
  staffName
    ? inScope(
        activityStaff,
        sql`${staff} on ${staff.staffId} = ${activityStaff.staffId}`,
        hasText(staff.staffName, staffName),
      )
    : undefined,
];

export const filters = (query: Query, types: readonly ActivityType[], { now }: Context) =>
  and(
    inArray(activity.activityType, [...types]),
    query.activityTypes?.length ? inArray(activity.activityType, query.activityTypes) : undefined,
    query.activityType ? eq(activity.activityType, query.activityType) : undefined,
    query.activityCode ? hasText(activity.activityCode, query.activityCode) : undefined,
    query.activityName ? hasText(activity.activityName, query.activityName) : undefined,
    query.branchId ? eq(activity.branchId, query.branchId) : undefined,
    query.status?.length ? or(...query.status.map((status) => statusIs(status, now))) : undefined,
    query.visible === undefined ? undefined : eq(activity.visible, query.visible),
    query.settleMode === undefined ? undefined : eq(activity.settleMode, query.settleMode),
    query.startTime ? between(activity.startTime, ...query.startTime) : undefined,
    ...namedIn(query),
  );

export async function pageOf(query: Query, where: SQL | undefined, { db, session }: Context) {
  const { orderBy = 'gmtModified', orderDir = 'desc' } = query;
  const column = activity[orderBy];
  const listed = db
    .select()
    .from(activity)
    .where(within(session, activity, where))
    .$dynamic();
  const { rows, ...found } = await paged(
    db,
    {
      listed,
      order: [by(column, orderDir), by(activity.activityId, 'desc')],
    },
    query,
  );
  return { rows, ...found };
}

export const searchActivities = (types: readonly ActivityType[]) => async (query: Query, context: Context) => {
  const { rows, total } = await pageOf(query, filters(query, types, context), context);
  return { records: await toActivities(rows, context), total };
};
