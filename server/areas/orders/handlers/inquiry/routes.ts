import { salesOrderApi } from '../../../../../src/contract/orders/orders';
import { implement } from '../../../../http/implement';
import { cancelSalesOrder, noteOrder, urgeOrder } from './change';
import { orderDetail, orderLinks, orderTimeline, orderTrace } from './detail';
import { linePage, orderPage, salespeople } from './lists';

export const salesOrderRoutes = implement(salesOrderApi, {
  page: orderPage,
  linePage,
  salespeople,
  detail: orderDetail,
  trace: orderTrace,
  timeline: orderTimeline,
  links: orderLinks,
  cancel: cancelSalesOrder,
  urge: urgeOrder,
  note: noteOrder,
});
