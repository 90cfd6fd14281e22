import { Button } from 'antd';
import { formatNumber } from '@kit/format/number';

interface Props {
  count: number;
  /** Absent: whoever looks at the figure may not see its rows. */
  onOpen?: (() => void) | undefined;
}

/** A figure that opens its rows, where there are some. */
export function OpenedCount({ count, onOpen }: Props) {
  const text = formatNumber(count, 0);
  if (count === 0 || !onOpen) return text;
  return (
    <Button type="link" size="small" onClick={onOpen}>
      {text}
    </Button>
  );
}
