import { dashboardRoutes } from './areas/account/handlers/dashboard';
import { listHandlers } from './areas/account/handlers/dashboardCards';
import { fileRoutes } from './areas/account/handlers/files';
import { platformUserRoutes } from './areas/account/handlers/platformUser';
import { profileRoutes } from './areas/account/handlers/profile';
import { viewRoutes } from './areas/account/handlers/savedViews';
import { exampleAccountRoutes, userRoutes } from './areas/account/handlers/signIn';
import { announceFair } from './areas/content/handlers/announcements/announceFair';
import { keepReads, newsFor } from './areas/content/handlers/announcements/guestNews';
import { homeRoutes } from './areas/content/handlers/home/routes';
import { announcementRoutes } from './areas/content/handlers/announcements/routes';
import { articleRoutes } from './areas/content/handlers/articles/routes';
import { bannerRoutes } from './areas/content/handlers/banners/routes';
import { jumpTargetRoutes } from './areas/content/handlers/publishing/targets';
import { keepGuestVisit } from './areas/reports/handlers/visits/record';
import { contentReadRoutes } from './areas/reports/handlers/reads/routes';
import { visitRoutes } from './areas/reports/handlers/visits/routes';
import { returnRoutes } from './areas/orders/handlers/returns/routes';
import { salesOrderRoutes } from './areas/orders/handlers/inquiry/routes';
import { priceRule } from './areas/pricing/data/schema/price-rule';
import { priceCompareRoutes } from './areas/pricing/handlers/compare/routes';
import { prodRulesRoutes } from './areas/pricing/handlers/prodRules';
import { rulePriceImporter } from './areas/pricing/handlers/rules/importPrices';
import { ruleImportRoutes } from './areas/pricing/handlers/rules/importRoutes';
import { activity } from './areas/promotion/data/schema/activity';
import { activityRoutes } from './areas/promotion/handlers/activities/routes';
import { promotionImporters } from './areas/promotion/handlers/baskets/imports/importers';
import { promotionImportRoutes } from './areas/promotion/handlers/baskets/imports/routes';
import { licenceRoutes } from './areas/master-data/handlers/licences/routes';
import { ownerStakes } from './areas/master-data/data/stakeSlots';
import { listedGoods } from './areas/goods/data/listedGoods';
import { ownedActivities } from './areas/promotion/data/ownedActivities';
import { basketRoutes } from './areas/promotion/handlers/baskets/routes';
import { policyRoutes } from './areas/promotion/handlers/policies/routes';
import { computeRoutes } from './areas/promotion/handlers/settlement/routes';
import { buildingRoutes } from './areas/property/handlers/buildings';
import { tenantStatementRoutes } from './areas/property/handlers/billing/accounts';
import { billRoutes } from './areas/property/handlers/billing/billRoutes';
import { feeItemRoutes } from './areas/property/handlers/billing/feeItems';
import { leaseRoutes } from './areas/property/handlers/billing/leaseRoutes';
import { meterRoutes } from './areas/property/handlers/billing/meters';
import { paymentRoutes } from './areas/property/handlers/billing/payments';
import { readingRoutes } from './areas/property/handlers/billing/readings';
import { tariffRoutes } from './areas/property/handlers/billing/tariffs';
import { trialRoutes } from './areas/property/handlers/billing/trial';
import { pmsRoutes } from './areas/property/handlers/pms';
import { inspectionRoutes } from './areas/property/handlers/inspections/routes';
import { workOrderRoutes } from './areas/property/handlers/orders/routes';
import { outageRoutes } from './areas/property/handlers/outages';
import { propertyRoutes } from './areas/property/handlers/properties';
import { tenantRoutes } from './areas/property/handlers/tenants/routes';
import { unitRoutes } from './areas/property/handlers/units/routes';
import { feedbackRoutes } from './areas/system/handlers/feedback/routes';
import { refusedPageRoutes } from './areas/system/handlers/people/refusedPage';
import { seenRecords } from './areas/system/handlers/operationHistory';
import { operationLogRoutes } from './areas/system/handlers/operationLog';
import { menuRoutes, roleRoutes, userAdminRoutes } from './areas/system/handlers/people/routes';
import { effectivePermissionsRoutes } from './areas/system/handlers/people/effectivePermissions';
import { exportRoutes } from './areas/tasks/handlers/exports/routes';
import { importers } from './areas/tasks/handlers/imports/importer';
import { importRoutes } from './areas/tasks/handlers/imports/routes';
import { jobRoutes } from './areas/tasks/handlers/jobs/routes';
import { storageRoutes } from './areas/tasks/handlers/storage/routes';
import { tradeFair } from './areas/trade-fair/data/schema/trade-fair';
import { checkInRoutes } from './areas/trade-fair/handlers/check-in/routes';
import { doorRoutes } from './areas/trade-fair/handlers/door/list';
import { fairCommodityRoutes } from './areas/trade-fair/handlers/commodities/routes';
import { fairCustomerRoutes } from './areas/trade-fair/handlers/customers/routes';
import { diningRoutes } from './areas/trade-fair/handlers/dining/routes';
import { lotteryRoutes } from './areas/trade-fair/handlers/draws/routes';
import { tradeFairRoutes } from './areas/trade-fair/handlers/fairs/routes';
import { guestRoutes } from './areas/trade-fair/handlers/guests/routes';
import { registrationRoutes } from './areas/trade-fair/handlers/hand-over/registration';
import { fairHomeRoutes } from './areas/trade-fair/handlers/home/routes';
import { fairImporters } from './areas/trade-fair/handlers/imports/importers';
import { fairImportRoutes } from './areas/trade-fair/handlers/imports/routes';
import { fairNews, guestVisits } from './areas/trade-fair/handlers/invitations/news';
import { invitationRoutes } from './areas/trade-fair/handlers/invitations/routes';
import { fairOrderRoutes } from './areas/trade-fair/handlers/orders/routes';
import { fairSupplierRoutes } from './areas/trade-fair/handlers/suppliers/suppliers';
import type { Route } from './http/context';
import { isSeenBy } from './platform/scope';
import { cashier } from './areas/finance/data/schema/cashiers';
import { cashierRoutes } from './areas/finance/handlers/cashiers/routes';
import { productShield } from './areas/goods/data/schema/shield';
import { stock } from './areas/goods/data/schema/stock';
import { businessCodeRoutes } from './areas/goods/handlers/codes/codes';
import { goodsImporters } from './areas/goods/handlers/imports/importers';
import { goodsImportRoutes } from './areas/goods/handlers/imports/routes';
import { statementsOpen } from './areas/master-data/data/companySlot';
import { companyRoutes } from './areas/master-data/handlers/companies/routes';
import { openOrders } from './areas/orders/data/openOrders';
import { openStatements } from './areas/finance/data/openStatements';
import { listingStatusAt } from './areas/master-data/data/listingSlot';
import { onlineGoodsRoutes } from './areas/master-data/handlers/online-goods/routes';
import { listingStatusOf } from './areas/goods/data/listingStatus';
import { brandRoutes } from './areas/master-data/handlers/brands/routes';
import { standardRoutes } from './areas/master-data/handlers/standards/routes';
import { catalogueImporters } from './areas/master-data/handlers/imports/importers';
import { catalogueImportRoutes } from './areas/master-data/handlers/imports/routes';
import { listingRoutes } from './areas/goods/handlers/listings/routes';
import { goodsSales } from './areas/goods/data/salesSlot';
import { monitorRoutes } from './areas/goods/handlers/monitors/breeds';
import { soldGoods } from './areas/orders/data/soldGoods';
import { goodsPrices } from './areas/goods/data/priceSlot';
import { concernRoutes } from './areas/goods/handlers/concerns/concerns';
import { customerPrices } from './areas/pricing/handlers/trial/customerPrice';
import { shieldRoutes } from './areas/goods/handlers/shields/write';
import { stockRoutes } from './areas/goods/handlers/stock/routes';
import { statementRoutes } from './areas/finance/handlers/statements/routes';
import { statedDocuments } from './areas/finance/data/statedDocuments';
import { orderStatements } from './areas/orders/data/statementSlot';
import { rulesRoutes } from './areas/finance/handlers/rules/routes';
import { counterRoutes } from './areas/finance/handlers/counter/routes';
import { evidenceRoutes } from './areas/finance/handlers/evidence/routes';
import { replyRoutes } from './areas/finance/handlers/replies/routes';
import { masterReferences, mergeBlockers } from './areas/master-data/data/duplicates/references';
import { mergeObjections, references } from './masterReferences';
import { duplicateRoutes } from './areas/master-data/handlers/duplicates/routes';
import { approvalCancelRoutes } from './areas/master-data/handlers/approval/cancels';
import { approvalRoutes } from './areas/master-data/handlers/approval/routes';
import { waitingRoutes } from './areas/master-data/handlers/approval/waiting';
import { entryRoutes } from './areas/master-data/handlers/entries/routes';
import { publicEntryRoutes } from './areas/master-data/handlers/public-entries/routes';
import { workbenchRoutes } from './areas/finance/handlers/workbench/routes';

