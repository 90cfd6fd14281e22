import { and, asc, desc, eq, gte, inArray, isNotNull, like, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Conflict, ConflictRelation } from '../../../../../src/contract/promotion/conflicts';
import { type ActivityType, isLine } from '../../../../../src/contract/promotion/activity';
import { global, within } from '../../../../platform/scope';
import { activity, type ActivityRow } from '../../data/schema/activity';
import { branch } from '../../../../platform/schema/organisation';
import { lineage } from '../../../../platform/tree';
import type { Context } from '../../../../http/context';
import { relationOf } from '../../rules/conflict';
import { STAGE_OF, statusOf } from '../../rules/status';
import { branchOf } from '../baskets/basket';
import { coversAll, coversTerms } from './cover';
import type { Scoped, ScopeColumns, Source } from './scopes';
import { type Common, productShares, shared } from './shared';

/** The most conflicts in an answer; rivals without anything in common do not count. */
const MAX_CONFLICTS = 100;

type Terms = Pick<
  ActivityRow,
  | ('activityType' | 'branchId' | 'startTime' | 'endTime' | 'settleMode' | 'stackMode' | 'priority' | 'withSpecial')
  | ('crossProductFlag' | 'ladderMode' | 'ladders' | 'customerOrderLimit' | 'customerRewardLimit' | 'budgetAmount')
  | 'minPriceGuard'
>;

/** An activity from its form, or as it is stored. */
export interface Own {
  /** '' while it is not stored. */
  activityId: string;
  row: Terms & ScopeColumns;
  source: Source;
}

/** `products` and `customers` are those that both activities have in common. */
export interface Meeting {
  conflict: Conflict;
  products: Common;
  customers: Common;
}

const GRAVITY: readonly ConflictRelation[] = ['SILENCED', 'TIE', 'SECOND', 'FIRST', 'STACKS'];

const inArena = (type: ActivityType, settleMode: 1 | 2): SQL | undefined =>
  isLine(type)
    ? eq(activity.activityType, type)
    : and(sql`${activity.activityType} not in ('flexible', 'specialOffer')`, eq(activity.settleMode, settleMode));

/**
 * Drafts, and activities that run or will run, of overlapping times and branches. Activities of branches above act on
 * this branch's orders, whose prices name them; of branches below the user sees what he may see.
 */
function rivalsOf({ activityId, row }: Own, path: string, { db, session, now }: Context) {
  const above = inArray(activity.branchId, lineage(path));
  const below = within(session, activity, like(branch.path, `${path}%`));
  return db
    .select({ row: activity, path: branch.path, branchName: branch.branchName })
    .from(activity)
    .innerJoin(branch, eq(branch.branchId, activity.branchId))
    .where(
      global(
        'line',
        and(
          eq(activity.deleted, 0),
          activityId === '' ? undefined : ne(activity.activityId, activityId),
          inArray(activity.stage, [STAGE_OF.draft, STAGE_OF.published]),
          isNotNull(activity.startTime),
          gte(activity.endTime, now),
          lte(activity.startTime, row.endTime ?? ''),
          gte(activity.endTime, row.startTime ?? ''),
          inArena(row.activityType, row.settleMode),
          or(above, below),
        ),
      ),
    )
    .orderBy(desc(activity.stage), desc(activity.priority), asc(activity.activityId));
}

const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);

/** The conflicts of an activity, the gravest first; none while it has no times. */
export async function conflictsOf(own: Own, context: Context): Promise<Meeting[]> {
  const { startTime, endTime } = own.row;
  if (startTime === null || endTime === null) return [];
  const { path } = await branchOf(context, own.row.branchId);
  const found: Meeting[] = [];
  const rivals = await rivalsOf(own, path, context);
  const shares = await productShares(
    own,
    rivals.map(({ row }) => row),
    context.db,
  );
  for (const { row, path: otherPath, branchName } of rivals) {
    if (found.length === MAX_CONFLICTS) break;
    const other: Scoped = { row, source: { activityId: row.activityId } };
    const deeper = path.length > otherPath.length ? path : otherPath;
    const meeting = await shared([own, other], { path: deeper, products: shares.get(row.activityId) }, context);
    if (!meeting || row.startTime === null || row.endTime === null) continue;
    const isPublished = row.stage === STAGE_OF.published;
    const holds = row.startTime <= startTime && endTime <= row.endTime && path.startsWith(otherPath);
    const covers = isPublished && holds && (await coversAll([own, other], path, context));
    const relation = relationOf(
      { ...own.row, activityId: own.activityId, startTime },
      { ...row, startTime: row.startTime },
      { covers, coversTerms: covers && (await coversTerms(own.source, row.activityId, context)) },
    );
    const { activityId, activityCode, activityName, activityType, priority, stackMode } = row;
    const { products, customers, productNames } = meeting;
    const conflict = {
      ...{ activityId, activityCode, activityName, activityType, branchName, priority, stackMode, relation },
      ...{ productCount: products.total, productNames, customerCount: customers.total },
      ...{ startTime: row.startTime, endTime: row.endTime, status: statusOf(row, context.now) },
      overlapStart: later(startTime, row.startTime),
      overlapEnd: earlier(endTime, row.endTime),
      needsReason: isPublished && relation !== 'STACKS',
    };
    found.push({ conflict, products, customers });
  }
  const graveness = ({ conflict: { needsReason, relation } }: Meeting) =>
    (needsReason ? 0 : 10) + GRAVITY.indexOf(relation);
  return found.sort((a, b) => graveness(a) - graveness(b));
}
