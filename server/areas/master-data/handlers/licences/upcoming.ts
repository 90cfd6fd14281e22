import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { licenceApi } from '../../../../../src/contract/master-data/licence-calls';
import type { LicenceImpact, OwnerType } from '../../../../../src/contract/master-data/licences';
import type { Context } from '../../../../http/context';
import { ofParent, within } from '../../../../platform/scope';
import { endingLicences, endsWithin } from '../../data/endingLicences';
import { licence } from '../../data/schema/licence';
import { stakesOf } from '../../data/stakeSlots';
import { daysLeft } from '../../rules/licence';
import { tasksOnLicences } from './cancelEntry';
import { listedLicences, toOwned } from './listed';

const weight = ({ openOrders, listedProducts, activities }: LicenceImpact) => openOrders + listedProducts + activities;

/** The licences that end soon, with what depends on them: all are weighed before the page is cut. */
export async function upcomingLicences(
  { days, pageNum, pageSize }: Parsed<typeof licenceApi.upcoming>,
  context: Context,
): Promise<Output<typeof licenceApi.upcoming>> {
  const { db, session, now } = context;
  const day = now.slice(0, 10);
  const ending = await endingLicences(db, within(session, licence, endsWithin(day, days)), { day, days });
  const stakes = new Map<OwnerType, (ownerId: string) => LicenceImpact>();
  for (const ownerType of new Set(ending.map((row) => row.ownerType))) {
    const ownerIds = [...new Set(ending.filter((row) => row.ownerType === ownerType).map(({ ownerId }) => ownerId))];
    stakes.set(ownerType, await stakesOf(db, { ownerType, ownerIds, now }));
  }
  const weighed = ending
    .map((row) => ({
      licenceId: row.licenceId,
      expiryDate: row.expiryDate ?? '',
      impact: stakes.get(row.ownerType)?.(row.ownerId) ?? { openOrders: 0, listedProducts: 0, activities: 0 },
    }))
    .sort(
      (a, b) =>
        weight(b.impact) - weight(a.impact) ||
        a.expiryDate.localeCompare(b.expiryDate) ||
        Number(a.licenceId) - Number(b.licenceId),
    );
  const shown = weighed.slice((pageNum - 1) * pageSize, pageNum * pageSize);
  const ids = shown.map(({ licenceId }) => licenceId);
  const rows = await listedLicences(db, ofParent(licence.licenceId, ids));
  const mine = await tasksOnLicences(
    rows.map(({ row }) => row),
    context,
  );
  const records = shown.flatMap(({ licenceId, expiryDate, impact }) => {
    const found = rows.find(({ row }) => row.licenceId === licenceId);
    return found ? [{ ...toOwned(found, context, mine), ...impact, daysLeft: daysLeft(expiryDate, day) }] : [];
  });
  return { records, total: weighed.length };
}
