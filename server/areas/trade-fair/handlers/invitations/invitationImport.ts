import { inArray, sql } from 'drizzle-orm';
import { GENDER } from '../../../../../src/contract/trade-fair/guests';
import {
  INVITATION_CHANNEL,
  INVITATION_TEMPLATES,
  REPLY_STATUS,
  SEND_STATUS,
} from '../../../../../src/contract/trade-fair/invitations';
import { subquery } from '../../../../platform/database/columns';
import { ofParent, within } from '../../../../platform/scope';
import { fairOrder, guest, lotteryTicket } from '../../data/schema/fair-guests';
import { invitation } from '../../data/schema/fair-trade';
import type { Context } from '../../../../http/context';
import {
  type CellProblem,
  type Importer,
  type ImportRow,
  type Kept,
  refuseRepeated,
  sortKept,
  type Target,
} from '../../../tasks/public';
import { hasVoucher, isSignedIn } from '../guests/read';
import { openForImport } from '../fairs/demands';
import { guestsFor, invite } from './add';
import { knownIn } from './known';

const { sms, link, paper } = INVITATION_CHANNEL;
/** As the column of the template has it (docs/console.md#languages). */
const CHANNELS = new Map<string, 1 | 2 | 3>([
  ['短信', sms],
  ['链接', link],
  ['纸质', paper],
]);
const channelOf = ({ values }: ImportRow) => CHANNELS.get(values.channel ?? '');

async function known(tradeFairId: string, context: Context) {
  const names = await knownIn(tradeFairId, context);
  return { ...names, codes: new Map([...names.customers.values()].map((one) => [one.custCode, one.id])) };
}

/** All of them, or none: as on the page. */
const unitOf = () => '';

async function check(rows: readonly ImportRow[], { tradeFairId = '' }: Target, context: Context) {
  const { phones, codes } = await known(tradeFairId, context);
  const choices = [...CHANNELS.keys()].join('、');
  const problemsOf = (row: ImportRow): CellProblem[] => {
    const { phone = '', custCode = '', channel = '' } = row.values;
    return [
      ...(custCode && !codes.has(custCode) ? [{ field: 'custCode', text: 'import.notInFair' } as const] : []),
      ...(phones.has(phone) ? [{ field: 'phone', text: 'import.inFair' } as const] : []),
      ...(channel && channelOf(row) === undefined
        ? [{ field: 'channel', text: 'import.choice', params: { choices } } as const]
        : []),
    ];
  };
  const checked = rows.map((row) => ({ ...row, problems: [...row.problems, ...problemsOf(row)] }));
  return refuseRepeated(checked, 'phone');
}

/**
 * Makes guests of the rows, and invites them; text messages are those that were chosen with the file. Answers the
 * guests.
 */
async function write(rows: readonly ImportRow[], { tradeFairId = '', templateId }: Target, context: Context) {
  const names = await known(tradeFairId, context);
  const guests = rows.map(({ values: { guestName = '', phone = '', custCode = '', position = '', companions } }) => ({
    ...{ guestName, phone, position, companions: Number(companions || 0) },
    ...{ gender: GENDER.unknown, idCardLast4: '', prizeGroupLabel: '', seatNo: '' },
    fairCustomerId: names.codes.get(custCode) ?? '',
  }));
  const ids = await guestsFor({ tradeFairId, guests }, names, context);
  // Imports of earlier versions do not say.
  const template = INVITATION_TEMPLATES.find((one) => one === templateId) ?? INVITATION_TEMPLATES[0];
  const invited = rows.map((row, i) => {
    const channel = channelOf(row) ?? link;
    return { guestId: ids[i] ?? '', channel, templateId: channel === sms ? template : null };
  });
  await invite(tradeFairId, invited, context);
  return ids;
}

/** Guests whose invitation went out stay, as do those who were changed or have come since. */
async function undo(ids: readonly string[], _target: Target, context: Context): Promise<Kept[]> {
  const { db, session, now } = context;
  const found = await db
    .select({
      guestId: guest.guestId,
      version: guest.version,
      isSent: subquery<boolean>(
        sql`select exists (select 1 from ${invitation} where ${invitation.guestId} = ${guest.guestId} and (${invitation.sendStatus} <> ${SEND_STATUS.waiting} or ${invitation.replyStatus} in (${REPLY_STATUS.accepted}, ${REPLY_STATUS.declined})))`,
      ),
      isInUse: subquery<boolean>(sql`select ${isSignedIn}
        or ${hasVoucher}
        or exists (select 1 from ${fairOrder} where ${fairOrder.guestId} = ${guest.guestId})
        or exists (select 1 from ${lotteryTicket} where ${lotteryTicket.guestId} = ${guest.guestId})`),
    })
    .from(guest)
    .where(within(session, guest, inArray(guest.guestId, [...ids])));
  const byId = new Map(found.map((row) => [row.guestId, row]));
  const { kept, free } = sortKept(ids, byId, (row) => {
    if (row.isInUse) return 'import.inUse';
    if (row.isSent) return 'import.sent';
    return row.version > 1 ? 'import.edited' : undefined;
  });
  await db.update(invitation).set({ replyStatus: REPLY_STATUS.cancelled }).where(ofParent(invitation.guestId, free));
  await db
    .update(guest)
    .set({ deleted: 1, modifiedBy: session.loginName, gmtModified: now })
    .where(within(session, guest, inArray(guest.guestId, free)));
  return kept;
}

export const invitationImporter: Importer = { open: openForImport, check, write, undo, unitOf };
