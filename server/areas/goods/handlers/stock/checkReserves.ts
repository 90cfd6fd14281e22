import { and, eq, inArray } from 'drizzle-orm';
import type { stockApi } from '../../../../../src/contract/goods/stock';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Context } from '../../../../http/context';
import { InvalidInput } from '../../../../http/failure';
import type { FieldProblem } from '../../../../platform/problem';
import { qtyText } from '../../../../platform/numbers/money';
import { within } from '../../../../platform/scope';
import { customer } from '../../../master-data/public';
import type { coreReserve } from '../../data/schema/stock';
import { indexesOn, peakOf } from '../../rules/reserves';

type ReserveRow = typeof coreReserve.$inferSelect;
type Saved = Parsed<typeof stockApi.saveCore>['rows'];

export const WHOLE = 10_000;

/** Customers that may be named: those in sight, and whoever has a reserve already. */
export async function knownCustomers(rows: Saved, before: readonly ReserveRow[], { db, session }: Context) {
  const named = rows.map(({ custId }) => custId);
  const found = await db
    .select({ custId: customer.custId })
    .from(customer)
    .where(within(session, customer, and(inArray(customer.custId, named), eq(customer.status, 1))));
  return new Set([...found, ...before].map(({ custId }) => custId));
}

interface Given {
  rows: Saved;
  before: readonly ReserveRow[];
  today: string;
  stockQty: number;
}

/** Refuses with all that is wrong with the rows, each at its field. */
export function demandReserves({ rows, before, today, stockQty }: Given, known: ReadonlySet<string>) {
  const old = new Map(before.map((row) => [row.reserveId, row]));
  const problems = rows.flatMap((row, i): FieldProblem[] => {
    const { reserveId, custId, reserveQty, startDate, endDate } = row;
    const was = reserveId === undefined ? undefined : old.get(reserveId);
    const isStranger = !known.has(custId) || (reserveId !== undefined && was?.custId !== custId);
    const first = rows.findIndex((one) => one.custId === custId);
    const used = was?.usedQty ?? 0;
    return [
      ...(isStranger ? [{ field: `rows.${i}.custId`, text: 'field.choice' } as const] : []),
      ...(first < i ? [{ field: `rows.${i}.custId`, text: 'field.taken' } as const] : []),
      ...(endDate < startDate ? [{ field: `rows.${i}.endDate`, text: 'field.beforeStart' } as const] : []),
      ...(reserveQty * WHOLE < used
        ? [{ field: `rows.${i}.reserveQty`, text: 'field.belowUsed', params: { used: qtyText(used) } } as const]
        : []),
    ];
  });
  if (problems.length > 0) throw new InvalidInput(problems);
  const wanted = rows.map((row) => ({ ...row, reserveQty: row.reserveQty * WHOLE }));
  const peak = peakOf(wanted, today);
  if (peak.qty <= stockQty) return;
  const params = { day: peak.day, sum: qtyText(peak.qty), stock: qtyText(stockQty) };
  throw new InvalidInput(
    indexesOn(rows, peak.day).map((i) => ({ field: `rows.${i}.reserveQty`, text: 'field.aboveStock', params })),
    ERROR.reserveAboveStock,
  );
}
