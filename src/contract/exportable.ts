import type { Endpoint } from './endpoint';
import type { EXPORT_BUTTONS } from './tasks/exports';
import { activityApi } from './promotion/activities';
import { cashierApi } from './finance/cashiers';
import { statementApi } from './finance/statements';
import { workbenchApi } from './finance/workbench';
import { announcementApi } from './content/announcements';
import { articleApi } from './content/articles';
import { bannerApi } from './content/banners';
import { branchAnnouncementApi } from './content/branch-announcements';
import { homeConfigApi } from './content/home/pages';
import { zoneApi } from './content/zones';
import { licenceCancelApi } from './master-data/licence-calls';
import { computeApi } from './promotion/settlement';
import { diningApi } from './trade-fair/dining';
import { feedbackApi } from './system/feedback';
import { listingApi } from './goods/listings';
import { businessCodeApi } from './goods/business-codes';
import { brandApi } from './master-data/brands';
import { approvalCancelApi } from './master-data/approval-cancels';
import { applyApis, entryApis } from './master-data/entries';
import { billApi } from './property/bills';
import { propertyApi } from './property/properties';
import { inspectionApi } from './property/inspections';
import { workOrderApi } from './property/work-orders';
import { tenantApi } from './property/tenants';
import { unitApi } from './property/units';
import { companyApi } from './master-data/companies';
import { onlineGoodsApi } from './master-data/online-goods';
import { standardApi } from './master-data/standards';
import { shieldApi } from './goods/shields';
import { breedMonitorApi } from './goods/breed-monitors';
import { strategyApi } from './goods/monitor-strategies';
import { concernApi } from './goods/concerns';
import { stockApi } from './goods/stock';
import { fairCommodityApi } from './trade-fair/commodities';
import { fairCustomerApi } from './trade-fair/customers';
import { fairHomeApi } from './trade-fair/home';
import { fairOrderApi } from './trade-fair/orders';
import { fairSupplierApi } from './trade-fair/suppliers';
import { guestApi } from './trade-fair/guests';
import { invitationApi } from './trade-fair/invitations';
import { lotteryApi } from './trade-fair/draws';
import { operationLogApi } from './system/operation-log';
import { policyApi } from './promotion/policies';
import { priceCompareApi } from './pricing/compare';
import { prizeApi } from './trade-fair/prizes';
import { registrationApi } from './trade-fair/hand-over';
import { returnApi } from './orders/returns';
import { salesOrderApi } from './orders/orders';
import { rolesApi } from './system/roles';
import { ruleList } from './pricing/prod-rules';
import { checkInApi } from './trade-fair/check-in';
import { ticketApi } from './trade-fair/tickets';
import { tradeFairApi } from './trade-fair/fairs';
import { visitsApi } from './reports/visits';
import { contentReadApi } from './reports/reads';
import { usersApi } from './system/users';

type ExportButton = (typeof EXPORT_BUTTONS)[number];

/**
 * The lists that can be exported, and the button that allows it, or any of several. No other address is ever called
 * (R-60).
 */
