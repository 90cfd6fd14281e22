import { cashierApi } from '../../../../../src/contract/finance/cashiers';
import { implement } from '../../../../http/implement';
import { accountsOf, reviewCashier, setDefaultCashier, switchCashier } from './decide';
import { cashierDetail, cashierPage } from './read';
import { addCashier, updateCashier } from './write';

export const cashierRoutes = implement(cashierApi, {
  page: cashierPage,
  detail: cashierDetail,
  add: addCashier,
  update: updateCashier,
  review: reviewCashier,
  accounts: accountsOf,
  updateStatus: switchCashier,
  setDefault: setDefaultCashier,
});
