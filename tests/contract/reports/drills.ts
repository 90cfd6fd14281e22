/* What a figure opens, asked as its list asks it: the address is read as the pages read it. */
import { type Drill, drillAddress } from '../../../src/contract/drill';
import { ORDER_SOURCE, salesOrderApi } from '../../../src/contract/orders/orders';
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

const pairOf = (values: string[]): [string, string] => [values[0] ?? '', values[1] ?? ''];

async function orders(who: Client, search: string) {
  const query = new URLSearchParams(search);
  const branchId = query.get('branchId');
  const source = Object.values(ORDER_SOURCE).find((one) => String(one) === query.get('orderSource'));
  const { total } = await who.data(salesOrderApi.page, {
    ...{ orderTime: pairOf(query.getAll('orderTime')), pageSize: 10 },
    ...(branchId ? { branchId } : {}),
    ...(source ? { orderSource: source } : {}),
  });
  return { total };
}

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

const OPENERS: Readonly<Record<string, Opener>> = {
  '/report/visitsReport': visits,
  '/report/userReadReport': readers,
  '/order/orderInquiry': orders,
};

export async function opened(who: Client, drill: Drill): Promise<Opened> {
  const [path = '', search = ''] = drillAddress(drill).split('?');
  const open = OPENERS[path];
  if (!open) throw new Error(`Nothing is known of ${path}.`);
  return open(who, `?${search}`);
}
