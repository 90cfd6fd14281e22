import { cashierApi } from '../../../../../src/contract/finance/cashiers';
import { implement } from '../../../../http/implement';
import { accountsOf, reviewCashier, setDefaultCashier, switchCashier } from './decide';
import { cashierDetail, cashierPage } from './read';
import { receiptPage } from './receipts';
import { addCashier, updateCashier } from './write';

export const cashierRoutes = implement(cashierApi, {
  page: cashierPage,
  detail: cashierDetail,
  payPage: receiptPage,
  add: addCashier,
  update: updateCashier,
  review: reviewCashier,
  accounts: accountsOf,
  updateStatus: switchCashier,
  setDefault: setDefaultCashier,
});
