import { companyApi } from '../../../../../src/contract/master-data/companies';
import { implement } from '../../../../http/implement';
import { companyOf, companyPage } from './read';
import { addCompany, switchCompany, updateCompany } from './write';

export const companyRoutes = implement(companyApi, {
  page: companyPage,
  detail: ({ id }, context) => companyOf(id, context),
  add: addCompany,
  update: updateCompany,
  updateStatus: switchCompany,
});
