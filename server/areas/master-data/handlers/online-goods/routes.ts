import { onlineGoodsApi } from '../../../../../src/contract/master-data/online-goods';
import { implement } from '../../../../http/implement';
import { findStandards, matchProduct } from './match';
import { onlineDetail, onlinePage } from './read';
import { changeBrand, changeCategory, updateOnline } from './write';

export const onlineGoodsRoutes = implement(onlineGoodsApi, {
  page: onlinePage,
  detail: onlineDetail,
  update: updateOnline,
  candidates: findStandards,
  match: matchProduct,
  batchCategory: changeCategory,
  batchBrand: changeBrand,
});
