import { Button } from 'antd';
import { formatNumber } from '@kit/format/number';

interface Props {
  count: number;
  /** Absent where the user may not see the rows of the figure. */
  onOpen?: (() => void) | undefined;
}

/** A figure that opens its rows, unless it is zero. */
export function OpenedCount({ count, onOpen }: Props) {
  const text = formatNumber(count, 0);
  if (count === 0 || !onOpen) return text;
  return (
    <Button type="link" size="small" onClick={onOpen}>
      {text}
    </Button>
  );
}
