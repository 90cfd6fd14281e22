import type { TradeFair } from '@/contract/trade-fair/fairs';
import { fairState } from '@/shared/fair/fairState';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';

/** The fairs that demo pages list, by the product's own call. */
export const fairFields = fieldsOf<TradeFair>()('tradeFair', {
  subject: f.text({ width: 260, fixed: 'left', sorted: true }),
  tradeFairCode: f.code({ sorted: true }),
  state: f.codes(fairState, { sorted: true, filter: { fieldProps: { mode: 'multiple' } } }),
  startTime: f.dateTime({ sorted: true }),
  endTime: f.dateTime({ sorted: true }),
  createdByName: f.person(),
});

export const fairColumns = fairFields.table({
  show: ['subject', 'tradeFairCode', 'state', 'startTime', 'endTime', 'createdByName'],
  search: ['tradeFairCode', 'subject'],
});
