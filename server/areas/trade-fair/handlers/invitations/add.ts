import { randomBytes } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { INVITATION_CHANNEL, type invitationApi } from '../../../../../src/contract/trade-fair/invitations';
import { nextSerials } from '../../../../platform/numbers/series';
import { ofParent } from '../../../../platform/scope';
import { guest, guestGroup } from '../../data/schema/fair-guests';
import { invitation } from '../../data/schema/fair-trade';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput } from '../../../../http/failure';
import type { FieldProblem } from '../../../../platform/problem';
import { made } from '../customers/firstLevel';
import { demandOpen, lockedFair } from '../fairs/demands';
import { type Known, knownIn } from './known';

type Input = Parsed<typeof invitationApi.add>;
type Wanted = Input['guests'][number];

/** What is wrong with each row; phones and guests that stand in two rows count as taken in the second. */
function problemsOf(wanted: readonly Wanted[], { guestIds, phones, customers, invited }: Known) {
  const [seenPhones, seenGuests] = [new Set(phones), new Set(invited)];
  return wanted.flatMap((row, i): FieldProblem[] => {
    const at = (field: string, text: FieldProblem['text']) => [{ field: `guests.${i}.${field}`, text }];
    if (row.guestId !== undefined) {
      if (!guestIds.has(row.guestId)) return at('guestId', 'field.unknown');
      if (seenGuests.has(row.guestId)) return at('guestId', 'field.invited');
      seenGuests.add(row.guestId);
      return [];
    }
    const taken = seenPhones.has(row.phone);
    seenPhones.add(row.phone);
    return [
      ...(row.guestName === '' ? at('guestName', 'field.required') : []),
      ...(row.phone === '' ? at('phone', 'field.required') : taken ? at('phone', 'field.taken') : []),
      ...(customers.has(row.fairCustomerId ?? '') ? [] : at('fairCustomerId', 'field.unknown')),
    ];
  });
}

/** The first group of each first-level customer; who has none gets one of his name. */
async function groupsOf(tradeFairId: string, customers: Known['customers'], context: Context) {
  const { db } = context;
  const groups = await db
    .select({ id: guestGroup.guestGroupId, owner: guestGroup.fairCustomerId })
    .from(guestGroup)
    .where(ofParent(guestGroup.tradeFairId, tradeFairId, eq(guestGroup.deleted, 0)))
    .orderBy(asc(guestGroup.guestGroupId));
  const first = new Map(groups.toReversed().map(({ id, owner }) => [owner, id]));
  return async (fairCustomerId: string) => {
    const owner = customers.get(fairCustomerId)?.parentCustomerId ?? fairCustomerId;
    const found = first.get(owner);
    if (found) return found;
    const [row] = await db
      .insert(guestGroup)
      .values({
        ...made(context),
        tradeFairId,
        fairCustomerId: owner,
        groupName: `${customers.get(owner)?.customerName.slice(0, 28) ?? ''} ${customers.get(owner)?.custCode ?? ''}`,
      })
      .returning({ id: guestGroup.guestGroupId });
    if (!row) throw new Failure(ERROR.serverFailed);
    first.set(owner, row.id);
    return row.id;
  };
}

/** Makes guests of those who are new; answers all of them in their order. */
export async function guestsFor(
  { tradeFairId, guests }: Pick<Input, 'tradeFairId' | 'guests'>,
  known: Known,
  context: Context,
) {
  const groupOf = await groupsOf(tradeFairId, known.customers, context);
  const fresh = guests.filter(({ guestId }) => guestId === undefined);
  const rows = [];
  for (const { guestId: _, fairCustomerId = '', ...person } of fresh)
    rows.push({
      ...{ ...made(context), ...person, tradeFairId, fairCustomerId },
      guestGroupId: await groupOf(fairCustomerId),
      qrToken: randomBytes(16).toString('hex'),
    });
  if (rows.length > 0) await context.db.insert(guest).values(rows);
  const phones = fresh.map(({ phone }) => phone);
  const added = await context.db
    .select({ guestId: guest.guestId })
    .from(guest)
    .where(ofParent(guest.tradeFairId, tradeFairId, eq(guest.deleted, 0), inArray(guest.phone, phones)))
    .orderBy(asc(guest.guestId));
  return [...guests.flatMap(({ guestId }) => guestId ?? []), ...added.map(({ guestId }) => guestId)];
}

interface Invited {
  guestId: string;
  channel: Input['channel'];
  templateId: Input['templateId'];
}

/** Nobody guesses the link of another: its token is 128 random bits. */
export async function invite(tradeFairId: string, guests: readonly Invited[], { db, session, now }: Context) {
  const numbers = await nextSerials(db, 'invitation', guests.length);
  await db.insert(invitation).values(
    guests.map((one, i) => ({
      ...{ ...one, tradeFairId, gmtCreated: now, invitationNo: numbers[i] ?? '' },
      ...{ inviterId: session.loginName, inviterName: session.realName },
      token: randomBytes(16).toString('hex'),
    })),
  );
}

export async function addInvitations(input: Input, context: Context) {
  const { tradeFairId, channel, templateId, guests } = input;
  const fair = await lockedFair(tradeFairId, context);
  demandOpen(fair);
  const known = await knownIn(tradeFairId, context);
  const problems: FieldProblem[] = [
    ...(guests.length === 0 ? [{ field: 'guests', text: 'field.required' } as const] : []),
    ...(channel === INVITATION_CHANNEL.sms && templateId === null
      ? [{ field: 'templateId', text: 'field.required' } as const]
      : []),
    ...problemsOf(guests, known),
  ];
  if (problems.length > 0) throw new InvalidInput(problems);
  const ids = await guestsFor(input, known, context);
  await invite(
    tradeFairId,
    ids.map((guestId) => ({ guestId, channel, templateId })),
    context,
  );
  context.note({ objectId: tradeFairId, objectName: fair.subject, after: { invited: ids.length, channel } });
  return { added: ids.length };
}
