import type { Described, Records } from '@/areas/system/operation-log/useDescribed';
import type { Catalogue } from '@/core/i18n';
import type { RecordFields } from '@kit/fields/fieldsOf';
import { announcementFields } from '@/areas/content/announcements/announcementFields';
import { articleFields, categoryFields } from '@/areas/content/articles/articleFields';
import { bannerFields } from '@/areas/content/banners/bannerFields';
import { branchAnnouncementFields } from '@/areas/content/branch-announcements/branchAnnouncementFields';
import { pageFields } from '@/areas/content/home-config/pageFields';
import { zoneFields } from '@/areas/content/zones/zoneFields';
import { cashierFields } from '@/areas/finance/cashiers/cashierFields';
import { statementFields } from '@/areas/finance/statements/statementFields';
import { alertFields } from '@/areas/goods/breeds/alertFields';
import { codeFields } from '@/areas/goods/business-codes/codeFields';
import { concernFields } from '@/areas/goods/concerns/concernFields';
import { listingFields } from '@/areas/goods/listings/listingFields';
import { strategyFields } from '@/areas/goods/monitors/strategyFields';
import { shieldFields } from '@/areas/goods/shields/shieldFields';
import { coreFields } from '@/areas/goods/stock/coreFields';
import { stockFields } from '@/areas/goods/stock/stockFields';
import { approvalFields, substituteFields } from '@/areas/master-data/approvals/approvalFields';
import { chainFields } from '@/areas/master-data/approvals/chainFields';
import { brandFields } from '@/areas/master-data/brands/brandFields';
import { companyFields } from '@/areas/master-data/companies/companyFields';
import { onlineFields } from '@/areas/master-data/online-goods/onlineFields';
import { licenceFields } from '@/areas/master-data/shared/licenceFields';
import { standardFields } from '@/areas/master-data/standards/standardFields';
import { detailFields as orderFields } from '@/areas/orders/inquiry/orderFields';
import { returnFields } from '@/areas/orders/returns/returnFields';
import { activityFields } from '@/areas/promotion/activities/activityFields';
import { buttonFields } from '@/areas/system/buttons/buttonFields';
import { feedbackFields } from '@/areas/system/feedback/feedbackFields';
import { menuFields } from '@/areas/system/menus/menuFields';
import { roleFields } from '@/areas/system/roles/roleFields';
import { userFields } from '@/areas/system/users/userFields';
import { commodityFields } from '@/areas/trade-fair/commodities/commodityFields';
import { customerFields } from '@/areas/trade-fair/customers/customerFields';
import { drawFields } from '@/areas/trade-fair/draws/drawFields';
import { fairFields } from '@/areas/trade-fair/fairs/fairFields';
import { groupFields as guestGroupFields, guestFields } from '@/areas/trade-fair/guests/guestFields';
import { registrationFields } from '@/areas/trade-fair/hand-over/registrationFields';
import { orderFields as fairOrderFields } from '@/areas/trade-fair/orders/orderFields';
import { groupFields } from '@/areas/trade-fair/prizes/groupFields';
import { prizeFields } from '@/areas/trade-fair/prizes/prizeFields';
import { supplierFields } from '@/areas/trade-fair/suppliers/supplierFields';
import { ticketFields } from '@/areas/trade-fair/tickets/ticketFields';
import { loggedFields as ruleFields } from '@/shared/pricing/rules/loggedRule';
import { propertyFields } from './propertyFields';

/** The prefixes are those of the texts of further fields, where they are not the name of the object. */
const described = (fields: RecordFields | undefined, texts: Catalogue[], ...prefixes: string[]): Described => ({
  ...(fields ? { fields } : {}),
  ...(prefixes.length > 0 ? { prefixes } : {}),
  texts,
});

