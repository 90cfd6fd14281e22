import { DAY, fromShanghai } from '../platform/clock';
import { InvalidInput } from './failure';

/** Refuses a period of Shanghai moments that ends before it begins, or that is longer than so many days. */
export function demandPeriod(field: string, [from, to]: readonly [from: string, to: string], days: number) {
  if (from > to) throw new InvalidInput([{ field, text: 'field.endBeforeStart' }]);
  if (fromShanghai(to) - fromShanghai(from) > days * DAY)
    throw new InvalidInput([{ field, text: 'field.tooLongPeriod', params: { days } }]);
}
