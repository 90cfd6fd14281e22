import { returnApi } from '../../../../../src/contract/orders/returns';
import { implement } from '../../../../http/implement';
import { addReturn, approveReturn, rejectReturn, withdrawReturn } from './change';
import { previewReturn, returnableGoods, returnDetail, returnPage } from './read';
import { receiveReturn, refundReturn } from './receive';

export const returnRoutes = implement(returnApi, {
  page: returnPage,
  goods: returnableGoods,
  preview: previewReturn,
  detail: returnDetail,
  add: addReturn,
  approve: approveReturn,
  reject: rejectReturn,
  receive: receiveReturn,
  cancel: withdrawReturn,
  refund: refundReturn,
});
