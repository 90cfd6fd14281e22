import { useInterval, useMemoizedFn, useMount } from 'ahooks';
import { useRef, useState } from 'react';
import type { Input } from '@/contract/endpoint';
import { checkInApi, type CheckInOutcome } from '@/contract/trade-fair/check-in';
import { serverNow } from '@/core/clock/clock';
import { formatDate } from '@kit/format/date';
import { call } from '@/core/http/call';
import { type CallError, isCallError } from '@/core/http/callError';
import { randomUuid } from '@/core/http/random';
import { text } from '@/core/i18n';
import { session } from '@/core/session/session';
import { type OutboxItem, outbox } from '@/core/storage/outbox';
import { namedIn } from '../shared/namedIn';

type Wish = Omit<Input<typeof checkInApi.do>, 'tradeFairId' | 'happenedAt'>;
type Entry = Input<typeof checkInApi.do>;

/** How often waiting check-ins are sent again. */
const RETRY_MS = 5_000;

const isOffline = (error: unknown) => isCallError(error) && (error.kind === 'network' || error.kind === 'timeout');
const whoIs = ({ qrToken, phone, guestId }: Wish) => qrToken ?? phone ?? guestId ?? '';

/** Names the guest in a refusal that is read later: from the server's answer, or else by the typed text. */
function whoWas({ content }: OutboxItem, { data }: CallError) {
  const guest = namedIn(data);
  if (guest) return `${guest.name} ${guest.company}`;
  // Only the code below writes items of this owner.
  const { phone } = content as Entry;
  return phone ?? text('checkIn.someCode');
}

const send = ({ key, content }: OutboxItem) =>
  // Only the code below writes items of this owner.
  call(checkInApi.do, content as Entry, { silent: true, idempotencyKey: key });

/**
 * Checks guests in, with or without a connection. Each check-in keeps its key from the first try on and has its time,
 * so that the server counts one that arrives twice only once.
 */
export function useDoor(tradeFairId: string) {
  const owner = `signIn ${session.get().loginName} ${session.get().branchId} ${tradeFairId}`;
  const [waiting, setWaiting] = useState<readonly OutboxItem[]>([]);
  const isSending = useRef(false);
  const look = async () => setWaiting(await outbox.of(owner));

  const flush = useMemoizedFn(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (const item of await outbox.of(owner)) {
        if (item.problem) continue;
        try {
          await send(item);
          await outbox.remove(item.key);
        } catch (error) {
          if (!isCallError(error) || error.kind !== 'business') break;
          await outbox.put({ ...item, problem: `${whoWas(item, error)} · ${error.message}` });
        }
      }
    } finally {
      isSending.current = false;
      await look();
    }
  });

  const checkIn = useMemoizedFn(async (wish: Wish): Promise<CheckInOutcome | 'kept'> => {
    const content: Entry = { tradeFairId, ...wish, happenedAt: formatDate(serverNow(), 'YMDHMS') };
    const item: OutboxItem = { key: randomUuid(), owner, content, at: Date.now() };
    try {
      return await send(item);
    } catch (error) {
      if (!isOffline(error)) throw error;
      // A code that is scanned twice makes only one entry.
      const same = waiting.some((one) => !one.problem && whoIs(one.content) === whoIs(wish));
      if (!same) await outbox.put(item);
      await look();
      return 'kept';
    }
  });

  const drop = useMemoizedFn(async (key: string) => {
    await outbox.remove(key);
    await look();
  });

  useMount(() => void flush());
  useInterval(() => void flush(), waiting.some((one) => !one.problem) ? RETRY_MS : undefined);
  return { waiting, signIn: checkIn, flush, drop };
}
