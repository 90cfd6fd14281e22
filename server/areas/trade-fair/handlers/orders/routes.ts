import { fairOrderApi } from '../../../../../src/contract/trade-fair/orders';
import { implement } from '../../../../http/implement';
import { byTheClock } from '../fairs/byTheClock';
import { bindGuest, unbindGuest } from './bind';
import { cancelLine } from './cancelLine';
import { linePage } from './lines';
import { orderPage } from './orders';

export const fairOrderRoutes = implement(fairOrderApi, {
  page: orderPage,
  linePage,
  bindGuest: byTheClock(bindGuest),
  unbind: byTheClock(unbindGuest),
  cancelLine: byTheClock(cancelLine),
});