export const EXPORTABLE: readonly { list: Endpoint; button: ExportButton | readonly ExportButton[] }[] = [
  { list: tradeFairApi.searchList, button: 'tradeFairManage_export' },
  { list: ruleList, button: 'pricingRule_export' },
  { list: activityApi.querySpecialOffers, button: 'specialsPricing_export' },
  { list: activityApi.queryFlexible, button: 'flexiblePricing_export' },
  { list: activityApi.queryDiscount, button: ['discountPricing_export', 'rebatePricing_export'] },
  { list: computeApi.queryCompute, button: 'calculationPricing_export' },
  { list: policyApi.page, button: 'promotionPolicy_export' },
  { list: priceCompareApi.page, button: 'priceCompare_export' },
  { list: prizeApi.page, button: 'prizeManage_export' },
  { list: ticketApi.page, button: 'lotteryTicket_export' },
  { list: guestApi.guestList, button: 'guestManage_export' },
  { list: guestApi.listGroup, button: 'guestManage_export' },
  { list: fairSupplierApi.page, button: 'upstreamSupplier_export' },
  { list: fairCommodityApi.page, button: 'saleShowCommodities_export' },
  { list: fairHomeApi.rank, button: 'saleShowHome_export' },
  { list: invitationApi.page, button: 'invitation_export' },
  { list: fairOrderApi.page, button: 'saleShowOrders_export' },
  { list: fairOrderApi.linePage, button: 'fairOrder_export' },
  { list: fairCustomerApi.firstLevelCustomerList, button: 'saleCustomer_export' },
  { list: fairCustomerApi.secondLevelCustomerList, button: 'saleCustomer_export' },
  { list: propertyApi.page, button: 'property_export' },
  { list: unitApi.page, button: 'unit_export' },
  { list: workOrderApi.page, button: 'workOrder_export' },
  { list: inspectionApi.taskPage, button: 'inspection_export' },
  { list: tenantApi.page, button: 'tenant_export' },
  { list: billApi.page, button: 'bill_export' },
  { list: cashierApi.page, button: 'cashier_export' },
  { list: stockApi.page, button: 'productStock_export' },
  { list: listingApi.page, button: 'listing_export' },
  { list: strategyApi.page, button: 'monitorStrategy_export' },
  { list: breedMonitorApi.page, button: 'breedMonitor_export' },
  { list: concernApi.page, button: 'goodsConcern_export' },
  { list: shieldApi.page, button: 'productShield_export' },
  { list: businessCodeApi.page, button: 'defaultBusinessCode_export' },
  { list: licenceCancelApi.page, button: 'licenceCancel_export' },
  { list: brandApi.page, button: 'brand_export' },
  { list: approvalCancelApi.page, button: 'approvalCancel_export' },
  { list: entryApis.companyEntry.page, button: 'companyEntry_export' },
  { list: entryApis.customerEntry.page, button: 'customerEntry_export' },
  { list: entryApis.commodityEntry.page, button: 'commodityEntry_export' },
  { list: applyApis.companyEntry.page, button: 'companyEntryApply_export' },
  { list: applyApis.customerEntry.page, button: 'customerEntryApply_export' },
  { list: applyApis.commodityEntry.page, button: 'commodityEntryApply_export' },
  { list: onlineGoodsApi.page, button: 'onlineGoods_export' },
  { list: companyApi.page, button: 'companyManage_export' },
  { list: standardApi.page, button: 'standardManage_export' },
  { list: statementApi.page, button: 'reconciliation_export' },
  { list: workbenchApi.diffs, button: 'checkDiffList_export' },
  { list: articleApi.page, button: 'contentList_export' },
  { list: bannerApi.page, button: 'banner_export' },
  { list: branchAnnouncementApi.page, button: 'announcement_export' },
  { list: homeConfigApi.page, button: 'homeConfig_export' },
  { list: zoneApi.page, button: 'zoneConfig_export' },
  { list: announcementApi.page, button: 'announcementV2_export' },
  { list: announcementApi.readPage, button: 'announcementV2_export' },
  { list: announcementApi.unreadPage, button: 'announcementV2_export' },
  { list: announcementApi.readByBranch, button: 'announcementV2_export' },
  { list: registrationApi.page, button: 'prizeRegistration_export' },
  { list: checkInApi.page, button: 'signIn_export' },
  { list: diningApi.page, button: 'dining_export' },
  { list: lotteryApi.drawPage, button: 'drawLottery_export' },
  { list: usersApi.selectPage, button: 'userManage_export' },
  { list: rolesApi.page, button: 'roleManage_export' },
  { list: salesOrderApi.page, button: 'orderInquiry_export' },
  { list: salesOrderApi.linePage, button: 'orderInquiry_exportDetail' },
  { list: returnApi.page, button: 'returnedRecord_export' },
  { list: visitsApi.visits, button: 'visitsReport_export' },
  { list: contentReadApi.page, button: 'userReadReport_export' },
  { list: feedbackApi.page, button: 'feedback_export' },
  { list: operationLogApi.page, button: 'operationLog_export' },
];
