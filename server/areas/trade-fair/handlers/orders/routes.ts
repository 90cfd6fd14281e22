import { fairOrderApi } from '../../../../../src/contract/trade-fair/orders';
import { implement } from '../../../../http/implement';
import { withCurrentStates } from '../fairs/withCurrentStates';
import { bindGuest, unbindGuest } from './bind';
import { cancelLine } from './cancelLine';
import { linePage } from './lines';
import { orderPage } from './orders';

export const fairOrderRoutes = implement(fairOrderApi, {
  page: orderPage,
  linePage,
  bindGuest: withCurrentStates(bindGuest),
  unbind: withCurrentStates(unbindGuest),
  cancelLine: withCurrentStates(cancelLine),
});
