import { depositApi } from '../../../../../src/contract/property/deposits';
import { settlementApi } from '../../../../../src/contract/property/settlements';
import { implement } from '../../../../http/implement';
import { depositAccount, entryPage } from './depositRead';
import { approveReturn, askReturn, forfeit, payReturn } from './depositReturns';
import { approveSettlement, closeSettlement } from './endingApprove';
import { previewSettlement, settlementDetail, settlementPage } from './endingRead';
import { saveSettlement, submitSettlement, voidSettlement } from './endingWrite';

export const settlementRoutes = implement(settlementApi, {
  preview: previewSettlement,
  page: settlementPage,
  detail: settlementDetail,
  save: saveSettlement,
  submit: submitSettlement,
  approve: approveSettlement,
  close: closeSettlement,
  void: voidSettlement,
});

export const depositRoutes = implement(depositApi, {
  page: entryPage,
  account: depositAccount,
  return: askReturn,
  returnApprove: approveReturn,
  returnPay: payReturn,
  forfeit,
});
