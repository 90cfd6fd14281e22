import type { Input, Output } from '@/contract/endpoint';
import { computeApi } from '@/contract/promotion/settlement';
import { call } from '@/core/http/call';

type Line = Output<typeof computeApi.detailK1D1>[number];
type Customers = Output<typeof computeApi.customers>;
export type CustomerRow = Customers['records'][number];

/** A document or a product of a customer: what its reward is counted by. */
export interface UnitRow {
  key: string;
  /** Its name. */
  name: string;
  code: string;
  date: string;
  count: string;
  effectiveQty: string;
  effectiveAmount: string;
  reachedText: string;
  rewardAmount: string;
}

export type LineRow = Line & { key: string };

export interface CustomerKey {
  activityId: string;
  custId: string;
}

/** How an activity counts (docs/domain/promotion.md#settlement). */
export type Reading = 'K1D1' | 'K0D1' | 'K0D0' | 'K1D0';
export const readingOf = ({ kFlag, dFlag }: Pick<Customers, 'kFlag' | 'dFlag'>): Reading => `K${kFlag}D${dFlag}`;

const PAGE = 100;

/** Reads every page, because a sum of some rows would mean nothing. */
async function every<T>(
  ask: (page: { pageNum: number; pageSize: number }) => Promise<{ records: T[]; total: number }>,
) {
  const rows: T[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { records, total } = await ask({ pageNum, pageSize: PAGE });
    rows.push(...records);
    if (records.length === 0 || rows.length >= total) return rows;
  }
}

async function billsTogether(of: CustomerKey): Promise<UnitRow[]> {
  const rows = await every((page) => call(computeApi.billK1D1, { ...of, ...page }));
  return rows.map(({ billNo, billDate, times, ...row }) => ({
    ...row,
    ...{ key: billNo, name: billNo, code: '', date: billDate, count: times > 0 ? String(times) : '' },
  }));
}

async function billsByProduct(of: CustomerKey): Promise<UnitRow[]> {
  const rows = await every((page) => call(computeApi.billK0D1, { ...of, ...page }));
  return rows.map(({ billNo, billDate, productCount, reachedProductCount, ...row }) => ({
    ...row,
    ...{ key: billNo, name: billNo, code: '', date: billDate, reachedText: '' },
    count: `${reachedProductCount} / ${productCount}`,
  }));
}

async function products(of: CustomerKey): Promise<UnitRow[]> {
  const rows = await every((page) => call(computeApi.productK0D0, { ...of, ...page }));
  return rows.map(({ productId, productName, spec, productCode, billCount, ...row }) => ({
    ...row,
    ...{ key: productId, name: `${productName} ${spec}`, code: productCode, date: '', count: String(billCount) },
  }));
}

/**
 * By what the reward of a customer is counted; where everything is counted together there is no level between customer
 * and lines.
 */
export const UNITS: Readonly<Record<Reading, ((of: CustomerKey) => Promise<UnitRow[]>) | null>> = {
  K1D1: billsTogether,
  K0D1: billsByProduct,
  K0D0: products,
  K1D0: null,
};

const keyed = (lines: readonly Line[]): LineRow[] =>
  lines.map((line) => ({ ...line, key: `${line.billNo} ${line.lineNo} ${line.productId}` }));

type OfBill = Input<typeof computeApi.detailK1D1>;

/** The lines of a document or product, or of the customer. */
export async function linesOf(reading: Reading, of: CustomerKey, unit: string): Promise<LineRow[]> {
  const bill: OfBill = { ...of, billNo: unit };
  switch (reading) {
    case 'K1D1':
      return keyed(await call(computeApi.detailK1D1, bill));
    case 'K0D1':
      return keyed(await call(computeApi.detailK0D1, bill));
    case 'K0D0':
      return keyed(await call(computeApi.detailK0D0, { ...of, productId: unit }));
    case 'K1D0':
      return keyed(await every((page) => call(computeApi.detailK1D0, { ...of, ...page })));
  }
}
