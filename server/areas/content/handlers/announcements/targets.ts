import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  ANNOUNCE_TARGET,
  type AnnounceTarget,
  type announcementApi,
} from '../../../../../src/contract/content/announcements';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { FLAG } from '../../../../../src/contract/fields';
import { ROLE_STATUS } from '../../../../../src/contract/system/roles';
import { USER_STATUS } from '../../../../../src/contract/system/users';
import type { Context } from '../../../../http/context';
import { InvalidInput } from '../../../../http/failure';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { dictItem, role, user } from '../../../../platform/schema/organisation';
import { global, type Scoped, within } from '../../../../platform/scope';
import { demandOpen, lockedFair, tradeFair } from '../../../trade-fair/public';
import { demandBranches } from '../publishing/audience';

const { everyone, branch, fairGuests } = ANNOUNCE_TARGET;

interface Source {
  value: PgColumn;
  label: PgColumn;
  where: (asked: SQL | undefined, context: Context) => Scoped;
}

/** The tables of possible targets; companies are checked as elsewhere. */
const SOURCES: Partial<Record<AnnounceTarget, Source>> = {
  3: {
    ...{ value: role.roleId, label: role.roleName },
    where: (asked) => global('shared', and(eq(role.status, ROLE_STATUS.enabled), eq(role.deleted, FLAG.no), asked)),
  },
  4: {
    ...{ value: dictItem.value, label: dictItem.label },
    where: (asked) => global('shared', and(eq(dictItem.dictCode, 'customerType'), asked)),
  },
  5: {
    ...{ value: user.userId, label: user.realName },
    where: (asked, { session }) => within(session, user, and(ne(user.status, USER_STATUS.disabled), asked)),
  },
  6: {
    ...{ value: tradeFair.tradeFairId, label: tradeFair.subject },
    where: (asked, { session }) => within(session, tradeFair, asked),
  },
};

export async function announceTargets(
  query: Parsed<typeof announcementApi.targets>,
  context: Context,
): Promise<Output<typeof announcementApi.targets>> {
  const source = SOURCES[query.targetType];
  if (!source) return { records: [], total: 0 };
  const { db } = context;
  const { value, label, where } = source;
  const asked = and(
    query.ids ? inArray(sql`${value}::text`, query.ids) : undefined,
    query.keyword ? hasText(label, query.keyword) : undefined,
  );
  const listed = db.select({ value, label }).from(value.table).where(where(asked, context)).$dynamic();
  const { rows, ...paging } = await paged(db, { listed, order: [by(label, 'asc'), by(value, 'asc')] }, query);
  return { records: rows.map((one) => ({ value: String(one.value), label: String(one.label) })), ...paging };
}

export interface Target {
  targetType: AnnounceTarget;
  targetIds: string[];
  tradeFairId: string | null;
}

const wrong = (field: string, text: `field.${string}`) => new InvalidInput([{ field, text }]);

async function demandKnown(source: Source, ids: readonly string[], context: Context) {
  const found = await context.db
    .select({ value: source.value })
    .from(source.value.table)
    .where(source.where(inArray(sql`${source.value}::text`, [...ids]), context));
  if (found.length < ids.length) throw wrong('targetIds', 'field.choice');
}

/**
 * An announcement that belongs to a fair is written by the fair's companies; its guests get announcements until the
 * fair is over.
 */
async function ofFair({ targetType, tradeFairId }: Target, before: Target | undefined, context: Context) {
  if (!tradeFairId) {
    if (targetType === fairGuests) throw wrong('tradeFairId', 'field.required');
    return [context.session.branchId];
  }
  if (tradeFairId === before?.tradeFairId && targetType === before.targetType) return undefined;
  const fair = await lockedFair(tradeFairId, context);
  if (targetType !== fairGuests) return [context.session.branchId];
  demandOpen(fair);
  return fair.branchIds;
}

/**
 * The audience as far as the author may see it, and the owning companies; targets that it had before may stay
 * (docs/domain/content.md#audience).
 */
export async function checkedTarget(
  target: Target,
  before: (Target & { branchIds: string[] }) | undefined,
  context: Context,
) {
  const { targetType, tradeFairId } = target;
  const isSame = before?.targetType === targetType;
  const namesOne = targetType !== everyone && targetType !== fairGuests;
  const targetIds = namesOne ? [...new Set(target.targetIds)] : [];
  if (namesOne && targetIds.length === 0) throw wrong('targetIds', 'field.required');
  const known = isSame ? before.targetIds : [];
  if (targetType === branch) await demandBranches(targetIds, known, context);
  const added = targetIds.filter((one) => !known.includes(one));
  const source = targetType === branch ? undefined : SOURCES[targetType];
  if (source && added.length > 0) await demandKnown(source, added, context);
  const branchIds = (await ofFair(target, before, context)) ?? before?.branchIds ?? [];
  return {
    targetType,
    targetIds,
    tradeFairId,
    branchIds: isSame && targetType !== fairGuests ? before.branchIds : branchIds,
  };
}
