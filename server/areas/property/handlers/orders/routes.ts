import { workOrderApi } from '../../../../../src/contract/property/work-orders';
import { implement } from '../../../../http/implement';
import { addOrder } from './add';
import { orderDetail, orderPage } from './read';
import { acceptOrder, assignOrder, cancelOrder, confirmOrder, finishOrder, rejectOrder } from './steps';

export const workOrderRoutes = implement(workOrderApi, {
  page: orderPage,
  detail: orderDetail,
  add: addOrder,
  assign: assignOrder,
  accept: acceptOrder,
  finish: finishOrder,
  confirm: confirmOrder,
  reject: rejectOrder,
  cancel: cancelOrder,
});
