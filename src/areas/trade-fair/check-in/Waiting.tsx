import { Alert, Button, Flex } from 'antd';
import { formatDate } from '@kit/format/date';
import { T, useText } from '@/core/i18n';
import type { Letter } from '@/core/storage/outbox';
import type { useDoor } from './useDoor';

function Refused({ letter, onDrop }: { letter: Letter; onDrop: () => void }) {
  return (
    <Flex gap="small" align="center">
      <span>
        {formatDate(letter.at, 'MDHM')} · {letter.problem}
      </span>
      <Button size="small" type="link" onClick={onDrop}>
        <T id="arrival.drop" />
      </Button>
    </Flex>
  );
}

/** Sign-ins that have not reached the server. */
export function Waiting({ door: { waiting, flush, drop } }: { door: ReturnType<typeof useDoor> }) {
  const text = useText();
  const open = waiting.filter((one) => !one.problem);
  const refused = waiting.filter((one) => one.problem);
  if (waiting.length === 0) return null;
  return (
    <Flex vertical gap="small">
      {open.length > 0 && (
        <Alert
          showIcon
          type="warning"
          title={text('arrival.waiting', { count: open.length })}
          description={text('arrival.waitingHelp')}
          action={
            <Button size="small" onClick={() => void flush()}>
              <T id="arrival.sendNow" />
            </Button>
          }
        />
      )}
      {refused.length > 0 && (
        <Alert
          showIcon
          type="error"
          title={text('arrival.refused', { count: refused.length })}
          description={refused.map((letter) => (
            <Refused key={letter.key} letter={letter} onDrop={() => void drop(letter.key)} />
          ))}
        />
      )}
    </Flex>
  );
}
