import { tenantApi } from '../../../../../src/contract/property/tenants';
import { implement } from '../../../../http/implement';
import { tenantDetail, tenantPage, wholeNumber } from './read';
import { deleteTenant, saveTenant, switchTenant } from './write';

export const tenantRoutes = implement(tenantApi, {
  page: tenantPage,
  detail: tenantDetail,
  save: saveTenant,
  number: wholeNumber,
  updateStatus: switchTenant,
  delete: deleteTenant,
});
