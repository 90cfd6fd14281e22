import { eq } from 'drizzle-orm';
import { PARTY_TYPE } from '../src/contract/finance/statements';
import { DUPLICATE_KIND, type MergeGroup } from '../src/contract/master-data/duplicates';
import { OWNER_TYPE, type OwnerType } from '../src/contract/master-data/licences';
import { counterProfile } from './areas/finance/data/schema/counterProfile';
import { statementFollow } from './areas/finance/data/schema/follow';
import { numberRule } from './areas/finance/data/schema/matches';
import { ruleSetting } from './areas/finance/data/schema/ruleSettings';
import { statement } from './areas/finance/data/schema/statements';
import { overlappingStatements } from './areas/finance/data/mergeBlockers';
import { customersOfBoth, productsReservedForBoth } from './areas/goods/data/sharedReserves';
import type { Db } from './platform/database/db';
import { goodsConcern } from './areas/goods/data/schema/concern';
import { listing } from './areas/goods/data/schema/listing';
import * as monitors from './areas/goods/data/schema/monitor';
import { productShield } from './areas/goods/data/schema/shield';
import { coreReserve, coreStock, stock } from './areas/goods/data/schema/stock';
import {
  type Blocker,
  LEFT,
  type LeftReference,
  type Reference,
  type TwoMasters,
} from './areas/master-data/data/duplicates/references';
import { customer as customerTable } from './areas/master-data/data/schema/customer';
import {
  duplicateDecision,
  duplicateFacts,
  duplicatePair,
  mergeRecord,
} from './areas/master-data/data/schema/duplicates';
import { standard as standardTable } from './areas/master-data/data/schema/standard';
import { supplier } from './areas/master-data/data/schema/supplier';
import { winner } from './areas/trade-fair/data/schema/lottery';
import { entry } from './areas/master-data/data/schema/entry';
import { licence } from './areas/master-data/data/schema/licence';
import { onlineGoods } from './areas/master-data/data/schema/onlineGoods';
import { onlineImport } from './areas/master-data/data/schema/onlineImport';
import { branchProduct, product, productBatch } from './areas/master-data/data/schema/product';
import { salesOrder, salesOrderLine } from './areas/orders/data/schema/order';
import { purchaseDocument, purchaseLine } from './areas/orders/data/schema/purchase';
import { returnRecord } from './areas/orders/data/schema/return';
import { orderReceipt, outbound } from './areas/orders/data/schema/shipment';
import { priceChange } from './areas/pricing/data/schema/price-change';
import { priceRule } from './areas/pricing/data/schema/price-rule';
import * as activities from './areas/promotion/data/schema/activity';
import { basketCustomer, basketProduct } from './areas/promotion/data/schema/basket';
import { policy } from './areas/promotion/data/schema/policy';
import { saleDocument, saleLine } from './areas/promotion/data/schema/sale';
import * as settlement from './areas/promotion/data/schema/settlement';
import { pageVisit } from './areas/reports/data/schema/visit';
import { fairOrder, guest, guestGroup, lotteryTicket } from './areas/trade-fair/data/schema/fair-guests';
import { fairOrderLine, fairUsage } from './areas/trade-fair/data/schema/fair-trade';
import { announcement } from './areas/content/data/schema/announcement';
import { contentReference } from './areas/content/data/schema/reference';
import { zoneProduct } from './areas/content/data/schema/zone';
import { fairCommodity, fairCustomer, fairSupplier, prize } from './areas/trade-fair/data/schema/trade-fair';

const { company, customer, goods, standard } = DUPLICATE_KIND;

type Column = Reference['column'];
const of =
  (kind: Reference['kind']) =>
  (group: MergeGroup, ...columns: Column[]): Reference[] =>
    columns.map((column) => ({ kind, group, column }));

const ofCustomer = of(customer);
const ofGoods = of(goods);
const ofCompany = of(company);

const isOf = (column: Column, partyType: number) => eq(column, partyType);

const licences = (kind: Reference['kind'], ownerType: OwnerType): Reference[] => [
  { kind, group: 'licences', column: licence.ownerId, when: eq(licence.ownerType, ownerType) },
];

