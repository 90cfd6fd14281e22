import { and, eq, lt, lte, ne, or, type SQL } from 'drizzle-orm';
import { LEASE_ANSWER, LEASE_SECONDS, type homeLeaseApi } from '../../../../../src/contract/content/home/versions';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { demandButton } from '../../../../http/permission';
import { SECOND, shanghai } from '../../../../platform/clock';
import { ofParent } from '../../../../platform/scope';
import { homeLease } from '../../data/schema/home';
import { demandBranches } from './pageWrite';
import { seenPage } from './pageRead';

type LeaseInput = Parsed<typeof homeLeaseApi.lease>;
type Answer = Output<typeof homeLeaseApi.lease>;
type Row = typeof homeLease.$inferSelect;

const NOBODY: Answer = { isMine: 0, holderName: '', since: null, until: null, requestedBy: '', requestTime: null };

const told = (row: Row, { session }: Context): Answer => ({
  isMine: row.holderId === session.userId ? 1 : 0,
  holderName: row.holderName,
  since: row.since,
  until: row.until,
  ...{ requestedBy: row.requesterName, requestTime: row.requestTime },
});

const ofDraft = ({ id, branchId }: LeaseInput, ...more: (SQL | undefined)[]) =>
  ofParent(homeLease.pageId, id, eq(homeLease.branchId, branchId ?? ''), ...more);

/**
 * Takes a lease that is the user's own, that he has waited for long enough, or that is over; in one statement, so that
 * two users cannot both take it.
 */
async function take(input: LeaseInput, context: Context, mayTake: SQL | undefined): Promise<Answer> {
  const { db, session, ms, now } = context;
  const held = { holderId: session.userId, holderName: session.realName, until: shanghai(ms + LEASE_SECONDS * SECOND) };
  const nobody = { requesterId: '', requesterName: '', requestTime: null };
  const [made] = await db
    .insert(homeLease)
    .values({ pageId: input.id, branchId: input.branchId ?? '', since: now, ...held })
    .onConflictDoNothing()
    .returning();
  if (made) return told(made, context);
  const [mine] = await db
    .update(homeLease)
    .set(held)
    .where(ofDraft(input, eq(homeLease.holderId, session.userId)))
    .returning();
  if (mine) return told(mine, context);
  const [taken] = await db
    .update(homeLease)
    .set({ ...held, ...nobody, since: now })
    .where(ofDraft(input, mayTake))
    .returning();
  if (taken) return told(taken, context);
  const [other] = await db.select().from(homeLease).where(ofDraft(input));
  // The lease was given back this very moment.
  if (!other) return take(input, context, mayTake);
  const { holderName, since } = other;
  throw new Failure(ERROR.pageBeingEdited, { params: { name: holderName }, data: { holderName, since } });
}

async function ask(input: LeaseInput, context: Context): Promise<Answer> {
  const { db, session, now } = context;
  const [asked] = await db
    .update(homeLease)
    .set({ requesterId: session.userId, requesterName: session.realName, requestTime: now })
    .where(ofDraft(input, ne(homeLease.holderId, session.userId), ne(homeLease.requesterId, session.userId)))
    .returning();
  if (asked) return told(asked, context);
  const [row] = await db.select().from(homeLease).where(ofDraft(input));
  return row ? told(row, context) : NOBODY;
}

/**
 * Leases of drafts: one user edits; others read, request the lease, and get it when nobody answers
 * (docs/domain/home-pages.md#two-editors).
 */
export async function lease(input: LeaseInput, context: Context): Promise<Answer> {
  const { db, session, ms, now } = context;
  const page = await seenPage(input.id, context);
  await demandBranches([input.branchId ?? page.branchId], context);
  const isOver = lt(homeLease.until, now);
  switch (input.action) {
    case 'take':
    case 'renew':
      return take(
        input,
        context,
        or(
          isOver,
          and(
            eq(homeLease.requesterId, session.userId),
            lte(homeLease.requestTime, shanghai(ms - LEASE_ANSWER * SECOND)),
          ),
        ),
      );
    case 'takeOver':
      await demandButton(db, ['appHome_takeOver'], session);
      return take(input, context, eq(homeLease.pageId, input.id));
    case 'release':
      await db.delete(homeLease).where(ofDraft(input, eq(homeLease.holderId, session.userId)));
      return NOBODY;
    default:
      return ask(input, context);
  }
}