/** What the log shows changes by: the fields of each object as on its own screen, or the texts that name them. */
export const RECORDS: Records = {
  user: described(userFields, ['system/users', 'system/roles'], 'users'),
  role: described(roleFields, ['system/roles'], 'roles'),
  menu: described(menuFields, ['system/menus'], 'menus'),
  button: described(buttonFields, ['system/buttons', 'system/menus'], 'buttons'),
  feedback: described(feedbackFields, ['system/feedback']),
  tradeFair: described(fairFields, ['trade-fair/fairs', 'shared/fair']),
  fairSupplier: described(supplierFields, ['trade-fair/suppliers', 'shared/fair']),
  fairCustomer: described(customerFields, ['trade-fair/customers', 'shared/fair']),
  fairCommodity: described(commodityFields, ['trade-fair/commodities', 'shared/fair'], 'goods'),
  fairOrder: described(fairOrderFields, ['trade-fair/orders', 'shared/fair']),
  guest: described(guestFields, ['trade-fair/guests', 'shared/fair']),
  guestGroup: described(guestGroupFields, ['trade-fair/guests', 'shared/fair']),
  prize: described(prizeFields, ['trade-fair/prizes', 'trade-fair/big-screen', 'shared/fair']),
  prizeGroup: described(groupFields, ['trade-fair/prizes', 'shared/fair']),
  lotteryTicket: described(ticketFields, ['trade-fair/tickets', 'shared/fair'], 'ticket'),
  draw: described(drawFields, ['trade-fair/draws', 'shared/fair'], 'lottery'),
  winner: described(registrationFields, ['trade-fair/hand-over', 'shared/fair']),
  checkIn: described(undefined, ['trade-fair/check-in', 'shared/fair']),
  meal: described(undefined, ['trade-fair/dining', 'shared/fair']),
  invitation: described(undefined, ['trade-fair/invitations', 'shared/fair']),
  activity: described(
    activityFields,
    ['promotion/activities', 'promotion/activity-form', 'shared/pricing-kinds', 'shared/pricing-rules'],
    'pricing',
    'activityForm',
    'priceRule',
  ),
  priceRule: described(ruleFields, ['shared/pricing-rules', 'shared/rule-text', 'shared/pricing-kinds']),
  salesOrder: described(orderFields, ['orders/inquiry', 'shared/payments', 'shared/pricing-kinds']),
  returnRecord: described(returnFields, ['orders/returns', 'orders/inquiry', 'shared/payments']),
  cashier: described(cashierFields, ['finance/cashiers', 'shared/payments']),
  statement: described(statementFields, ['finance/statements', 'finance/workbench', 'finance/bills']),
  stock: described(stockFields, ['goods/stock']),
  coreStock: described(coreFields, ['goods/stock'], 'core'),
  listing: described(listingFields, ['goods/listings']),
  businessCode: described(codeFields, ['goods/business-codes']),
  goodsConcern: described(concernFields, ['goods/concerns'], 'concern'),
  monitorStrategy: described(strategyFields, ['goods/monitors', 'goods/monitoring'], 'strategy'),
  monitorAlert: described(alertFields, ['goods/breeds', 'goods/monitoring'], 'alert'),
  productShield: described(shieldFields, ['goods/shields', 'shared/pricing-rules'], 'shield'),
  brand: described(brandFields, ['master-data/brands']),
  branch: described(companyFields, ['master-data/companies'], 'ownCompany'),
  onlineGoods: described(onlineFields, ['master-data/online-goods', 'master-data/goods-codes']),
  standard: described(standardFields, ['master-data/standards', 'master-data/goods-codes']),
  licence: described(licenceFields, ['master-data/licences']),
  approval: described(approvalFields, ['master-data/approvals']),
  approvalChain: described(chainFields, ['master-data/approvals', 'master-data/goods-codes'], 'chain'),
  substitute: described(substituteFields, ['master-data/approvals']),
  announcement: described(announcementFields, ['content/announcements', 'content/publishing']),
  branchAnnouncement: described(branchAnnouncementFields, ['content/branch-announcements', 'content/publishing']),
  banner: described(bannerFields, ['content/banners', 'content/publishing']),
  content: described(articleFields, ['content/articles', 'content/publishing'], 'article'),
  contentCategory: described(categoryFields, ['content/articles', 'content/publishing']),
  zone: described(zoneFields, ['content/zones', 'content/publishing']),
  homePage: described(pageFields, ['content/home-config', 'content/publishing'], 'homeConfig', 'homeVersion'),
  release: described(undefined, ['content/releases', 'content/plans']),
  storage: described(undefined, ['tasks/exports']),
  pmsProperty: described(propertyFields.pmsProperty, ['property/properties']),
  pmsBuilding: described(propertyFields.pmsBuilding, ['property/properties']),
  pmsUnit: described(propertyFields.pmsUnit, ['property/units']),
  pmsTenant: described(propertyFields.pmsTenant, ['property/tenants']),
  pmsWorkOrder: described(propertyFields.pmsWorkOrder, ['property/work-orders'], 'pmsWork'),
  pmsInspection: described(propertyFields.pmsInspection, ['property/inspections', 'property/rounds'], 'pmsPlan'),
  pmsOutage: described(propertyFields.pmsOutage, ['property/outages']),
  pmsLease: described(propertyFields.pmsLease, ['property/leases', 'property/tenants']),
  pmsFeeItem: described(propertyFields.pmsFeeItem, ['property/fees'], 'pmsFee', 'pmsTariff'),
  pmsMeter: described(propertyFields.pmsMeter, ['property/fees']),
  pmsBill: described(propertyFields.pmsBill, ['property/bills', 'property/payments']),
};
