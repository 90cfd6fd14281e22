import { TRADE_FAIR_STATE } from '@/contract/trade-fair';
import { codeTable } from '@/crud/table/codeTable';

/** The states of a trade fair, the same wherever they are shown. */
export const fairState = codeTable('fairState', TRADE_FAIR_STATE, {
  initial: 'attention',
  published: 'waiting',
  takenDown: 'stopped',
  ongoing: 'active',
  ended: 'ended',
  draft: 'draft',
});
