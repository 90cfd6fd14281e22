import { useRequest } from 'ahooks';
import { Alert, Button, Card, Empty, Flex, Input, type InputRef, Tag } from 'antd';
import { useRef, useState } from 'react';
import { type Guest, guestApi } from '@/contract/trade-fair/guests';
import { FAIR_CODE, guestCodeIn, type CheckInOutcome } from '@/contract/trade-fair/check-in';
import { MOBILE } from '@/contract/patterns';
import { formatDate } from '@kit/format/date';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { T, useText } from '@/core/i18n';
import styles from './Door.module.css';
import type { useDoor } from './useDoor';

const MOST_FOUND = 20;

type Result = { kind: 'in'; outcome: CheckInOutcome } | { kind: 'kept' } | { kind: 'failed'; reason: string };

function Outcome({ outcome }: { outcome: CheckInOutcome }) {
  const text = useText();
  const { guest, repeated, signInTime, ticketsIssued } = outcome;
  const facts = [
    guest.customerName,
    guest.departmentName,
    guest.seatNo && text('checkIn.seat', { seat: guest.seatNo }),
    guest.companions > 0 && text('checkIn.companions', { count: guest.companions }),
    ticketsIssued > 0 && text('checkIn.tickets', { count: ticketsIssued }),
  ].filter(Boolean);
  return (
    <Alert
      showIcon
      type={repeated ? 'info' : 'success'}
      title={text(repeated ? 'checkIn.repeated' : 'checkIn.done', {
        name: guest.guestName,
        time: formatDate(signInTime, 'MDHM'),
      })}
      description={facts.join(' · ')}
    />
  );
}

function Answer({ result }: { result: Result }) {
  const text = useText();
  if (result.kind === 'in') return <Outcome outcome={result.outcome} />;
  if (result.kind === 'kept') return <Alert showIcon type="warning" title={text('checkIn.kept')} />;
  return <Alert showIcon type="error" title={result.reason} />;
}

interface FoundProps {
  guests: readonly Guest[];
  onChoose: (guest: Guest) => void;
}

function Found({ guests, onChoose }: FoundProps) {
  if (guests.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="checkIn.nobody" />} />;
  return (
    <ul className={styles.found}>
      {guests.map((guest) => (
        <li key={guest.guestId}>
          {guest.guestName} · {guest.customerName} · {guest.phone}
          {guest.signInStatus === 1 ? (
            <Tag color="green">
              <T id="checkIn.isIn" />
            </Tag>
          ) : (
            <Button size="large" type="primary" onClick={() => onChoose(guest)}>
              <T id="checkIn.signIn" />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  tradeFairId: string;
  door: ReturnType<typeof useDoor>;
}

/** One field for scanner and keyboard: the code of a guest, a mobile number, or a name to search for. */
export function Door({ tradeFairId, door }: Props) {
  const text = useText();
  const field = useRef<InputRef>(null);
  const [typed, setTyped] = useState('');
  const [result, setResult] = useState<Result>();
  const [pending, setPending] = useState(false);
  const search = useRequest(
    (keyword: string) => call(guestApi.guestList, { tradeFairId, keyword, pageNum: 1, pageSize: MOST_FOUND }),
    // `call` has shown what was wrong.
    { manual: true, onError: () => undefined },
  );
  const enter = async (wish: Parameters<typeof door.signIn>[0]) => {
    setPending(true);
    search.mutate(undefined);
    try {
      const outcome = await door.signIn(wish);
      setResult(outcome === 'kept' ? { kind: 'kept' } : { kind: 'in', outcome });
    } catch (error) {
      setResult({ kind: 'failed', reason: isCallError(error) ? error.message : text('core.requestFailed') });
    } finally {
      setPending(false);
      setTyped('');
      // The field is ready for the next guest.
      field.current?.focus();
    }
  };
  const take = (value: string) => {
    const given = value.trim();
    if (given === '') return;
    setResult(undefined);
    const qrToken = guestCodeIn(given) ?? (FAIR_CODE.test(given) ? given : undefined);
    if (qrToken !== undefined) void enter({ qrToken });
    else if (MOBILE.test(given)) void enter({ phone: given });
    else search.run(given);
  };
  return (
    <Card size="small" title={text('checkIn.door')}>
      <Flex vertical gap="middle">
        <Input.Search
          ref={field}
          size="large"
          autoFocus
          allowClear
          maxLength={100}
          value={typed}
          loading={pending || search.loading}
          enterButton={text('checkIn.enter')}
          placeholder={text('checkIn.field')}
          aria-label={text('checkIn.field')}
          onChange={({ target }) => setTyped(target.value)}
          onSearch={take}
        />
        <div aria-live="polite">
          {result && <Answer result={result} />}
          {search.data && <Found guests={search.data.records} onChoose={({ guestId }) => void enter({ guestId })} />}
        </div>
      </Flex>
    </Card>
  );
}
