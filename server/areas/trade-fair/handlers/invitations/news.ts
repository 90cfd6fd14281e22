import type { Parsed } from '../../../../../src/contract/endpoint';
import type { invitationApi, GuestAnnouncement } from '../../../../../src/contract/trade-fair/invitations';
import type { Context } from '../../../../http/context';
import { slot } from '../../../../platform/slot';
import type { FairRow } from '../fairs/read';

/** Whom the news of a fair are for. */
export interface NewsReader {
  tradeFairId: string;
  guestId: string;
}

/** What fairs ask of the announcements, which know the fairs and not the other way round. */
interface FairNews {
  /** A fair that is published makes itself known. */
  announce: (fair: FairRow, context: Context) => Promise<void>;
  /** What a guest is told at this moment. */
  shownTo: (reader: NewsReader, context: Context) => Promise<GuestAnnouncement[]>;
  /** What he has seen of it. */
  keepReads: (reader: NewsReader, reads: Parsed<typeof invitationApi.read>['reads'], context: Context) => Promise<void>;
}

export const fairNews = slot<FairNews>('fairNews');

/** A guest has looked at the page of his invitation. */
export interface GuestVisit {
  visitKey: string;
  staySec: number;
  branchId: string;
  custId: string | null;
  guestId: string;
  guestName: string;
}

/** What fairs tell of the pages that their guests look at. */
export const guestVisits = slot<(visit: GuestVisit, context: Context) => Promise<void>>('guestVisits');
