import { TRADE_FAIR_STATE } from '../../../../../src/contract/trade-fair/fairs';
import type { Context } from '../../../../http/context';
import { InvalidInput } from '../../../../http/failure';
import { DAY, fromShanghai, MINUTE } from '../../../../platform/clock';
import { demandOngoing, lastMomentOf } from '../fairs/demands';
import type { FairRow } from '../fairs/read';

/** How long a door may be without a connection. */
const LATEST = DAY;
/** How far the clock of a device may be ahead. */
const AHEAD = 5 * MINUTE;

interface Told {
  happenedAt?: string | undefined;
}

/** When it happened: now, or while there was no connection. */
export function momentOf({ happenedAt }: Told, { now, ms }: Pick<Context, 'now' | 'ms'>) {
  if (!happenedAt) return now;
  const age = ms - fromShanghai(happenedAt);
  if (age > LATEST || age < -AHEAD) throw new InvalidInput([{ field: 'happenedAt', text: 'field.choice' }]);
  return happenedAt > now ? now : happenedAt;
}

/**
 * Whether the fair was on at that moment. A door without a connection may reach the server after the last minute of the
 * fair; what it did before that minute counts. A fair that was taken down takes nothing.
 */
export function demandOngoingThen(fair: FairRow, { happenedAt }: Told, moment: string) {
  const wasOn = moment >= (fair.startTime ?? '') && moment <= lastMomentOf(fair);
  if (happenedAt && fair.state === TRADE_FAIR_STATE.ended && wasOn) return;
  demandOngoing(fair);
}
