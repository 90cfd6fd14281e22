/* What a figure opens, asked as its list asks it: the address is read as the pages read it. */
import { type Drill, drillAddress } from '../../../src/contract/drill';
import type { Endpoint } from '../../../src/contract/endpoint';
import { cashierApi } from '../../../src/contract/finance/cashiers';
import { entryApis } from '../../../src/contract/master-data/entries';
import { licenceCancelApi } from '../../../src/contract/master-data/licence-calls';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { breedMonitorApi } from '../../../src/contract/goods/breed-monitors';
import type { ErpState } from '../../../src/contract/orders/erp';
import { erpFaultApi } from '../../../src/contract/orders/erp-faults';
import { salesOrderApi } from '../../../src/contract/orders/orders';
import { returnApi } from '../../../src/contract/orders/returns';
import { activityApi } from '../../../src/contract/promotion/activities';
import { type ActivityPage, typesOf } from '../../../src/contract/promotion/activity-pages';
import { feedbackApi } from '../../../src/contract/system/feedback';
import { exportApi } from '../../../src/contract/tasks/exports';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { visitsApi } from '../../../src/contract/reports/visits';
import { linkedReaders } from '../../../src/areas/reports/reads/linkedReaders';
import { linkedRows } from '../../../src/areas/reports/visits/linkedRows';
import type { Client } from '../../support/client';

/** Rows of the list, and what it sums. */
export interface Opened {
  total: number;
  staySec?: number;
}

type Opener = (who: Client, search: string) => Promise<Opened>;

/** Parameters of an address as a list takes them: those that are there once, and those that are many. */
const filtersOf = (search: string, many: readonly string[]) => {
  const query = new URLSearchParams(search);
  query.delete('asOf');
  const names = [...new Set(query.keys())];
  return Object.fromEntries(names.map((name) => [name, many.includes(name) ? query.getAll(name) : query.get(name)]));
};

/** A list whose screen takes its filters from the address as they are. */
const listOf =
  (list: Endpoint, many: readonly string[] = [], fixed: object = {}): Opener =>
  async (who, search) => {
    const answer: unknown = await who.data(list, { ...filtersOf(search, many), ...fixed, pageSize: 10 });
    return { total: (answer as Opened).total };
  };

async function visits(who: Client, search: string) {
  const asked = linkedRows(search);
  if (!asked) throw new Error(`No rows are asked for: ${search}`);
  const { total, sums } = await who.data(visitsApi.visitsDetail, { ...asked, pageSize: 10 });
  return { total, staySec: sums.staySec };
}

async function readers(who: Client, search: string) {
  const asked = linkedReaders(search);
  if (!asked) throw new Error(`Nobody is asked for: ${search}`);
  const { total } = await who.data(asked.list, { ...asked.params, pageSize: 10 });
  return { total };
}

const activities = (page: ActivityPage, list: Endpoint) => listOf(list, ['status'], { activityTypes: typesOf(page) });

/** Events that could not be carried out stand in the list of orders, in a drawer of their own. */
const orders: Opener = async (who, search) => {
  const state = new URLSearchParams(search).getAll('erpState').map(Number);
  if (state.length === 0) return listOf(salesOrderApi.page, ['orderTime', 'orderStatus'])(who, search);
  const { total } = await who.data(erpFaultApi.page, { state: state as ErpState[], pageSize: 10 });
  return { total };
};

const OPENERS: Readonly<Record<string, Opener>> = {
  '/report/visitsReport': visits,
  '/report/userReadReport': readers,
  '/order/orderInquiry': orders,
  '/order/returnedRecord': listOf(returnApi.page, ['status', 'applyTime']),
  '/market/specialsPricing': activities('specialsPricing', activityApi.querySpecialOffers),
  '/market/flexiblePricing': activities('flexiblePricing', activityApi.queryFlexible),
  '/market/discountPricing': activities('discountPricing', activityApi.queryDiscount),
  '/market/rebatePricing': activities('rebatePricing', activityApi.queryDiscount),
  '/finance/cashier': listOf(cashierApi.page),
  '/reconciliation/checkDiffList': listOf(workbenchApi.diffs, ['handleStatus']),
  '/item/breedMonitor': listOf(breedMonitorApi.page, ['alertTime', 'handleTime']),
  '/permissionSys/feedback': listOf(feedbackApi.page, ['gmtCreated']),
  '/downloadFile': listOf(exportApi.searchAllExportJob),
  '/erp/companyEntry': listOf(entryApis.companyEntry.page),
  '/erp/customerEntry': listOf(entryApis.customerEntry.page),
  '/erp/commodityEntry': listOf(entryApis.commodityEntry.page),
  '/erp/licenceCancel': listOf(licenceCancelApi.page, ['expiryDate']),
  '/sale/tradeFairManage': listOf(tradeFairApi.searchList, ['state', 'startTime']),
};

export async function opened(who: Client, drill: Drill): Promise<Opened> {
  const [path = '', search = ''] = drillAddress(drill).split('?');
  const open = OPENERS[path];
  if (!open) throw new Error(`Nothing is known of ${path}.`);
  return open(who, `?${search}`);
}
