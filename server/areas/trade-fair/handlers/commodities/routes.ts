import { fairCommodityApi } from '../../../../../src/contract/trade-fair/commodities';
import { implement } from '../../../../http/implement';
import { byTheClock } from '../fairs/byTheClock';
import { deleteCommodities, previewDelete, previewShelf, shelveCommodities } from './batch';
import { addCommodities, updateCommodity } from './change';
import { commodityPage, productsToOffer } from './read';

export const fairCommodityRoutes = implement(fairCommodityApi, {
  page: commodityPage,
  productPage: productsToOffer,
  add: byTheClock(addCommodities),
  update: byTheClock(updateCommodity),
  delete: byTheClock(deleteCommodities),
  deletePreview: byTheClock(previewDelete),
  shelf: byTheClock(shelveCommodities),
  shelfPreview: byTheClock(previewShelf),
});
