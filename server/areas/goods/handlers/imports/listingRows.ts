import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { ERROR, type ErrorCode } from '../../../../../src/contract/error-codes';
import { GOODS_TEMPLATES, REASON_NAMES } from '../../../../../src/contract/goods/import-templates';
import {
  LISTING_REASON,
  LISTING_STATUS,
  type ListingReason,
  PLAN_ACTION,
  type PlanAction,
} from '../../../../../src/contract/goods/listings';
import type { Context } from '../../../../http/context';
import { global, within } from '../../../../platform/scope';
import { product } from '../../../master-data/public';
import {
  cell,
  type CellProblem,
  codeIn,
  type ImportRow,
  momentOf,
  refuseRepeated,
  type Target,
} from '../../../tasks/public';
import { offersOf } from '../../data/offers';
import { listing } from '../../data/schema/listing';
import { moveRefusal, offerRefusal, presentStatus } from '../../rules/listing';
import type { ListingRow } from '../listings/read';

const { up, down } = LISTING_STATUS;
export const codeOf = (row: ImportRow) => cell(row, 'productCode');

/** What a row asks for. */
export interface Wanted {
  /** Null: its cell says nothing that the template knows. */
  action: PlanAction | null;
  reason: ListingReason | null;
  remark: string;
  /** Empty: at once. */
  planTime: string;
}

const { other } = LISTING_REASON;

export function wantedOf(row: ImportRow): Wanted {
  const text = cell(row, 'reason');
  const known = Object.hasOwn(REASON_NAMES, text) ? REASON_NAMES[text] : undefined;
  const action = Number(codeIn(GOODS_TEMPLATES.LISTING, 'action', cell(row, 'action')));
  const isWrongTime = row.problems.some(({ field }) => field === 'planTime');
  return {
    action: Object.values(PLAN_ACTION).find((one) => one === action) ?? null,
    reason: text === '' ? null : (known ?? other),
    remark: known === undefined ? text : '',
    planTime: isWrongTime ? '' : momentOf(cell(row, 'planTime')),
  };
}

/** The rows of the company that a file names, by the code of their product: held until the transaction ends. */
export async function listingsOf(rows: readonly ImportRow[], { branchId = '' }: Target, { db, session }: Context) {
  const codes = [...new Set(rows.map(codeOf))];
  const named = sql`${product.productCode} = any(${sql.param(codes)}::text[])`;
  const found = await db
    .select({ row: listing, code: product.productCode })
    .from(listing)
    .innerJoin(product, eq(product.productId, listing.productId))
    .where(within(session, listing, and(eq(listing.branchId, branchId), named)))
    .orderBy(asc(listing.listingId))
    .for('update', { of: listing });
  return new Map(found.map(({ row, code }) => [code, row]));
}

async function knownCodes(rows: readonly ImportRow[], { db }: Context) {
  const found = await db
    .select({ code: product.productCode })
    .from(product)
    .where(global('shared', inArray(product.productCode, [...new Set(rows.map(codeOf))])));
  return new Set(found.map(({ code }) => code));
}

const REFUSED: Partial<Record<ErrorCode, CellProblem>> = {
  [ERROR.listingStatusForbids]: { field: 'action', text: 'import.notNow' },
  [ERROR.approvalExpired]: { field: 'productCode', text: 'import.licenceOver' },
  [ERROR.offeredWithoutPrice]: { field: 'productCode', text: 'import.noPrice' },
  [ERROR.shieldedForAll]: { field: 'productCode', text: 'import.hidden' },
  [ERROR.offeredUnaudited]: { field: 'productCode', text: 'import.unaudited' },
};

function reasonProblem({ action, reason, remark }: Wanted): CellProblem[] {
  if (action === PLAN_ACTION.up) return reason === null ? [] : [{ field: 'reason', text: 'import.empty' }];
  if (reason === null) return [{ field: 'reason', text: 'import.required' }];
  return reason === other && remark === '' ? [{ field: 'reason', text: 'import.otherReason' }] : [];
}

interface Asked {
  wanted: Wanted;
  row: ListingRow;
}

/** Why a row is refused, as its button or its plan would say. */
function moveProblem({ wanted: { action, planTime }, row }: Asked, refusal: ErrorCode | undefined): CellProblem[] {
  const isDown = action === PLAN_ACTION.down;
  const isThere = presentStatus(row) === (isDown ? down : up);
  const planned = isThere ? ERROR.listingStatusForbids : isDown ? undefined : refusal;
  const code = planTime === '' ? moveRefusal(row, isDown ? 'down' : 'up', refusal) : planned;
  const problem = code === undefined ? undefined : REFUSED[code];
  return problem ? [problem] : [];
}

/** Why each of these may not be offered at its time. */
async function refusalsOf(asked: readonly Asked[], { db, now }: Context) {
  const refusals = new Map<string, ErrorCode | undefined>();
  for (const at of new Set(asked.map(({ wanted }) => wanted.planTime))) {
    const rows = asked.filter(({ wanted }) => wanted.planTime === at).map(({ row }) => row);
    const time = at === '' ? now : at;
    const factsOf = await offersOf(db, rows, time);
    for (const row of rows) refusals.set(`${row.listingId} ${at}`, offerRefusal(factsOf(row)));
  }
  return ({ wanted, row }: Asked) => refusals.get(`${row.listingId} ${wanted.planTime}`);
}

/** Adds to each row what its page would refuse. */
export async function checkListings(given: readonly ImportRow[], target: Target, context: Context) {
  const rows = refuseRepeated(given, 'productCode');
  const listings = await listingsOf(rows, target, context);
  const known = await knownCodes(rows, context);
  const asked = rows.map((row) => ({ wanted: wantedOf(row), row: listings.get(codeOf(row)) }));
  const rising = asked.flatMap(({ wanted, row }) => (row && wanted.action === PLAN_ACTION.up ? [{ wanted, row }] : []));
  const refusalOf = await refusalsOf(rising, context);
  return rows.map((one, i): ImportRow => {
    const { wanted = wantedOf(one), row } = asked[i] ?? {};
    const code = codeOf(one);
    const unknown: CellProblem = {
      field: 'productCode',
      text: known.has(code) ? 'import.notSellable' : 'import.notFound',
    };
    const isPast = wanted.planTime !== '' && wanted.planTime <= context.now;
    const problems: CellProblem[] = [
      ...(code !== '' && !row ? [unknown] : []),
      ...(wanted.action === null ? [] : reasonProblem(wanted)),
      ...(isPast ? [{ field: 'planTime', text: 'field.future' } as const] : []),
      ...(row && wanted.action !== null && !isPast ? moveProblem({ wanted, row }, refusalOf({ wanted, row })) : []),
    ];
    return { ...one, problems: [...one.problems, ...problems] };
  });
}
