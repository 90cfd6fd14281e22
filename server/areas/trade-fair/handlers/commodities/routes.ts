import { fairCommodityApi } from '../../../../../src/contract/trade-fair/commodities';
import { implement } from '../../../../http/implement';
import { withCurrentStates } from '../fairs/withCurrentStates';
import { deleteCommodities, previewDelete, previewShelf, shelveCommodities } from './batch';
import { addCommodities, updateCommodity } from './change';
import { commodityPage, productsToOffer } from './read';

export const fairCommodityRoutes = implement(fairCommodityApi, {
  page: commodityPage,
  productPage: productsToOffer,
  add: withCurrentStates(addCommodities),
  update: withCurrentStates(updateCommodity),
  delete: withCurrentStates(deleteCommodities),
  deletePreview: withCurrentStates(previewDelete),
  shelf: withCurrentStates(shelveCommodities),
  shelfPreview: withCurrentStates(previewShelf),
});
