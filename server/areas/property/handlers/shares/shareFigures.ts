import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { SHARE_MODE, type shareApi } from '../../../../../src/contract/property/meters';
import type { Context } from '../../../../http/context';
import { InvalidInput } from '../../../../http/failure';
import { toUnits } from '../../../../platform/numbers/decimal';
import { sumOf } from '../../../../platform/numbers/exact';
import { ofParent } from '../../../../platform/scope';
import { BILLED_LEASES } from '../../data/billing/leaseBook';
import { loadMeters, type MeterBook } from '../../data/billing/meterBook';
import { pmsLease, pmsLeaseUnit, pmsUnit } from '../../data/schema/property';
import type { KeptMember, KeptShare } from '../../data/schema/shares';
import { dayNumber, daysIn, earlier, firstOf, lastOf, later, monthNumber } from '../../rules/billing/days';
import { type Occupant, share } from '../../rules/billing/share';
import { lastDay } from '../../rules/billing/schedule';
import { registersByMonth } from '../../rules/billing/tariff';
import { told } from '../billing/trialUsage';

type Stored = Pick<Context, 'db'>;

type Asked = Pick<Parsed<typeof shareApi.save>, 'propertyId' | 'mainMeterId' | 'period' | 'mode' | 'members'> & {
  /** 1/10000 yuan. */
  price: number;
};

/** What meters have counted in a month, all registers; null when none of them was read for it. */
function usageIn(books: readonly MeterBook[], period: string): number | null {
  const registers = registersByMonth(books.flatMap(({ intervals }) => intervals)).get(period);
  return registers ? sumOf(registers, (one) => one) : null;
}

/** A meter with its predecessors and successors. */
function lineOf(books: readonly MeterBook[], meterId: string): MeterBook[] {
  const found = new Set([meterId]);
  for (let known = 0; known < found.size;) {
    known = found.size;
    for (const { meter } of books) {
      if (meter.replacesId && found.has(meter.meterId)) found.add(meter.replacesId);
      if (meter.replacesId && found.has(meter.replacesId)) found.add(meter.meterId);
    }
  }
  return books.filter(({ meter }) => found.has(meter.meterId));
}

const wrong = (field: string, text: `field.${string}`, params = {}) => new InvalidInput([{ field, text, params }]);

/** The month's usage of the main meter and of its sub-meters; each must have been read. */
function usagesOf(books: readonly MeterBook[], { mainMeterId, period }: Asked) {
  const main = lineOf(books, mainMeterId);
  const ids = new Set(main.map(({ meter }) => meter.meterId));
  const [first, last] = [firstOf(monthNumber(period)), lastOf(monthNumber(period))];
  const subs = books.filter(
    ({ meter }) => ids.has(meter.parentId ?? '') && meter.installDate <= last && (meter.removeDate ?? last) >= first,
  );
  const mainUsage = usageIn(main, period);
  const read = subs.map(({ meter, ...book }) => ({
    meterNo: meter.meterNo,
    usage: usageIn([{ meter, ...book }], period),
  }));
  const missing = [
    ...(mainUsage === null ? main.slice(-1).map(({ meter }) => meter.meterNo) : []),
    ...read.flatMap(({ meterNo, usage }) => (usage === null ? [meterNo] : [])),
  ];
  if (missing.length > 0) throw wrong('period', 'field.unread', { meters: missing.join(', ') });
  return { mainUsage: mainUsage ?? 0, subUsages: read.map(({ meterNo, usage }) => ({ meterNo, usage: usage ?? 0 })) };
}

interface Stay {
  leaseId: string;
  from: string;
  to: string;
}

/** Who occupied the unit on which days of a month; the owner where nobody lived there. */
export function occupantsOf(stays: readonly Stay[], period: string): Occupant[] {
  const [first, last] = [firstOf(monthNumber(period)), lastOf(monthNumber(period))];
  const inMonth = stays
    .filter(({ from, to }) => from <= last && to >= first)
    .map(({ leaseId, from, to }) => ({ leaseId, from: later(from, first), to: earlier(to, last) }))
    .sort((a, b) => dayNumber(a.from) - dayNumber(b.from));
  const lived = inMonth.map(({ leaseId, from, to }) => ({ leaseId, days: daysIn(from, to) }));
  const vacant = { leaseId: null, days: daysIn(first, last) - sumOf(lived, ({ days }) => days) };
  if (vacant.days <= 0) return lived;
  // Somebody who moved in later stands after the vacant days.
  return inMonth[0]?.from === first ? [...lived, vacant] : [vacant, ...lived];
}

async function staysOf(unitIds: readonly string[], { db }: Stored) {
  const rows = await db
    .select({ unitId: pmsLeaseUnit.unitId, lease: pmsLease })
    .from(pmsLeaseUnit)
    .innerJoin(pmsLease, eq(pmsLease.leaseId, pmsLeaseUnit.leaseId))
    .where(
      ofParent(
        pmsLeaseUnit.unitId,
        unitIds,
        and(eq(pmsLease.deleted, 0), inArray(pmsLease.leaseStatus, BILLED_LEASES)),
      ),
    );
  return rows.map(({ unitId, lease }) => ({
    ...{ unitId, leaseId: lease.leaseId, from: lease.startDate, to: lastDay(lease) },
  }));
}

async function membersOf(asked: Asked, books: readonly MeterBook[], context: Stored): Promise<KeptMember[]> {
  const { propertyId, period, mode, members } = asked;
  const ids = members.map(({ unitId }) => unitId);
  if (new Set(ids).size < ids.length) throw wrong('members', 'field.choice');
  const units = await context.db
    .select({ unitId: pmsUnit.unitId, area: pmsUnit.area })
    .from(pmsUnit)
    .where(ofParent(pmsUnit.propertyId, propertyId, and(eq(pmsUnit.deleted, 0), inArray(pmsUnit.unitId, ids))))
    .orderBy(asc(pmsUnit.unitId));
  const areas = new Map(units.map(({ unitId, area }) => [unitId, area]));
  const stays = await staysOf(ids, context);
  const feeType = books.find(({ meter }) => meter.meterId === asked.mainMeterId)?.meter.feeType;
  return members.map(({ unitId, weight }, index) => {
    const area = areas.get(unitId);
    if (area === undefined) throw wrong(`members.${index}.unitId`, 'field.unknown');
    if (mode === SHARE_MODE.parts && weight === null) throw wrong(`members.${index}.weight`, 'field.required');
    const own = books.filter(({ meter }) => meter.unitId === unitId && meter.feeType === feeType);
    const byMode = {
      [SHARE_MODE.area]: () => area,
      [SHARE_MODE.usage]: () => usageIn(own, period) ?? 0,
      [SHARE_MODE.parts]: () => toUnits(weight ?? '0', 2),
    }[mode]();
    const occupants = occupantsOf(
      stays.filter((stay) => stay.unitId === unitId),
      period,
    );
    return { lineNo: index + 1, unitId, weight: byMode, occupants };
  });
}

/** Computes a share from readings and leases as of now. */
export async function shareFigures(
  asked: Asked,
  context: Stored,
): Promise<{ members: KeptMember[]; computed: KeptShare }> {
  const books = await loadMeters(context.db, asked.propertyId);
  const { mainUsage, subUsages } = usagesOf(books, asked);
  const members = await membersOf(asked, books, context);
  try {
    const shared = share({ mainUsage, subUsages: subUsages.map(({ usage }) => usage), price: asked.price, members });
    return { members, computed: { ...shared, mainUsage, subUsages } };
  } catch (error) {
    throw told(error);
  }
}