/** Rules of a partner without its kind: their ids say which of both it is. */
const moved: readonly Reference[] = [
  ...licences(company, OWNER_TYPE.company),
  ...licences(customer, OWNER_TYPE.customer),
  ...licences(goods, OWNER_TYPE.commodity),

  ...ofCustomer('orders', salesOrder.custId),
  ...ofCustomer('returns', returnRecord.custId),
  ...ofCustomer('shipments', outbound.custId, orderReceipt.custId),
  ...ofCustomer('concerns', goodsConcern.custId),
  ...ofCustomer('reserves', coreReserve.custId),
  ...ofCustomer('promotions', activities.activityCustomer.custId, activities.activityCustomerUse.custId),
  ...ofCustomer('promotions', activities.activityProductUse.custId, activities.activityUsage.custId),
  ...ofCustomer('rebates', settlement.computeCustomer.custId, settlement.computeLine.custId),
  ...ofCustomer('rebates', settlement.computeUnit.custId, settlement.rebateLedger.custId, saleDocument.custId),
  ...ofCustomer('fairs', fairCustomer.custId, fairOrder.custId, fairUsage.custId),
  ...ofCustomer('visits', pageVisit.custId),
  { kind: customer, group: 'shields', column: productShield.custIds, isList: true },
  { kind: customer, group: 'priceRules', column: priceRule.custIds, isList: true },
  {
    kind: customer,
    group: 'statements',
    column: statement.partyId,
    when: isOf(statement.partyType, PARTY_TYPE.customer),
  },
  {
    kind: customer,
    group: 'statements',
    column: numberRule.partyId,
    when: isOf(numberRule.partyType, PARTY_TYPE.customer),
  },
  ...ofCustomer('statements', statementFollow.partyId),
  {
    kind: customer,
    group: 'statements',
    column: ruleSetting.partyId,
    when: isOf(ruleSetting.partyType, PARTY_TYPE.customer),
  },
  {
    kind: customer,
    group: 'statements',
    column: counterProfile.partyId,
    when: isOf(counterProfile.partyType, PARTY_TYPE.customer),
  },
  { kind: customer, group: 'entries', column: entry.masterId, when: eq(entry.kind, customer) },
  { kind: customer, group: 'entries', column: entry.changeOf, when: eq(entry.kind, customer) },

  ...ofGoods('orders', salesOrderLine.productId),
  ...ofGoods('purchases', purchaseLine.productId),
  ...ofGoods('prices', branchProduct.productId, priceChange.productId),
  ...ofGoods('stock', stock.productId, coreStock.productId, productBatch.productId),
  ...ofGoods('reserves', coreReserve.productId),
  ...ofGoods('concerns', goodsConcern.productId),
  ...ofGoods('listings', listing.productId),
  ...ofGoods('zones', zoneProduct.productId),
  ...ofGoods('monitors', monitors.monitorAlert.productId, monitors.monitorBreed.productId),
  ...ofGoods('promotions', activities.activityProduct.productId, activities.activityProductUse.productId),
  ...ofGoods('rebates', settlement.computeLine.productId, settlement.computeUnit.productId, saleLine.productId),
  ...ofGoods('fairs', fairCommodity.productId, fairOrderLine.productId, fairUsage.productId),
  { kind: goods, group: 'monitors', column: monitors.monitorStrategy.productIds, isList: true },
  { kind: goods, group: 'shields', column: productShield.productIds, isList: true },
  { kind: goods, group: 'priceRules', column: priceRule.productIds, isList: true },
  { kind: goods, group: 'entries', column: entry.masterId, when: eq(entry.kind, goods) },
  { kind: goods, group: 'entries', column: entry.changeOf, when: eq(entry.kind, goods) },

  ...ofCompany('goods', product.supplierId),
  ...ofCompany('entries', entry.supplierId),
  ...ofCompany('promotions', policy.supplierId),
  ...ofCompany('fairs', fairSupplier.supplierId, fairCommodity.supplierId, fairOrderLine.supplierId),
  ...ofCompany('fairs', prize.sponsorSupplierId),
  ...ofCompany('purchases', purchaseDocument.supplierId),
  ...ofCompany('statements', statementFollow.partyId),
  {
    kind: company,
    group: 'statements',
    column: ruleSetting.partyId,
    when: isOf(ruleSetting.partyType, PARTY_TYPE.supplier),
  },
  {
    ...{ kind: company, group: 'promotions', column: activities.activity.scopeIds, isList: true },
    when: eq(activities.activity.productScopeType, 'SUPPLIER'),
  },
  {
    kind: company,
    group: 'statements',
    column: statement.partyId,
    when: isOf(statement.partyType, PARTY_TYPE.supplier),
  },
  {
    kind: company,
    group: 'statements',
    column: numberRule.partyId,
    when: isOf(numberRule.partyType, PARTY_TYPE.supplier),
  },
  {
    kind: company,
    group: 'statements',
    column: counterProfile.partyId,
    when: isOf(counterProfile.partyType, PARTY_TYPE.supplier),
  },
  { kind: company, group: 'entries', column: entry.masterId, when: eq(entry.kind, company) },
  { kind: company, group: 'entries', column: entry.changeOf, when: eq(entry.kind, company) },

  ...of(standard)('goods', product.standardCode),
  ...of(standard)('entries', entry.standardCode),
];

