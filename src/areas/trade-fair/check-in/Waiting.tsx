import { Alert, Button, Flex } from 'antd';
import { formatDate } from '@kit/format/date';
import { T, useText } from '@/core/i18n';
import type { OutboxItem } from '@/core/storage/outbox';
import type { useDoor } from './useDoor';

function Refused({ item, onDrop }: { item: OutboxItem; onDrop: () => void }) {
  return (
    <Flex gap="small" align="center">
      <span>
        {formatDate(item.at, 'MDHM')} · {item.problem}
      </span>
      <Button size="small" type="link" onClick={onDrop}>
        <T id="checkIn.drop" />
      </Button>
    </Flex>
  );
}

/** Check-ins that have not reached the server. */
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
          title={text('checkIn.waiting', { count: open.length })}
          description={text('checkIn.waitingHelp')}
          action={
            <Button size="small" onClick={() => void flush()}>
              <T id="checkIn.sendNow" />
            </Button>
          }
        />
      )}
      {refused.length > 0 && (
        <Alert
          showIcon
          type="error"
          title={text('checkIn.refused', { count: refused.length })}
          description={refused.map((item) => (
            <Refused key={item.key} item={item} onDrop={() => void drop(item.key)} />
          ))}
        />
      )}
    </Flex>
  );
}
