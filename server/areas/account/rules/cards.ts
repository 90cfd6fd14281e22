import type { CardId } from '../../../../src/contract/account/dashboard';
import type { PageKey } from '../../../../src/contract/buttons';
import type { Drill } from '../../../../src/contract/drill';
import type { Endpoint } from '../../../../src/contract/endpoint';
import { CASHIER_STATUS, cashierApi } from '../../../../src/contract/finance/cashiers';
import { HANDLE_STATUS } from '../../../../src/contract/finance/matching';
import { workbenchApi } from '../../../../src/contract/finance/workbench';
import { breedMonitorApi } from '../../../../src/contract/goods/breed-monitors';
import { ALERT_STATUS } from '../../../../src/contract/goods/monitoring';
import { ERP_STATE } from '../../../../src/contract/orders/erp';
import { erpFaultApi } from '../../../../src/contract/orders/erp-faults';
import { ORDER_DAYS, SALES_STATUS, salesOrderApi } from '../../../../src/contract/orders/orders';
import type { EntryPage } from '../../../../src/contract/master-data/entry-records';
import { entryApis } from '../../../../src/contract/master-data/entries';
import { LICENCE_TASK, licenceCancelApi } from '../../../../src/contract/master-data/licence-calls';
import { LICENCE_STATE } from '../../../../src/contract/master-data/licences';
import { RETURN_STATUS, returnApi } from '../../../../src/contract/orders/returns';
import { activityApi } from '../../../../src/contract/promotion/activities';
import { ACTIVITY_STATUS } from '../../../../src/contract/promotion/activity-form';
import { type ActivityPage, typesOf } from '../../../../src/contract/promotion/activity-pages';
import { FEEDBACK_STATUS, feedbackApi } from '../../../../src/contract/system/feedback';
import { EXPORT_STATUS, exportApi } from '../../../../src/contract/tasks/exports';
import { TRADE_FAIR_STATE, tradeFairApi } from '../../../../src/contract/trade-fair/fairs';
import { DAY, shanghai } from '../../../platform/clock';

/** How many days ahead fairs are counted. */
const SOON = 14;
/** How many days ahead expiring licences are counted. */
const ENDING = 30;

type Period = [from: string, to: string];

interface Card {
  menuUrl: string;
  /** The list whose total the card shows. */
  list: Endpoint;
  /** The filters of the list, as they are written in the address. */
  filters: (ms: number) => Drill['filters'];
  /** Other fixed inputs of the list's screen. */
  fixed?: object;
  /** The page that the user needs, if several pages use the call. */
  page?: PageKey;
  /** The rows belong to no company: the card is only for users who may see all companies. */
  ofAll?: true;
  /** For a card about sales: the period that is summed, and the period to compare with. */
  sold?: (ms: number) => { now: Period; before: Period };
}

const dayOf = (ms: number) => shanghai(ms).slice(0, 10);
const one = (code: number) => String(code);

const today = (ms: number): Period => [`${dayOf(ms)} 00:00:00`, shanghai(ms)];
const thisMonth = (ms: number): Period => [`${dayOf(ms).slice(0, 7)}-01 00:00:00`, shanghai(ms)];
/** From the beginning of the day before to this moment. */
const sinceYesterday = (ms: number): Period => [`${dayOf(ms - DAY)} 00:00:00`, shanghai(ms)];
/** The longest period that a search of orders allows. */
const lately = (ms: number): Period => [`${dayOf(ms - (ORDER_DAYS - 1) * DAY)} 00:00:00`, shanghai(ms)];
const soon = (ms: number): Period => [shanghai(ms), `${dayOf(ms + SOON * DAY)} 23:59:59`];

/** Yesterday, up to this time of the day. */
const yesterdaySoFar = (ms: number): Period => [`${dayOf(ms - DAY)} 00:00:00`, shanghai(ms - DAY)];

/** The month before, up to this time of this day; a shorter month up to its end. */
export function lastMonthSoFar(ms: number): Period {
  const [year = 0, month = 0, day = 0] = dayOf(ms).split('-').map(Number);
  const length = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  const first = new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
  const end = Math.min(day, length);
  const time = day > length ? '23:59:59' : shanghai(ms).slice(11);
  return [`${first}-01 00:00:00`, `${first}-${String(end).padStart(2, '0')} ${time}`];
}

const ORDERS = { menuUrl: '/order/orderInquiry', list: salesOrderApi.page };
const RETURNS = { menuUrl: '/order/returnedRecord', list: returnApi.page };
const ALERTS = { menuUrl: '/item/breedMonitor', list: breedMonitorApi.page };
const FAIRS = { menuUrl: '/sale/tradeFairManage', list: tradeFairApi.searchList };
const FEEDBACK = { menuUrl: '/permissionSys/feedback', list: feedbackApi.page };
const EXPORTS = { menuUrl: '/downloadFile', list: exportApi.searchAllExportJob };

