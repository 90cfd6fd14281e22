import { and, asc, between, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { TradeFair, TradeFairDetail, tradeFairApi } from '../../../../../src/contract/trade-fair/fairs';
import type { Db } from '../../../../platform/database/db';
import { hasText, subquery } from '../../../../platform/database/columns';
import { by, type Order } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { ofParent, visibleBranches, within } from '../../../../platform/scope';
import { guest, signIn } from '../../data/schema/fair-guests';
import { branch } from '../../../../platform/schema/organisation';
import { meal, tradeFair } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { fileUrl } from '../../../../http/links';
import type { Session } from '../../../../http/session';
import { type Actor, editing, possibleActions } from '../../rules/tradeFair';
import { hasStarted } from '../../rules/tradeFairForm';
import { userName } from '../../../../platform/names';

export type FairRow = typeof tradeFair.$inferSelect;

const NAMED_BRANCHES = 10;

/** What a list shows beside the row itself, and whether the host branch lies in the viewer's scope. */
const extras = (session: Session) => ({
  actsForHost: subquery<boolean>(
    sql`select count(*) > 0 from ${branch} where ${branch.branchId} = ${tradeFair.hostBranchId} and ${visibleBranches(session)}`,
  ),
  branchNames: subquery<string[]>(
    sql`select array(select ${branch.branchName} from ${branch} where ${branch.branchId} = any(${tradeFair.branchIds}) order by ${branch.path} limit ${NAMED_BRANCHES})`,
  ),
  guestCount: subquery<number>(
    sql`select count(*)::int from ${guest} where ${guest.tradeFairId} = ${tradeFair.tradeFairId} and ${guest.deleted} = 0`,
  ),
  signInCount: subquery<number>(
    sql`select count(distinct ${signIn.guestId})::int from ${signIn} where ${signIn.tradeFairId} = ${tradeFair.tradeFairId} and ${signIn.revoked} = 0`,
  ),
});

export const actorOf = (session: Session, fair: Pick<FairRow, 'createdBy'>, actsForHost: boolean): Actor => ({
  isHeadquarters: session.dataScope === 'ALL',
  isOperator: session.dataScope === 'ALL' || session.dataScope === 'BRANCH_AND_BELOW',
  actsForHost,
  isCreator: fair.createdBy === session.loginName,
});

type Query = Parsed<typeof tradeFairApi.searchList>;

function filters({ tradeFairCode, subject, state, hostBranchId, startTime }: Query): SQL | undefined {
  return and(
    tradeFairCode ? hasText(tradeFair.tradeFairCode, tradeFairCode) : undefined,
    subject ? hasText(tradeFair.subject, subject) : undefined,
    state?.length ? inArray(tradeFair.state, state) : undefined,
    hostBranchId ? eq(tradeFair.hostBranchId, hostBranchId) : undefined,
    startTime ? between(tradeFair.startTime, ...startTime) : undefined,
  );
}

/** Drafts without a date stand last either way; the id settles ties, so that pages never overlap. */
const ordering = ({ orderBy = 'startTime', orderDir = 'desc' }: Query): Order => [
  by(tradeFair[orderBy], orderDir),
  by(tradeFair.tradeFairId, 'desc'),
];

type RowWithExtras = FairRow & {
  actsForHost: boolean;
  branchNames: string[];
  guestCount: number;
  signInCount: number;
};

function toRow(row: RowWithExtras, { session, now }: Context): TradeFair {
  const { tradeFairId, tradeFairCode, subject, state, startTime, endTime, hostBranchId, version } = row;
  const { branchNames, guestCount, signInCount, createdBy, createdByName, gmtCreated, gmtModified } = row;
  return {
    ...{ tradeFairId, tradeFairCode, subject, state, startTime, endTime, hostBranchId, version },
    ...{ branchNames, guestCount, signInCount, createdBy, createdByName, gmtCreated, gmtModified },
    branchCount: row.branchIds.length,
    can: possibleActions({ fair: row, actor: actorOf(session, row, row.actsForHost), now }),
  };
}

export async function searchFairs(query: Query, context: Context) {
  const { db, session } = context;
  const listed = db
    .select({ fair: tradeFair, ...extras(session) })
    .from(tradeFair)
    .where(within(session, tradeFair, filters(query)))
    .$dynamic();
  const { rows, ...found } = await paged(db, { listed, order: ordering(query) }, query);
  return {
    records: rows.map(({ fair, ...more }) => toRow({ ...fair, ...more }, context)),
    ...found,
  };
}

const mealColumns = {
  mealDate: meal.mealDate,
  mealType: meal.mealType,
  startTime: meal.startTime,
  endTime: meal.endTime,
  quota: meal.quota,
  venue: meal.venue,
};

/** The meals of a fair that the caller has already been allowed to see. */
export const mealsOf = (db: Db, tradeFairId: string) =>
  db
    .select(mealColumns)
    .from(meal)
    .where(ofParent(meal.tradeFairId, tradeFairId, eq(meal.status, 1)))
    .orderBy(asc(meal.mealDate), asc(meal.mealType), asc(meal.mealId));

const modifiedByName = userName(tradeFair.modifiedBy);

/** A fair with all its fields; 40004 for one that does not exist and for one of another branch alike. */
export async function readFair(id: string, context: Context): Promise<TradeFairDetail> {
  const { app, db, session, now, ms } = context;
  const [found] = await db
    .select({ fair: tradeFair, modifiedByName, ...extras(session) })
    .from(tradeFair)
    .where(within(session, tradeFair, eq(tradeFair.tradeFairId, id)));
  if (!found) throw notFound();
  const { fair, modifiedByName: editor, ...more } = found;
  const meals = await mealsOf(db, id);
  const { branchIds, coverImage, introduction, signInStart, signInEnd, signInMode, takeDownReason } = fair;
  const { lotteryEnabled, signatureRequired, ticketRule, diningEnabled, venue, contactName, contactPhone } = fair;
  return {
    ...toRow({ ...fair, ...more }, context),
    ...{ branchIds, coverImage, introduction, signInStart, signInEnd, signInMode, takeDownReason },
    ...{ lotteryEnabled, signatureRequired, ticketRule, diningEnabled, venue, contactName, contactPhone },
    modifiedByName: editor,
    coverImageUrl: coverImage ? fileUrl(app.linkSecret, coverImage, ms) : '',
    meals: meals.map((one) => ({ ...one, started: hasStarted(one, now) })),
    editing: editing(fair, actorOf(session, fair, more.actsForHost)),
  };
}
