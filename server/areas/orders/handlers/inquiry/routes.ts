import { salesOrderApi } from '../../../../../src/contract/orders/orders';
import { implement } from '../../../../http/implement';
import { cancelSalesOrder, noteOrder, urgeOrder } from './change';
import { orderDetail, orderTimeline, orderTrace } from './detail';
import { orderLinks } from './links';
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
