import { and, desc, eq, gt, inArray, max, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { SignIn } from '../../../../src/contract/account/profile';
import { global } from '../../../platform/scope';
import { branch } from '../../../platform/schema/organisation';
import { session as sessionTable } from '../../../platform/schema/platform';
import type { Context } from '../../../http/context';
import { beganAt, endHandedOut } from '../../../http/session';
import { shanghai } from '../../../platform/clock';

const latest = (column: AnyPgColumn) => sql<string>`(array_agg(${column} order by ${sessionTable.lastSeenAt} desc))[1]`;

/** The user's active sign-ins, the current one first; the tokens of a sign-in count as one. */
export async function readSignIns({ db, ms, session }: Context): Promise<SignIn[]> {
  const isCurrent = sql<boolean>`${sessionTable.signInId} = ${session.signInId}`;
  const signIns = await db
    .select({
      signInId: sessionTable.signInId,
      isCurrent,
      endsAt: max(sessionTable.endsAt),
      lastSeenAt: max(sessionTable.lastSeenAt),
      branchNames: sql<string[]>`array_agg(distinct ${branch.branchName})`,
      ip: latest(sessionTable.ip),
      userAgent: latest(sessionTable.userAgent),
    })
    .from(sessionTable)
    .innerJoin(branch, eq(branch.branchId, sessionTable.branchId))
    .where(global('own', and(eq(sessionTable.userId, session.userId), gt(sessionTable.expiresAt, new Date(ms)))))
    .groupBy(sessionTable.signInId)
    .orderBy(desc(isCurrent), desc(max(sessionTable.lastSeenAt)));
  return signIns.map(({ endsAt, lastSeenAt, ...one }) => ({
    ...one,
    signedInAt: endsAt ? shanghai(beganAt(endsAt)) : '',
    lastSeenAt: lastSeenAt ? shanghai(lastSeenAt.getTime()) : '',
  }));
}

/** Ends these sign-ins of the user, or all, but never the current one. */
export async function endOtherSignIns(signInIds: readonly string[] | undefined, { db, ms, session, note }: Context) {
  note({ objectId: session.userId, objectName: session.loginName });
  const ended = await db
    .delete(sessionTable)
    .where(
      global(
        'own',
        and(
          eq(sessionTable.userId, session.userId),
          ne(sessionTable.signInId, session.signInId),
          signInIds && inArray(sessionTable.signInId, [...signInIds]),
        ),
      ),
    )
    .returning({ signInId: sessionTable.signInId });
  if (!signInIds) await endHandedOut(db, [session.userId], ms);
  return { ended: new Set(ended.map(({ signInId }) => signInId)).size };
}
