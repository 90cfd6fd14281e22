import { fileApi } from '@/contract/account/files';
import type { Input } from '@/contract/endpoint';
import { ERROR } from '@/contract/error-codes';
import { checkInApi } from '@/contract/trade-fair/check-in';
import { diningApi } from '@/contract/trade-fair/dining';
import { registrationApi } from '@/contract/trade-fair/hand-over';
import { call } from '@/core/http/call';
import { isCallError, isUnanswered } from '@/core/http/callError';
import { namedIn } from '../../shared/namedIn';
import { type DoorEntry, type Outcome, outcomeOf } from './entry';

interface How {
  idempotencyKey: string;
  silent: true;
  signal?: AbortSignal;
}

type Of<W extends DoorEntry['work']> = Extract<DoorEntry, { work: W }>;
const momentOf = ({ happenedAt }: DoorEntry) => (happenedAt ? { happenedAt } : {});

async function checkIn(entry: Of<'checkIn'>, how: How) {
  const { guest, signInTime, repeated, deviceNo, ticketsIssued } = await call(
    checkInApi.do,
    { ...entry.wish, ...momentOf(entry) },
    how,
  );
  const who = { name: guest.guestName, company: guest.customerName };
  return outcomeOf(repeated ? 'again' : 'done', who, {
    ...{ time: signInTime, door: deviceNo, tickets: ticketsIssued, seat: guest.seatNo },
    ...{ companions: guest.companions, department: guest.departmentName },
  });
}

async function letEat(entry: Of<'dining'>, how: How) {
  const { guestName, customerName, seats, remaining } = await call(
    diningApi.verify,
    { ...entry.wish, ...momentOf(entry) },
    how,
  );
  return outcomeOf('done', { name: guestName, company: customerName }, { seats, remaining });
}

const bytesOf = (picture: string) =>
  Uint8Array.from(atob(picture.slice(picture.indexOf(',') + 1)), (one) => one.codePointAt(0) ?? 0);

/**
 * Uploads the signature of a hand-over before the hand-over itself. From then on the entry has the id of the file, so
 * that each further try is the same request. A file that no hand-over follows is removed by the server.
 */
export async function withPicture(entry: DoorEntry): Promise<DoorEntry> {
  if (entry.work !== 'handOver' || entry.picture === undefined) return entry;
  const file = new Blob([bytesOf(entry.picture)], { type: 'image/png' });
  const sent = { file, name: 'signature.png', silent: true } as const;
  const { fileId } = await call.upload(fileApi.upload, { bizType: 'signature' }, sent);
  return { ...entry, picture: undefined, wish: { ...entry.wish, signatureImage: fileId } };
}

async function handOver(entry: Of<'handOver'>, how: How) {
  const receipt: Input<typeof registrationApi.register> = { ...entry.wish, ...momentOf(entry) };
  await call(registrationApi.register, receipt, how);
  return outcomeOf('done', entry.who);
}

/** The server is busy with this very entry or with others: the entry is sent again. */
const PASSING: readonly number[] = [ERROR.stillRunning, ERROR.tooManyRequests];

/** Whether to send again: no answer came, or only a temporary one. */
export const isToBeAsked = (error: unknown): boolean =>
  isUnanswered(error) || (isCallError(error) && PASSING.includes(error.code));

function sendEntry(entry: DoorEntry, how: How) {
  if (entry.work === 'checkIn') return checkIn(entry, how);
  return entry.work === 'dining' ? letEat(entry, how) : handOver(entry, how);
}

/** The outcome of a refusal; throws when the error is not an answer of the server. */
export function refusedBy(error: unknown, entry: DoorEntry): Outcome {
  if (!isCallError(error) || isToBeAsked(error) || error.kind === 'unauthorised') throw error;
  const reason = error.fields?.map(({ msg }) => msg).join(' ') ?? '';
  return outcomeOf('refused', namedIn(error.data) ?? entry.who, { reason: reason || error.message });
}

/** Sends an entry to the server; throws where no answer came. */
export async function send(entry: DoorEntry, idempotencyKey: string, signal?: AbortSignal): Promise<Outcome> {
  try {
    return await sendEntry(entry, { idempotencyKey, silent: true, ...(signal ? { signal } : {}) });
  } catch (error) {
    return refusedBy(error, entry);
  }
}
