import type { LogRow } from '@/contract/system/operation-log';
import { NOTHING } from '@kit/format/number';
import { T, type TextId, useLanguage } from '@/core/i18n';

/** Pages that are in no menu. */
const PAGES: Readonly<Record<string, TextId>> = {
  login: 'signIn.title',
  selectAccount: 'account.title',
  dashboard: 'page.dashboard',
  'profile/index': 'page.profile',
};

export function PageName({ menuUrl, menuTitle, titles }: Pick<LogRow, 'menuUrl' | 'menuTitle' | 'titles'>) {
  const language = useLanguage();
  const known = Object.hasOwn(PAGES, menuUrl) ? PAGES[menuUrl] : undefined;
  return known ? <T id={known} /> : titles[language] || menuTitle || menuUrl || NOTHING;
}

/** By the objects that the contract names in `log`. */
export const OBJECTS: Readonly<Record<string, TextId>> = {
  user: 'logObject.user',
  role: 'logObject.role',
  menu: 'logObject.menu',
  button: 'logObject.button',
  tradeFair: 'logObject.tradeFair',
  priceRule: 'logObject.priceRule',
  activity: 'logObject.activity',
  feedback: 'logObject.feedback',
  session: 'logObject.session',
  savedView: 'logObject.savedView',
  smsCode: 'logObject.smsCode',
  file: 'logObject.file',
  prize: 'logObject.prize',
  prizeGroup: 'logObject.prizeGroup',
  lotteryTicket: 'logObject.lotteryTicket',
  draw: 'logObject.draw',
  winner: 'logObject.winner',
  guest: 'logObject.guest',
  guestGroup: 'logObject.guestGroup',
  meal: 'logObject.meal',
  checkIn: 'logObject.checkIn',
  fairSupplier: 'logObject.fairSupplier',
  cashier: 'logObject.cashier',
  stock: 'logObject.stock',
  listing: 'logObject.listing',
  licence: 'logObject.licence',
  goodsConcern: 'logObject.goodsConcern',
  monitorStrategy: 'logObject.monitorStrategy',
  monitorAlert: 'logObject.monitorAlert',
  productShield: 'logObject.productShield',
  businessCode: 'logObject.businessCode',
  brand: 'logObject.brand',
  onlineGoods: 'logObject.onlineGoods',
  branch: 'logObject.branch',
  standard: 'logObject.standard',
  pmsProperty: 'logObject.pmsProperty',
  pmsBuilding: 'logObject.pmsBuilding',
  pmsUnit: 'logObject.pmsUnit',
  pmsTenant: 'logObject.pmsTenant',
  pmsWorkOrder: 'logObject.pmsWorkOrder',
  pmsInspection: 'logObject.pmsInspection',
  pmsOutage: 'logObject.pmsOutage',
  homePage: 'logObject.homePage',
  pmsLease: 'logObject.pmsLease',
  pmsFeeItem: 'logObject.pmsFeeItem',
  pmsBill: 'logObject.pmsBill',
  pmsMeter: 'logObject.pmsMeter',
  companyEntry: 'logObject.companyEntry',
  customerEntry: 'logObject.customerEntry',
  publicEntry: 'logObject.publicEntry',
  commodityEntry: 'logObject.commodityEntry',
  approval: 'logObject.approval',
  approvalChain: 'logObject.approvalChain',
  substitute: 'logObject.substitute',
  coreStock: 'logObject.coreStock',
  statement: 'logObject.statement',
  masterMerge: 'logObject.masterMerge',
  duplicate: 'logObject.duplicate',
  fairCustomer: 'logObject.fairCustomer',
  fairCommodity: 'logObject.fairCommodity',
  fairOrder: 'logObject.fairOrder',
  salesOrder: 'logObject.salesOrder',
  returnRecord: 'logObject.returnRecord',
  erpEvent: 'logObject.erpEvent',
  invitation: 'logObject.invitation',
  announcement: 'logObject.announcement',
  branchAnnouncement: 'logObject.branchAnnouncement',
  release: 'logObject.release',
  banner: 'logObject.banner',
  zone: 'logObject.zone',
  content: 'logObject.content',
  contentCategory: 'logObject.contentCategory',
  branchPrice: 'logObject.branchPrice',
  activityBasket: 'logObject.activityBasket',
  activityCompute: 'logObject.activityCompute',
  exportJob: 'logObject.exportJob',
  import: 'logObject.import',
  job: 'logObject.job',
  storage: 'logObject.storage',
};

/** What a row is about; an object without a name of its own is called as its calls are. */
export function ObjectName({ type }: { type: string }) {
  const known = Object.hasOwn(OBJECTS, type) ? OBJECTS[type] : undefined;
  return known ? <T id={known} /> : type;
}
