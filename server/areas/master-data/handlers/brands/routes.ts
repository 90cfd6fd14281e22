import { brandApi } from '../../../../../src/contract/master-data/brands';
import { implement } from '../../../../http/implement';
import { brandPage } from './read';
import { addBrand, deleteBrand, switchBrand, updateBrand } from './write';

export const brandRoutes = implement(brandApi, {
  page: brandPage,
  add: addBrand,
  update: updateBrand,
  updateStatus: switchBrand,
  delete: deleteBrand,
});
