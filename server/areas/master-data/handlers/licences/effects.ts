import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { licenceCancelApi } from '../../../../../src/contract/master-data/licence-calls';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { contentHash } from '../../../../platform/canonical';
import { within } from '../../../../platform/scope';
import { ownedLicences, ownerFacts } from '../../data/licences';
import { licence } from '../../data/schema/licence';
import { stakesOf } from '../../data/stakeSlots';
import { wouldBlock } from '../../rules/cancellation';
import { listedLicences } from './listed';

type Effect = Output<typeof licenceCancelApi.effects>[number];

/** Licences by their ids, as the caller sees them; one that is not there fails all. */
export async function chosen(ids: readonly string[], { db, session }: Context) {
  const wanted = [...new Set(ids)];
  const own = and(eq(licence.deleted, 0), inArray(licence.licenceId, wanted));
  const rows = await listedLicences(db, within(session, licence, own)).orderBy(asc(licence.licenceId));
  if (rows.length !== wanted.length) throw notFound();
  return rows;
}

/** What would follow if these were cancelled from that day on. */
export async function effectsOf(
  rows: Awaited<ReturnType<typeof chosen>>,
  effectiveDate: string | null,
  context: Context,
) {
  const { db, now } = context;
  const today = now.slice(0, 10);
  const day = effectiveDate !== null && effectiveDate > today ? effectiveDate : today;
  const cancelled = rows.map(({ row }) => row.licenceId);
  const effects: Effect[] = [];
  for (const ownerType of new Set(rows.map(({ row }) => row.ownerType))) {
    const own = rows.filter(({ row }) => row.ownerType === ownerType);
    const ownerIds = [...new Set(own.map(({ row }) => row.ownerId))];
    const stakes = await stakesOf(db, { ownerType, ownerIds, now });
    const facts = await ownerFacts(db, ownerType, ownerIds);
    const licences = await ownedLicences(db, ownerType, ownerIds);
    for (const { row, ownerName } of own) {
      const { licenceId, licenceNo, licenceType, ownerId } = row;
      const among = { cancelled, licenceType, licences: licences.filter((one) => one.ownerId === ownerId) };
      const blocks = wouldBlock({ ownerType, ...facts.get(ownerId) }, among, day);
      const told = { licenceId, impact: stakes(ownerId), blocksOwner: blocks ? (1 as const) : (0 as const) };
      effects.push({ ...told, licenceNo, licenceType, ownerName, seen: contentHash(told) });
    }
  }
  return effects;
}

export const cancelEffects = async (
  { ids, effectiveDate }: Parsed<typeof licenceCancelApi.effects>,
  context: Context,
): Promise<Effect[]> => effectsOf(await chosen(ids, context), effectiveDate, context);

/** Refuses an approval whose consequences are other ones by now than those that were seen (49001). */
export async function demandSeen(licenceId: string, asked: { effectiveDate: string; seen: string }, context: Context) {
  const data = await effectsOf(await chosen([licenceId], context), asked.effectiveDate, context);
  if (data.some(({ seen }) => seen !== asked.seen)) throw new Failure(ERROR.versionConflict, { data });
}
