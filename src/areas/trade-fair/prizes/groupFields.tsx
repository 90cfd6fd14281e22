import type { PrizeGroup } from '@/contract/trade-fair/prizes';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';

/** A group as its dialog holds it. */
export interface GroupForm {
  /** Its present name; empty for a new group. */
  label: string;
  newLabel: string;
  remark: string;
}

/** A group of guests that prizes are for. */
export const groupFields = fieldsOf<PrizeGroup, GroupForm>()('prizeGroup', {
  label: f.name({ width: 200, fixed: 'left' }),
  newLabel: f.text({ max: 20, required: true }),
  guestCount: f.count({ width: 110 }),
  signedCount: f.count({ width: 110 }),
  ticketCount: f.count({ width: 110 }),
  wonCount: f.count({ width: 110 }),
  remark: f.text({ max: 100, width: 240 }),
});
