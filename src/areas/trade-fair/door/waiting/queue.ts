import { knownOffset } from '@/core/clock/clock';
import { randomUuid } from '@/core/http/random';
import { type OutboxItem, outbox } from '@/core/storage/outbox';
import { type Sealed, sealed } from '@/core/storage/sealed';
import { tabLocks } from '@/core/storage/tabLocks';
import { formatDate } from '@kit/format/date';
import type { DoorEntry, NewEntry, Outcome } from './entry';
import { refusedBy, send, withPicture } from './send';

/** An entry as the device keeps it: waiting, or answered by the server. */
export interface DoorItem {
  key: string;
  at: number;
  entry: DoorEntry;
  outcome?: Outcome | undefined;
}

/** Somebody has to look at the entry: it was refused, done elsewhere before, or its time is not certain. */
export const isToBeSeen = ({ outcome }: DoorItem) =>
  outcome !== undefined && (outcome.kind !== 'done' || outcome.isTimeUnsure);

/** Answered entries are shown for a day. */
const SHOWN_MS = 24 * 60 * 60 * 1000;
/** With a larger jump the clock of the device has been changed by somebody. */
const CLOCK_MOVED_MS = 2 * 60 * 1000;

const isSealed = (value: object): value is Sealed => 'iv' in value && 'bytes' in value;

async function opened({ key, at, content }: OutboxItem): Promise<DoorItem[]> {
  const found = isSealed(content) ? await sealed.unseal('waiting', content) : undefined;
  // Only `put`, below, writes sealed items.
  return found === undefined ? [] : [{ ...(found as Pick<DoorItem, 'entry' | 'outcome'>), key, at }];
}

async function put(owner: string, { key, at, entry, outcome }: DoorItem) {
  const content = await sealed.seal('waiting', { entry, outcome });
  await outbox.put({ key, at, owner, content, ...(outcome ? { settledAt: Date.now() } : {}) });
}

/** Adds the time by the server's clock: from the age of the entry, where that clock was not known yet. */
function dated(entry: DoorEntry): DoorEntry {
  const offset = knownOffset();
  if (entry.happenedAt !== undefined || offset === undefined) return entry;
  const age = Math.max(0, Date.now() - entry.at);
  return { ...entry, happenedAt: formatDate(Date.now() + offset - age, 'YMDHMS'), offset: entry.offset ?? offset };
}

export function newItem(entry: NewEntry): DoorItem {
  const at = Date.now();
  return { key: randomUuid(), at, entry: dated({ ...entry, at, offset: knownOffset() }) };
}

const wasMoved = ({ offset }: DoorEntry) => {
  const present = knownOffset();
  return offset !== undefined && present !== undefined && Math.abs(present - offset) > CLOCK_MOVED_MS;
};

/** Uploads the signature of an item first; an item whose signature is refused does not hold up those behind it. */
async function readied(item: DoorItem): Promise<DoorItem> {
  const entry = dated(item.entry);
  try {
    return { ...item, entry: await withPicture(entry) };
  } catch (error) {
    return { ...item, entry, outcome: refusedBy(error, entry) };
  }
}

async function flush(owner: string) {
  for (const item of await queue.all(owner)) {
    if (item.outcome) continue;
    const ready = await readied(item);
    // Stored before it is sent: a repeated attempt is the same request.
    await put(owner, ready);
    const outcome = ready.outcome ?? (await send(ready.entry, ready.key));
    await put(owner, { ...ready, outcome: { ...outcome, isTimeUnsure: wasMoved(ready.entry) } });
  }
}

/** Only one tab at a time. */
const alone = (owner: string, work: () => Promise<void>) =>
  tabLocks()?.request(`branch-admin:${owner}`, work) ?? work();

export const queue = {
  keep: put,

  async all(owner: string): Promise<DoorItem[]> {
    const items = await outbox.of(owner);
    const old = items.filter(({ settledAt }) => settledAt !== undefined && settledAt < Date.now() - SHOWN_MS);
    for (const { key } of old) await outbox.remove(key);
    const rest = items.filter((one) => !old.includes(one));
    return (await Promise.all(rest.map(opened))).flat();
  },

  drop: (key: string) => outbox.remove(key),

  /** Sends all waiting entries, the oldest first; throws when the server cannot be reached. */
  flush: (owner: string) => alone(owner, () => flush(owner)),
};