/** Running activities of a page. */
const running = (page: ActivityPage, list: Endpoint): Card => ({
  ...{ menuUrl: `/market/${page}`, list, page, fixed: { activityTypes: typesOf(page) } },
  filters: () => ({ status: [one(ACTIVITY_STATUS.running)] }),
});

/** The tasks that the viewer can decide now, by kind. */
const entriesToDecide = (key: EntryPage): Card => ({
  ...{ menuUrl: `/erp/${key}`, list: entryApis[key].page, page: key },
  filters: () => ({ mine: one(1) }),
});

const LICENCES = { menuUrl: '/erp/licenceCancel', list: licenceCancelApi.page };

const licencesToDecide = (mine: number): Card => ({
  ...LICENCES,
  filters: () => ({ mine: one(mine) }),
});

/** Each card is the total of a list, asked as its link asks it. */
export const DAY_CARDS: Readonly<Record<CardId, Card>> = {
  cashierReview: {
    ...{ menuUrl: '/finance/cashier', list: cashierApi.page },
    filters: () => ({ status: one(CASHIER_STATUS.pending) }),
  },
  diffOpen: {
    ...{ menuUrl: '/reconciliation/checkDiffList', list: workbenchApi.diffs },
    filters: () => ({ handleStatus: [HANDLE_STATUS.open, HANDLE_STATUS.waiting].map(one) }),
  },
  alertOpen: { ...ALERTS, filters: () => ({ status: one(ALERT_STATUS.open) }) },
  returnReview: { ...RETURNS, filters: () => ({ status: [one(RETURN_STATUS.toAudit)] }) },
  orderAudit: {
    ...ORDERS,
    filters: (ms) => ({ orderTime: lately(ms), orderStatus: [one(SALES_STATUS.toAudit)] }),
  },
  feedbackOpen: { ...FEEDBACK, filters: () => ({ status: one(FEEDBACK_STATUS.waiting) }) },
  companyEntryMine: entriesToDecide('companyEntry'),
  customerEntryMine: entriesToDecide('customerEntry'),
  commodityEntryMine: entriesToDecide('commodityEntry'),
  renewalMine: licencesToDecide(LICENCE_TASK.renewal),
  licenceCancelMine: licencesToDecide(LICENCE_TASK.cancellation),
  licenceExpiring: {
    ...LICENCES,
    filters: (ms) => ({
      licenceState: one(LICENCE_STATE.ending),
      expiryDate: [dayOf(ms), dayOf(ms + ENDING * DAY)],
    }),
  },
  exportFailed: { ...EXPORTS, filters: () => ({ status: one(EXPORT_STATUS.failed) }) },
  erpFaulty: {
    ...{ menuUrl: '/order/orderInquiry', list: erpFaultApi.page, fixed: { state: [ERP_STATE.faulty] }, ofAll: true },
    filters: () => ({ erpState: [one(ERP_STATE.faulty)] }),
  },
  fairSoon: {
    ...FAIRS,
    filters: (ms) => ({ state: [one(TRADE_FAIR_STATE.published)], startTime: soon(ms) }),
  },
  todayOrders: {
    ...ORDERS,
    filters: (ms) => ({ orderTime: today(ms) }),
    sold: (ms) => ({ now: today(ms), before: yesterdaySoFar(ms) }),
  },
  monthOrders: {
    ...ORDERS,
    filters: (ms) => ({ orderTime: thisMonth(ms) }),
    sold: (ms) => ({ now: thisMonth(ms), before: lastMonthSoFar(ms) }),
  },
  specialsRunning: running('specialsPricing', activityApi.querySpecialOffers),
  flexibleRunning: running('flexiblePricing', activityApi.queryFlexible),
  discountRunning: running('discountPricing', activityApi.queryDiscount),
  rebateRunning: running('rebatePricing', activityApi.queryDiscount),
  fairOngoing: { ...FAIRS, filters: () => ({ state: [one(TRADE_FAIR_STATE.ongoing)] }) },
  exportRunning: { ...EXPORTS, filters: () => ({ status: one(EXPORT_STATUS.running) }) },
  newOrders: { ...ORDERS, filters: (ms) => ({ orderTime: sinceYesterday(ms) }) },
  newAlerts: { ...ALERTS, filters: (ms) => ({ alertTime: sinceYesterday(ms) }) },
  newReturns: { ...RETURNS, filters: (ms) => ({ applyTime: sinceYesterday(ms) }) },
  newFeedback: { ...FEEDBACK, filters: (ms) => ({ gmtCreated: sinceYesterday(ms) }) },
};
