import { listHandlers } from './areas/account/handlers/dashboardCards';
import { announceFair } from './areas/content/handlers/announcements/announceFair';
import { keepReads, newsFor } from './areas/content/handlers/announcements/guestNews';
import { keepGuestVisit } from './areas/reports/handlers/visits/record';
import { release } from './areas/content/data/schema/release';
import { priceRule } from './areas/pricing/data/schema/price-rule';
import { rulePriceImporter } from './areas/pricing/handlers/rules/importPrices';
import { termsApart } from './areas/pricing/handlers/rules/loggedRule';
import { activity } from './areas/promotion/data/schema/activity';
import { promotionImporters } from './areas/promotion/handlers/baskets/imports/importers';
import { ownerStakes } from './areas/master-data/data/stakeSlots';
import { listedGoods } from './areas/goods/data/listedGoods';
import { ownedActivities } from './areas/promotion/data/ownedActivities';
import { ownChanges, recordNames } from './areas/system/handlers/namedChanges';
import { seenRecords } from './areas/system/handlers/operationHistory';
import { stuckApprovals as approvalsOfUser } from './areas/system/handlers/people/stuckApprovals';
import { importers } from './areas/tasks/handlers/imports/importer';
import { tradeFair } from './areas/trade-fair/data/schema/trade-fair';
import { fairImporters } from './areas/trade-fair/handlers/imports/importers';
import { fairNews, guestVisits } from './areas/trade-fair/handlers/invitations/news';
import { pagesUsing } from './areas/content/data/references/pageUses';
import { pageUses } from './http/pageUses';
import { isSeenBy } from './platform/scope';
import { cashier } from './areas/finance/data/schema/cashiers';
import { productShield } from './areas/goods/data/schema/shield';
import { stock } from './areas/goods/data/schema/stock';
import { goodsImporters } from './areas/goods/handlers/imports/importers';
import { statementsOpen } from './areas/master-data/data/companySlot';
import { openOrders } from './areas/orders/data/openOrders';
import { openStatements } from './areas/finance/data/openStatements';
import { listingStatusAt } from './areas/master-data/data/listingSlot';
import { listingStatusOf } from './areas/goods/data/listingStatus';
import { contentImporters } from './areas/content/handlers/imports/importZoneProducts';
import { propertyImporters } from './areas/property/handlers/imports/importers';
import { catalogueImporters } from './areas/master-data/handlers/imports/importers';
import { orderedGoods } from './areas/goods/data/orderedSlot';
import { goodsSales } from './areas/goods/data/salesSlot';
import { orderedGoods as openGoods } from './areas/orders/data/orderedGoods';
import { soldGoods } from './areas/orders/data/soldGoods';
import { goodsPrices, lowestPrices } from './areas/goods/data/priceSlot';
import { customerPrices } from './areas/pricing/handlers/trial/customerPrice';
import { lowestPrices as lowestOfCompany } from './areas/pricing/handlers/trial/lowestPrices';
import { statedDocuments } from './areas/finance/data/statedDocuments';
import { PLAIN_KIND } from '../src/contract/master-data/kinds';
import { undoCashier } from './areas/finance/handlers/cashiers/undoApproval';
import { stuckApprovals } from './areas/master-data/handlers/approval/stuckApprovals';
import { plainUndos } from './areas/master-data/handlers/approval/plainUndo';
import { undoReturn } from './areas/orders/handlers/returns/undoApproval';
import { undoLease } from './areas/property/handlers/billing/undoApproval';
import { rememberChange } from './areas/finance/data/followBills';
import { returnStanding } from './areas/finance/data/returnStanding';
import { eventsOfDocuments } from './areas/finance/data/statementEvents';
import { receivingCashier } from './areas/finance/data/receivingCashier';
import { receivingCashier as cashierOfReceipt } from './areas/orders/data/cashierSlot';
import { billsChanged, orderStatements, returnStatement, statementEvents } from './areas/orders/data/statementSlot';
import { masterReferences, mergeBlockers } from './areas/master-data/data/duplicates/references';
import { logNames } from './logNames';
import { mergeObjections, references } from './masterReferences';
import { routes } from './routes';

/* What areas offer each other without knowing each other: who asks has a slot, who has it is filled in here. */

masterReferences.fill(references);
mergeBlockers.fill(mergeObjections);

importers.fill({
  ...fairImporters,
  ...promotionImporters,
  PRICE_RULE_SPECIAL: rulePriceImporter,
  ...goodsImporters,
  ...catalogueImporters,
  ...contentImporters,
  ...propertyImporters,
});

seenRecords.fill({
  tradeFair: isSeenBy(tradeFair.tradeFairId),
  priceRule: isSeenBy(priceRule.ruleId),
  activity: isSeenBy(activity.activityId),
  cashier: isSeenBy(cashier.cashierId),
  coreStock: isSeenBy(stock.stockId),
  productShield: isSeenBy(productShield.shieldId),
  release: isSeenBy(release.releaseId),
});

approvalsOfUser.fill(stuckApprovals);
ownChanges.fill({ priceRule: termsApart });
recordNames.fill(logNames);

plainUndos.fill({
  [PLAIN_KIND.return]: undoReturn,
  [PLAIN_KIND.cashier]: undoCashier,
  [PLAIN_KIND.lease]: undoLease,
});

goodsSales.fill(soldGoods);
orderedGoods.fill(openGoods);
ownerStakes.fill({ openOrders, listedProducts: listedGoods, activities: ownedActivities });
goodsPrices.fill(customerPrices);
lowestPrices.fill(lowestOfCompany);
orderStatements.fill(statedDocuments);
returnStatement.fill(returnStanding);
statementEvents.fill(eventsOfDocuments);
billsChanged.fill(rememberChange);
cashierOfReceipt.fill(receivingCashier);
statementsOpen.fill(openStatements);
listingStatusAt.fill(listingStatusOf);
pageUses.fill(pagesUsing);

guestVisits.fill(keepGuestVisit);
fairNews.fill({ announce: announceFair, shownTo: newsFor, keepReads });

listHandlers.fill((list) => {
  const route = routes.find(({ endpoint }) => endpoint === list);
  if (!route) throw new Error(`Nothing answers ${list.path}.`);
  return route.handler;
});

export { routes };
