import { and, eq, inArray } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ofParent, within } from '../../../../platform/scope';
import { guestGroup } from '../../data/schema/fair-guests';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { demandOpen, lockedFair } from '../fairs/demands';

type GroupRow = typeof guestGroup.$inferSelect;

/** Groups of a fair that the caller holds: changes of groups happen one after the other. */
export async function lockedGroups(tradeFairId: string, ids: readonly string[], context: Context) {
  const fair = await lockedFair(tradeFairId, context);
  demandOpen(fair);
  const wanted = [...new Set(ids)];
  const rows = await context.db
    .select()
    .from(guestGroup)
    .where(
      within(
        context.session,
        guestGroup,
        and(eq(guestGroup.tradeFairId, tradeFairId), inArray(guestGroup.guestGroupId, wanted)),
      ),
    )
    .orderBy(guestGroup.guestGroupId)
    .for('update');
  if (rows.length !== wanted.length) throw notFound();
  return { fair, groups: new Map(rows.map((row) => [row.guestGroupId, row])) };
}

export function checkVersion({ guestGroupId, version }: GroupRow, known: number | undefined) {
  if (known !== undefined && known !== version) throw new Failure(ERROR.versionConflict, { data: { guestGroupId } });
}

interface WantedName {
  tradeFairId: string;
  groupName: string;
  /** Groups that may have it already. */
  own: readonly string[];
  /** Where the form has it. */
  field: string;
}

export async function uniqueName({ tradeFairId, groupName, own, field }: WantedName, { db }: Context) {
  const [taken] = await db
    .select({ id: guestGroup.guestGroupId })
    .from(guestGroup)
    .where(
      ofParent(guestGroup.tradeFairId, tradeFairId, eq(guestGroup.groupName, groupName), eq(guestGroup.deleted, 0)),
    );
  if (taken && !own.includes(taken.id)) throw new InvalidInput([{ field, text: 'field.taken' }]);
}
