import { and, eq, inArray, or } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { PARTY_TYPE, STATEMENT_DAYS, type statementApi } from '../../../../../src/contract/finance/statements';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import { DAY, fromShanghai } from '../../../../platform/clock';
import { holdNames } from '../../../../platform/database/advisoryLocks';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { foreignBranches, within } from '../../../../platform/scope';
import { customer } from '../../../master-data/public';
import { makeStatements } from '../../data/makeStatements';

const MOST_NAMED = 100;

type Wanted = Parsed<typeof statementApi.generate>;

function demandPeriod({ periodStart, periodEnd }: Wanted, now: string) {
  if (periodStart > periodEnd) throw new InvalidInput([{ field: 'periodEnd', text: 'field.endBeforeStart' }]);
  const days = (fromShanghai(periodEnd) - fromShanghai(periodStart)) / DAY + 1;
  if (days > STATEMENT_DAYS)
    throw new InvalidInput([{ field: 'periodEnd', text: 'field.tooLongPeriod', params: { days: STATEMENT_DAYS } }]);
  // What is to come would be missing in it.
  if (periodEnd >= now.slice(0, 10)) throw new InvalidInput([{ field: 'periodEnd', text: 'field.notOver' }]);
}

/** Customers of the company whom the user sees; suppliers have no bills here yet. */
async function partiesOf({ branchId, partyIds, partyType }: Wanted, { db, session }: Context) {
  if (partyType !== PARTY_TYPE.customer) return [];
  const found = await db
    .select({ partyId: customer.custId, partyCode: customer.custCode, partyName: customer.custName })
    .from(customer)
    .where(
      within(
        session,
        customer,
        and(eq(customer.branchId, branchId), partyIds?.length ? inArray(customer.custId, partyIds) : undefined),
      ),
    )
    .orderBy(customer.custId);
  const isMissing = partyIds?.some((id) => found.every(({ partyId }) => partyId !== id));
  if (isMissing) throw new InvalidInput([{ field: 'partyIds', text: 'field.choice' }]);
  return found;
}

export async function generateStatements(
  wanted: Wanted,
  context: Context,
): Promise<Output<typeof statementApi.generate>> {
  const { db, session, now, note } = context;
  const { branchId, periodStart, periodEnd } = wanted;
  if ((await foreignBranches(db, session, [branchId])).length > 0) throw new Failure(ERROR.branchNotGranted);
  demandPeriod(wanted, now);
  const parties = await partiesOf(wanted, context);
  await holdNames(db, 'statement', [branchId]);
  const { made, skipped } = await makeStatements(db, { branchId, periodStart, periodEnd, by: session, now }, parties);
  note({ objectId: branchId, objectName: `${periodStart} – ${periodEnd}`, after: { made, skipped: skipped.length } });
  return { made, skippedCount: skipped.length, skipped: skipped.slice(0, MOST_NAMED) };
}

export async function statementParties(
  { branchId, keyword, orderDir = 'asc', ...query }: Parsed<typeof statementApi.parties>,
  { db, session }: Context,
): Promise<Output<typeof statementApi.parties>> {
  const named = keyword ? or(hasText(customer.custName, keyword), hasText(customer.custCode, keyword)) : undefined;
  const listed = db
    .select({ partyId: customer.custId, partyCode: customer.custCode, partyName: customer.custName })
    .from(customer)
    .where(within(session, customer, and(eq(customer.branchId, branchId), named)))
    .$dynamic();
  const order = [by(customer.custName, orderDir), by(customer.custId, orderDir)];
  const { rows: records, ...found } = await paged(db, { listed, order, key: [customer.custId] }, query);
  return { records, ...found };
}
