import { licenceApi, licenceCancelApi } from './master-data/licence-calls';
import { renewalApi } from './master-data/renewals';
import { announcementApi } from './content/announcements';
import { homeServices } from './content/home-services';
import { referenceApi } from './content/references';
import { articleApi, articleAppApi } from './content/articles';
import { bannerApi, bannerAppApi } from './content/banners';
import { branchAnnouncementApi, branchAnnouncementAppApi } from './content/branch-announcements';
import { inboxApi } from './content/inbox';
import { releaseApi } from './content/releases';
import { zoneApi, zoneAppApi } from './content/zones';
import { jumpTargetApi } from './content/jump-targets';
import { dashboardApi } from './account/dashboard';
import type { Endpoint, Service } from './endpoint';
import { exportApi } from './tasks/exports';
import { feedbackApi } from './system/feedback';
import { refusedPageApi } from './account/refused-page';
import { fileApi } from './account/files';
import { fairCommodityApi } from './trade-fair/commodities';
import { fairCustomerApi } from './trade-fair/customers';
import { fairHomeApi } from './trade-fair/home';
import { invitationApi } from './trade-fair/invitations';
import { fairOrderApi } from './trade-fair/orders';
import { diningApi } from './trade-fair/dining';
import { guestApi } from './trade-fair/guests';
import { lotteryApi } from './trade-fair/draws';
import { prizeApi, prizeGroupApi } from './trade-fair/prizes';
import { registrationApi } from './trade-fair/hand-over';
import { screenApi } from './trade-fair/big-screen';
import { checkInApi } from './trade-fair/check-in';
import { doorApi } from './trade-fair/door';
import { drawProofApi } from './trade-fair/draw-proof';
import { ticketApi } from './trade-fair/tickets';
import { fairSupplierApi } from './trade-fair/suppliers';
import {
  fairImportApi,
  catalogueImportApi,
  contentImportApi,
  goodsImportApi,
  promotionImportApi,
  ruleImportApi,
} from './tasks/import-calls';
import { entryImportApi } from './tasks/entry-imports';
import { importApi } from './tasks/imports';
import { jobApi } from './tasks/jobs';
import { storageApi } from './tasks/storage';
import { menusApi } from './system/menus';
import { operationLogApi } from './system/operation-log';
import { propertyServices } from './property-services';
import { platformUserApi } from './account/platform-user';
import { activityApi } from './promotion/activities';
import { basketApi } from './promotion/baskets';
import { computeApi } from './promotion/settlement';
import { policyApi } from './promotion/policies';
import { priceCompareApi } from './pricing/compare';
import { branchTreeApi } from './pricing/branch-trees';
import { prodRulesApi } from './pricing/prod-rules';
import { profileApi } from './account/profile';
import { contentReadApi } from './reports/reads';
import { pageVisitApi } from './reports/page-visits';
import { visitsApi } from './reports/visits';
import { orderServices } from './orders/services';
import { rolesApi } from './system/roles';
import { effectivePermissionsApi } from './system/effective-permissions';
import { savedViewApi } from './account/saved-views';
import { tradeFairApi } from './trade-fair/fairs';
import { userApi } from './account/sign-in';
import { exampleAccountApi } from './account/example-accounts';
import { usersApi } from './system/users';
import { cashierApi } from './finance/cashiers';
import { listingApi } from './goods/listings';
import { businessCodeApi } from './goods/business-codes';
import { shieldApi } from './goods/shields';
import { breedMonitorApi } from './goods/breed-monitors';
import { strategyApi } from './goods/monitor-strategies';
import { duplicateApi } from './master-data/duplicates';
import { concernApi } from './goods/concerns';
import { stockApi } from './goods/stock';
import { statementApi } from './finance/statements';
import { counterApi } from './finance/counter';
import { counterProfileApi } from './finance/counter-profile';
import { evidenceApi } from './finance/evidence';
import { rulesApi } from './finance/rule-settings';
import { statementLinkApi, statementReplyApi } from './finance/replies';
import { workbenchApi } from './finance/workbench';
import { brandApi } from './master-data/brands';
import { approvalCancelApi } from './master-data/approval-cancels';
import { approvalApi } from './master-data/approvals';
import { waitingApi } from './master-data/waiting';
import { publicEntryApi } from './master-data/public-entry';
import {
  commodityApplyApi,
  commodityEntryApi,
  companyApplyApi,
  companyEntryApi,
  customerApplyApi,
  customerEntryApi,
} from './master-data/entries';
import { companyApi } from './master-data/companies';
import { onlineGoodsApi } from './master-data/online-goods';
import { standardApi } from './master-data/standards';

/** Every service of the product: what the server answers, the tests call and the OpenAPI file lists. */
export const services = {
  fairImportApi,
  catalogueImportApi,
  entryImportApi,
  contentImportApi,
  goodsImportApi,
  promotionImportApi,
  ruleImportApi,
  companyEntryApi,
  customerEntryApi,
  commodityEntryApi,
  companyApplyApi,
  customerApplyApi,
  commodityApplyApi,
  userApi,
  exampleAccountApi,
  platformUserApi,
  profileApi,
  savedViewApi,
  usersApi,
  rolesApi,
  menusApi,
  effectivePermissionsApi,
  operationLogApi,
  feedbackApi,
  refusedPageApi,
  ...orderServices,
  visitsApi,
  pageVisitApi,
  contentReadApi,
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
  checkInApi,
  doorApi,
  drawProofApi,
  diningApi,
  announcementApi,
  ...homeServices,
  referenceApi,
  releaseApi,
  bannerApi,
  bannerAppApi,
  zoneApi,
  zoneAppApi,
  articleApi,
  articleAppApi,
  branchAnnouncementApi,
  branchAnnouncementAppApi,
  inboxApi,
  jumpTargetApi,
  tradeFairApi,
  fileApi,
  exportApi,
  importApi,
  jobApi,
  storageApi,
  dashboardApi,
  ...propertyServices,
  prodRulesApi,
  branchTreeApi,
  priceCompareApi,
  basketApi,
  activityApi,
  computeApi,
  policyApi,
  cashierApi,
  stockApi,
  listingApi,
  licenceCancelApi,
  licenceApi,
  renewalApi,
  shieldApi,
  businessCodeApi,
  strategyApi,
  breedMonitorApi,
  concernApi,
  statementApi,
  workbenchApi,
  rulesApi,
  counterApi,
  counterProfileApi,
  evidenceApi,
  statementLinkApi,
  statementReplyApi,
  duplicateApi,

  brandApi,
  standardApi,
  approvalApi,
  waitingApi,
  publicEntryApi,
  approvalCancelApi,
  onlineGoodsApi,
  companyApi,
};

export const endpoints: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries(services).flatMap(
  ([service, all]: [string, Service]) =>
    Object.entries(all).map(([key, endpoint]) => [`${service}.${key}`, endpoint] as const),
);
