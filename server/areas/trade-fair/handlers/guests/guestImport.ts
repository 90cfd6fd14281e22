import { randomBytes } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { chunks } from '../../../../platform/database/chunks';
import { subquery } from '../../../../platform/database/columns';
import { within } from '../../../../platform/scope';
import { fairOrder, guest, guestGroup, lotteryTicket } from '../../data/schema/fair-guests';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import {
  type CellProblem,
  type Importer,
  type ImportRow,
  type Kept,
  refuseRepeated,
  sortKept,
  type Target,
} from '../../../tasks/public';
import { openForImport } from '../fairs/demands';
import { departmentOf, departmentProblem, groupProblem, knownIn } from './importNames';
import { hasVoucher, isInvited, isSignedIn } from './read';

async function check(rows: readonly ImportRow[], target: Target, context: Context) {
  const known = await knownIn(rows, target, context);
  const fresh = new Map<string, string>();
  const problemsOf = (row: ImportRow): CellProblem[] => {
    const { custCode = '', phone = '' } = row.values;
    return [
      ...(custCode && !known.customers.has(custCode) ? [{ field: 'custCode', text: 'import.notInFair' } as const] : []),
      ...(known.phones.has(phone) ? [{ field: 'phone', text: 'import.inFair' } as const] : []),
      ...departmentProblem(row, target, known),
      ...groupProblem(row, known, fresh),
    ];
  };
  return refuseRepeated(
    rows.map((row) => ({ ...row, problems: [...row.problems, ...problemsOf(row)] })),
    'phone',
  );
}

type Known = Awaited<ReturnType<typeof knownIn>>;

/**
 * What the group of a row is called. A customer that has none gets one of its own name, or of name and code where a group
 * of another customer, there already or in the file, is called that.
 */
function namesOf(rows: readonly ImportRow[], { groups, customers, firstLevel }: Known) {
  const ofCustomer = new Map<string, string>();
  for (const { fairCustomerId, groupName } of groups.values())
    if (!ofCustomer.has(fairCustomerId)) ofCustomer.set(fairCustomerId, groupName);
  const owner = ({ values: { custCode = '' } }: ImportRow) => firstLevel.get(custCode) ?? '';
  const owners = new Map(rows.map((row) => [row.values.groupName ?? '', owner(row)]));
  for (const { fairCustomerId, groupName } of groups.values()) owners.set(groupName, fairCustomerId);
  const nameOf = (row: ImportRow) => {
    const { groupName = '', custCode = '' } = row.values;
    const customerName = customers.get(custCode)?.customerName ?? '';
    const called = groupName || (ofCustomer.get(owner(row)) ?? customerName);
    const name = (owners.get(called) ?? owner(row)) === owner(row) ? called : `${called.slice(0, 28)} ${custCode}`;
    owners.set(name, owner(row));
    return name;
  };
  return new Map(rows.map((row) => [row, { name: nameOf(row), owner: owner(row) }]));
}

/** The group of each row by name; those that are not there are made. */
async function groupsFor(rows: readonly ImportRow[], target: Target, context: Context) {
  const { db, session, now } = context;
  const { tradeFairId = '' } = target;
  const known = await knownIn(rows, target, context);
  const names = namesOf(rows, known);
  const missing = new Map(
    [...names.values()].filter(({ name }) => !known.groups.has(name)).map(({ name, owner }) => [name, owner]),
  );
  const by = { createdBy: session.loginName, createdByName: session.realName, modifiedBy: session.loginName };
  const made = [...missing].map(([groupName, fairCustomerId]) => ({
    ...{ ...by, tradeFairId, groupName, fairCustomerId, gmtCreated: now, gmtModified: now },
  }));
  const rowsMade = made.length > 0 ? await db.insert(guestGroup).values(made).returning() : [];
  const ids = new Map([...known.groups.values(), ...rowsMade].map((one) => [one.groupName, one.guestGroupId]));
  return { known, by, groupOf: (row: ImportRow) => ids.get(names.get(row)?.name ?? '') ?? '' };
}

async function write(rows: readonly ImportRow[], target: Target, context: Context) {
  const { db, now } = context;
  const { tradeFairId = '' } = target;
  const { known, by, groupOf } = await groupsFor(rows, target, context);
  const values = rows.map((row) => {
    const { guestName = '', phone = '', custCode = '', position = '', companions = '' } = row.values;
    const { prizeGroupLabel = '', seatNo = '' } = row.values;
    const customer = known.customers.get(custCode);
    if (!customer) throw new Failure(ERROR.serverFailed);
    return {
      ...{ ...by, tradeFairId, guestName, phone, position, prizeGroupLabel, seatNo, gmtCreated: now, gmtModified: now },
      fairCustomerId: customer.id,
      guestGroupId: groupOf(row),
      companions: Number(companions),
      departmentId: departmentOf(row, target, known)?.departmentId ?? null,
      qrToken: randomBytes(16).toString('hex'),
    };
  });
  const made: string[] = [];
  for (const part of chunks(values)) {
    const rowsMade = await db.insert(guest).values(part).returning({ id: guest.guestId });
    made.push(...rowsMade.map(({ id }) => id));
  }
  return made;
}

/** Groups that a file made together with these guests, and that are empty again; the first of a customer stays. */
const madeWith = (ids: readonly string[]) =>
  sql`${guestGroup.guestGroupId} in (select ${guest.guestGroupId} from ${guest}
      where ${inArray(guest.guestId, [...ids])} and ${guest.gmtCreated} = ${guestGroup.gmtCreated})
    and not exists (select 1 from ${guest} where ${guest.guestGroupId} = ${guestGroup.guestGroupId} and ${guest.deleted} = 0)
    and exists (select 1 from ${guestGroup} as other where other.fair_customer_id = ${guestGroup.fairCustomerId}
      and other.deleted = 0 and other.guest_group_id < ${guestGroup.guestGroupId})`;

/** Who has come, ordered, is invited, or holds a ticket or a voucher stays, and who was changed since. */
async function undo(ids: readonly string[], _target: Target, context: Context): Promise<Kept[]> {
  const { db, session, now } = context;
  const found = await db
    .select({
      guestId: guest.guestId,
      version: guest.version,
      isInUse: subquery<boolean>(sql`select ${isSignedIn}
        or exists (select 1 from ${fairOrder} where ${fairOrder.guestId} = ${guest.guestId})
        or ${isInvited} or ${hasVoucher}
        or exists (select 1 from ${lotteryTicket} where ${lotteryTicket.guestId} = ${guest.guestId})`),
    })
    .from(guest)
    .where(within(session, guest, inArray(guest.guestId, [...ids])));
  const byId = new Map(found.map((row) => [row.guestId, row]));
  const { kept, free } = sortKept(ids, byId, (row) => {
    if (row.isInUse) return 'import.inUse';
    return row.version > 1 ? 'import.edited' : undefined;
  });
  const goes = { deleted: 1 as const, modifiedBy: session.loginName, gmtModified: now };
  for (const part of chunks(free))
    await db
      .update(guest)
      .set(goes)
      .where(within(session, guest, inArray(guest.guestId, part)));
  for (const part of chunks(free))
    await db
      .update(guestGroup)
      .set(goes)
      .where(within(session, guestGroup, and(eq(guestGroup.version, 1), madeWith(part))));
  return kept;
}

export const guestImporter: Importer = { open: openForImport, check, write, undo };
