import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { STATEMENT_DAYS, type statementApi } from '../../../../../src/contract/finance/statements';
import { demandGranted } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { InvalidInput } from '../../../../http/failure';
import { DAY, fromShanghai } from '../../../../platform/clock';
import { holdNames } from '../../../../platform/database/advisoryLocks';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { makeStatements } from '../../data/makeStatements';
import { everyParty, partiesToChoose } from './parties';

const MOST_NAMED = 100;

type Wanted = Parsed<typeof statementApi.generate>;

function demandPeriod({ periodStart, periodEnd }: Wanted, now: string) {
  if (periodStart > periodEnd) throw new InvalidInput([{ field: 'periodEnd', text: 'field.endBeforeStart' }]);
  const days = (fromShanghai(periodEnd) - fromShanghai(periodStart)) / DAY + 1;
  if (days > STATEMENT_DAYS)
    throw new InvalidInput([{ field: 'periodEnd', text: 'field.tooLongPeriod', params: { days: STATEMENT_DAYS } }]);
  // The statement would lack the rest of its period.
  if (periodEnd >= now.slice(0, 10)) throw new InvalidInput([{ field: 'periodEnd', text: 'field.notOver' }]);
}

async function partiesOf(wanted: Wanted, context: Context) {
  const { partyIds } = wanted;
  const found = await everyParty(wanted, context);
  const isMissing = partyIds?.some((id) => found.every(({ partyId }) => partyId !== id));
  if (isMissing) throw new InvalidInput([{ field: 'partyIds', text: 'field.choice' }]);
  return found;
}

export async function generateStatements(
  wanted: Wanted,
  context: Context,
): Promise<Output<typeof statementApi.generate>> {
  const { db, session, now, note } = context;
  const { branchId, partyType, periodStart, periodEnd } = wanted;
  await demandGranted([branchId], context);
  demandPeriod(wanted, now);
  const parties = await partiesOf(wanted, context);
  await holdNames(db, 'statement', [branchId]);
  const making = { branchId, partyType, periodStart, periodEnd, by: session, now };
  const { made, skipped } = await makeStatements(db, making, parties);
  note({ objectId: branchId, objectName: `${periodStart} – ${periodEnd}`, after: { made, skipped: skipped.length } });
  return { made, skippedCount: skipped.length, skipped: skipped.slice(0, MOST_NAMED) };
}

export async function statementParties(
  { branchId, partyType, partyIds, keyword, orderDir = 'asc', ...query }: Parsed<typeof statementApi.parties>,
  context: Context,
): Promise<Output<typeof statementApi.parties>> {
  const { listed, name, id } = partiesToChoose({ branchId, partyType, partyIds, keyword }, context);
  const order = [by(name, orderDir), by(id, orderDir)];
  const { rows: records, ...found } = await paged(context.db, { listed, order, key: [id] }, query);
  return { records, ...found };
}
