import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { ANNOUNCE_TARGET, type AnnounceTarget } from '../../../../src/contract/content/announcements';
import { FLAG } from '../../../../src/contract/fields';
import { ROLE_STATUS } from '../../../../src/contract/system/roles';
import { USER_STATUS } from '../../../../src/contract/system/users';
import { branch, role, user, userRole } from '../../../platform/schema/organisation';
import { announcement } from './schema/announcement';

/*
 * The audience of an announcement to users of the console (docs/domain/content.md#audience), as conditions on the
 * announcement, a user and the user's company.
 */

type Ids = typeof announcement.branchIds | typeof announcement.targetIds;

/** The user's company is one of these or lies below one. */
const isBelow = (branchIds: Ids): SQL =>
  sql`exists (select from ${branch} as above where above.branch_id = any(${branchIds}) and starts_with(${branch.path}, above.path))`;

const holdsRole = sql`exists (select from ${userRole} join ${role} on ${role.roleId} = ${userRole.roleId}
  where ${userRole.userId} = ${user.userId} and ${role.roleId}::text = any(${announcement.targetIds})
  and ${role.status} = ${ROLE_STATUS.enabled} and ${role.deleted} = ${FLAG.no})`;

const isFor = (targetType: AnnounceTarget, condition?: SQL) => and(eq(announcement.targetType, targetType), condition);

/** Disabled accounts belong to no audience. */
export const isReached = and(
  ne(user.status, USER_STATUS.disabled),
  or(
    isFor(ANNOUNCE_TARGET.everyone, isBelow(announcement.branchIds)),
    isFor(ANNOUNCE_TARGET.branch, isBelow(announcement.targetIds)),
    isFor(ANNOUNCE_TARGET.role, and(holdsRole, isBelow(announcement.branchIds))),
    isFor(ANNOUNCE_TARGET.users, sql`${user.userId}::text = any(${announcement.targetIds})`),
  ),
);
