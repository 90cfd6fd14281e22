import { standardApi } from '../../../../../src/contract/master-data/standards';
import { implement } from '../../../../http/implement';
import { standardPage, standardProducts } from './read';
import { addStandard, switchStandard, updateStandard } from './write';

export const standardRoutes = implement(standardApi, {
  page: standardPage,
  add: addStandard,
  update: updateStandard,
  updateStatus: switchStandard,
  products: standardProducts,
});
