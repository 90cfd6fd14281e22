import { and, eq, inArray, or } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import type { prizeGroupApi } from '../../../../../src/contract/trade-fair/prizes';
import { within } from '../../../../platform/scope';
import { guest, guestGroup } from '../../data/schema/fair-guests';
import { fairCustomer } from '../../data/schema/trade-fair';
import type { Context } from '../../../../http/context';
import { BATCH_LIMIT, chosenRows } from '../../../../http/batch';
import { guestFilters } from './read';

type Given = Parsed<typeof prizeGroupApi.previewPrizeGroupLabel>;

interface Choice extends Pick<Given, 'tradeFairId' | 'query' | 'except'> {
  guestIds?: string[] | undefined;
  /** All of these groups besides. */
  guestGroupIds?: string[];
}

/** The chosen guests of a fair, in the order in which they came in. */
export function chosenGuests({ tradeFairId, guestIds, guestGroupIds = [], ...more }: Choice, { db, session }: Context) {
  const own = guestIds ?? [];
  const isChosen = own.length + guestGroupIds.length > 0;
  const who = isChosen
    ? or(inArray(guest.guestId, own), inArray(guest.guestGroupId, guestGroupIds))
    : chosenRows(guest.guestId, { ...more, field: 'guestIds' }, guestFilters);
  return db
    .select({ guestId: guest.guestId, guestName: guest.guestName, prizeGroupLabel: guest.prizeGroupLabel })
    .from(guest)
    .innerJoin(fairCustomer, eq(fairCustomer.id, guest.fairCustomerId))
    .innerJoin(guestGroup, eq(guestGroup.guestGroupId, guest.guestGroupId))
    .where(within(session, guest, and(eq(guest.tradeFairId, tradeFairId), who)))
    .orderBy(guest.guestId)
    .limit(BATCH_LIMIT);
}