/* What areas offer each other without knowing each other: who asks has a slot, who has it is filled in here. */

masterReferences.fill(references);
mergeBlockers.fill(mergeObjections);

importers.fill({
  ...fairImporters,
  ...promotionImporters,
  PRICE_RULE_SPECIAL: rulePriceImporter,
  ...goodsImporters,
  ...catalogueImporters,
});

seenRecords.fill({
  tradeFair: isSeenBy(tradeFair.tradeFairId),
  priceRule: isSeenBy(priceRule.ruleId),
  activity: isSeenBy(activity.activityId),
  cashier: isSeenBy(cashier.cashierId),
  coreStock: isSeenBy(stock.stockId),
  productShield: isSeenBy(productShield.shieldId),
});

goodsSales.fill(soldGoods);
ownerStakes.fill({ openOrders, listedProducts: listedGoods, activities: ownedActivities });
goodsPrices.fill(customerPrices);
orderStatements.fill(statedDocuments);
statementsOpen.fill(openStatements);
listingStatusAt.fill(listingStatusOf);

guestVisits.fill(keepGuestVisit);
fairNews.fill({ announce: announceFair, shownTo: newsFor, keepReads });

/** Every call of the contract with its handler. */
export const routes: readonly Route[] = [
  ...userRoutes,
  ...exampleAccountRoutes,
  ...platformUserRoutes,
  ...profileRoutes,
  ...viewRoutes,
  ...userAdminRoutes,
  ...roleRoutes,
  ...menuRoutes,
  ...effectivePermissionsRoutes,
  ...operationLogRoutes,
  ...feedbackRoutes,
  ...refusedPageRoutes,
  ...tradeFairRoutes,
  ...fileRoutes,
  ...exportRoutes,
  ...importRoutes,
  ...jobRoutes,
  ...storageRoutes,
  ...fairImportRoutes,
  ...promotionImportRoutes,
  ...ruleImportRoutes,
  ...goodsImportRoutes,
  ...catalogueImportRoutes,
  ...fairSupplierRoutes,
  ...lotteryRoutes,
  ...guestRoutes,
  ...fairCommodityRoutes,
  ...fairCustomerRoutes,
  ...fairOrderRoutes,
  ...fairHomeRoutes,
  ...invitationRoutes,
  ...registrationRoutes,
  ...checkInRoutes,
  ...doorRoutes,
  ...diningRoutes,
  ...announcementRoutes,
  ...homeRoutes,
  ...bannerRoutes,
  ...articleRoutes,
  ...jumpTargetRoutes,
  ...dashboardRoutes,
  ...pmsRoutes,
  ...propertyRoutes,
  ...buildingRoutes,
  ...unitRoutes,
  ...tenantRoutes,
  ...workOrderRoutes,
  ...inspectionRoutes,
  ...outageRoutes,
  ...trialRoutes,
  ...feeItemRoutes,
  ...tariffRoutes,
  ...meterRoutes,
  ...readingRoutes,
  ...leaseRoutes,
  ...billRoutes,
  ...paymentRoutes,
  ...tenantStatementRoutes,
  ...prodRulesRoutes,
  ...priceCompareRoutes,
  ...basketRoutes,
  ...activityRoutes,
  ...computeRoutes,
  ...policyRoutes,
  ...cashierRoutes,
  ...stockRoutes,
  ...listingRoutes,
  ...shieldRoutes,
  ...businessCodeRoutes,
  ...monitorRoutes,
  ...concernRoutes,
  ...statementRoutes,
  ...workbenchRoutes,
  ...rulesRoutes,
  ...counterRoutes,
  ...evidenceRoutes,
  ...replyRoutes,
  ...salesOrderRoutes,
  ...returnRoutes,
  ...visitRoutes,
  ...contentReadRoutes,
  ...licenceRoutes,
  ...duplicateRoutes,
  ...entryRoutes,
  ...approvalRoutes,
  ...waitingRoutes,
  ...publicEntryRoutes,
  ...approvalCancelRoutes,

  ...brandRoutes,
  ...onlineGoodsRoutes,
  ...companyRoutes,
  ...standardRoutes,
];

listHandlers.fill((list) => {
  const route = routes.find(({ endpoint }) => endpoint === list);
  if (!route) throw new Error(`Nothing answers ${list.path}.`);
  return route.handler;
});