const left = (why: LeftReference['why'], ...columns: Column[]) => columns.map((column) => ({ why, column }));

/** Statements and reserves that cannot become those of one. */
export const mergeObjections = [
  async (db: Db, { kind, ...two }: TwoMasters): Promise<Blocker[]> => {
    if (kind !== customer && kind !== company) return [];
    const names = await overlappingStatements(db, { ...two, isCustomer: kind === customer });
    return names.length > 0 ? [{ text: 'merge.statements', params: { names: names.join(', ') } }] : [];
  },
  async (db: Db, { kind, ...two }: TwoMasters): Promise<Blocker[]> => {
    if (kind !== customer && kind !== goods) return [];
    const names = await (kind === customer ? productsReservedForBoth(db, two) : customersOfBoth(db, two));
    return names.length > 0 ? [{ text: 'merge.reserves', params: { names: names.join(', ') } }] : [];
  },
];

export const references = {
  moved,
  left: [
    ...left(LEFT.copied, salesOrder.custCode, salesOrderLine.productCode, fairCustomer.custCode),
    ...left(LEFT.copied, fairSupplier.supplierCode),
    ...left(LEFT.copied, statement.partyCode, statement.partyName, statement.partyType),
    ...left(LEFT.shortLived, basketCustomer.custId, basketProduct.productId),
    ...left(LEFT.elsewhere, licence.scopeIds, settlement.rebateLedger.sourceId, fairOrder.secondLevelCustomerId),
    ...left(LEFT.elsewhere, guest.fairCustomerId, guestGroup.fairCustomerId, lotteryTicket.fairCustomerId),
    ...left(LEFT.elsewhere, winner.fairCustomerId, fairCustomer.parentCustomerId),
    ...left(LEFT.elsewhere, announcement.sourceId),
    // Follows from its owner, where what it names stands.
    ...left(LEFT.copied, contentReference.ownerId, contentReference.targetId),
    ...left(LEFT.own, onlineGoods.productId, onlineImport.productId),
    ...left(LEFT.own, customerTable.custCode, product.productCode, standardTable.standardCode, supplier.supplierCode),
    ...left(LEFT.own, customerTable.mergedInto, product.mergedInto, standardTable.mergedInto, supplier.mergedInto),
    ...left(LEFT.own, duplicateFacts.sourceId, duplicateFacts.changeOf, duplicatePair.oneId, duplicatePair.otherId),
    ...left(LEFT.own, duplicateDecision.oneId, duplicateDecision.otherId, mergeRecord.sourceId, mergeRecord.targetId),
    ...left(LEFT.figures, monitors.monitorFigure.productId, monitors.monitorState.productId),
  ],
};
