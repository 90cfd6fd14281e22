import { announcementApi } from './content/announcements';
import { dashboardApi } from './dashboard';
import type { Endpoint, Service } from './endpoint';
import { exportApi } from './transfer/export-jobs';
import { feedbackApi } from './people/feedback';
import { fileApi } from './files';
import { fairCommodityApi } from './fair/commodities';
import { fairCustomerApi } from './fair/customers';
import { fairHomeApi } from './fair/home';
import { invitationApi } from './fair/invitations';
import { fairOrderApi } from './fair/orders';
import { diningApi } from './fair/dining';
import { guestApi } from './fair/guests';
import { lotteryApi } from './fair/lottery';
import { prizeApi, prizeGroupApi } from './fair/prizes';
import { registrationApi } from './fair/registration';
import { screenApi } from './fair/screen';
import { signInApi } from './fair/sign-in';
import { ticketApi } from './fair/tickets';
import { fairSupplierApi } from './fair-suppliers';
import { fairImportApi, promotionImportApi, ruleImportApi } from './transfer/import-calls';
import { importApi } from './transfer/imports';
import { menusApi } from './people/menus';
import { operationLogApi } from './people/operation-log';
import { pmsApi } from './micro-pms';
import { platformUserApi } from './platform-user';
import { activityApi } from './promotion/activities';
import { basketApi } from './promotion/baskets';
import { computeApi } from './promotion/compute';
import { policyApi } from './promotion/policies';
import { priceCompareApi } from './pricing/price-compare';
import { prodRulesApi } from './prod-rules';
import { profileApi } from './profile';
import { rolesApi } from './people/roles';
import { sightApi } from './people/sight';
import { savedViewApi } from './people/saved-views';
import { tradeFairApi } from './trade-fair';
import { userApi } from './user';
import { usersApi } from './people/users';

/** Every service of the product: what the server answers, the tests call and the OpenAPI file lists. */
export const services = {
  userApi,
  platformUserApi,
  profileApi,
  savedViewApi,
  usersApi,
  rolesApi,
  menusApi,
  sightApi,
  operationLogApi,
  feedbackApi,
  prizeApi,
  prizeGroupApi,
  ticketApi,
  lotteryApi,
  screenApi,
  guestApi,
  fairSupplierApi,
  fairCommodityApi,
  fairCustomerApi,
  fairOrderApi,
  fairHomeApi,
  invitationApi,
  registrationApi,
  signInApi,
  diningApi,
  announcementApi,
  tradeFairApi,
  fileApi,
  exportApi,
  importApi,
  fairImportApi,
  promotionImportApi,
  ruleImportApi,
  dashboardApi,
  pmsApi,
  prodRulesApi,
  priceCompareApi,
  basketApi,
  activityApi,
  computeApi,
  policyApi,
};

export const endpoints: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries(services).flatMap(
  ([service, all]: [string, Service]) =>
    Object.entries(all).map(([key, endpoint]) => [`${service}.${key}`, endpoint] as const),
);
