import type { Drill } from '../../../../../src/contract/drill';
import { CLIENT_KIND } from '../../../../../src/contract/system/feedback';
import { VISIT_ROWS, type VisitCell, type VisitRows } from '../../../../../src/contract/reports/visits';
import type { Context } from '../../../../http/context';
import { hasPage, holdsButton } from '../../../../http/permission';
import { type Days, until } from '../../rules/cells';
import { APP_ORDERS, type Asked } from './conditions';

const REPORT = '/report/visitsReport';
const ORDERS = '/order/orderInquiry';

/** The lists that the caller may open. */
export interface MayOpen {
  details: boolean;
  orders: boolean;
}

export const mayOpen = async ({ db, session }: Context): Promise<MayOpen> => ({
  details: await holdsButton(db, session.userId, ['visitsReport_detail']),
  orders: await hasPage(db, session.userId, ['orderInquiry']),
});

interface Of extends Omit<Asked, 'statDate'> {
  days: Days;
  pageCode?: string;
}

/** The rows of these filters, days and moment. */
export const detailDrill = (of: VisitRows, { days, ...asked }: Of, asOf: string): Drill => ({
  menuUrl: REPORT,
  filters: {
    of: String(of),
    days: [...days],
    ...(asked.branchId ? { branch: asked.branchId } : {}),
    ...(asked.clientKind === undefined ? {} : { client: String(asked.clientKind) }),
    ...(asked.app === undefined ? {} : { app: asked.app }),
    ...(asked.pageName ? { named: asked.pageName } : {}),
    ...(asked.pageCode ? { page: asked.pageCode } : {}),
  },
  asOf,
});

const ordersDrill = (branchId: string, days: Days, asOf: string): Drill => ({
  menuUrl: ORDERS,
  filters: { orderTime: [...until(days, asOf)], branchId, orderSource: String(APP_ORDERS) },
  asOf,
});

/** Each figure of a cell with its list, if the caller may open it. */
export function drillsOf(
  { clientKind, orderCount }: Pick<VisitCell, 'clientKind' | 'orderCount'>,
  of: Of & { branchId: string },
  { asOf, may }: { asOf: string; may: MayOpen },
): VisitCell['drills'] {
  const to = (rows: VisitRows) => detailDrill(rows, of, asOf);
  const hasCustomers = clientKind !== CLIENT_KIND.console;
  return {
    ...(may.details
      ? {
          ...{ pv: to(VISIT_ROWS.events), uv: to(VISIT_ROWS.users), avgStaySec: to(VISIT_ROWS.events) },
          ...{ bounceRate: to(VISIT_ROWS.bounced), sessions: to(VISIT_ROWS.sessions) },
          ...(hasCustomers ? { custCount: to(VISIT_ROWS.customers), convertRate: to(VISIT_ROWS.buyers) } : {}),
        }
      : {}),
    ...(may.orders && orderCount !== null ? { orderCount: ordersDrill(of.branchId, of.days, asOf) } : {}),
  };
}
