import { TRADE_FAIR_STATE } from '@/contract/trade-fair/fairs';
import { codeTable } from '@kit/fields/codeTable';

/** The statuses of a trade fair. */
export const fairState = codeTable('fairState', TRADE_FAIR_STATE, {
  dictCode: 'tradeFair.state',
  tones: {
    initial: 'attention',
    published: 'waiting',
    takenDown: 'stopped',
    ongoing: 'active',
    ended: 'ended',
    draft: 'draft',
  },
});
