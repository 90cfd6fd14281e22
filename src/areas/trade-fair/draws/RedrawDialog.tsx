import { useMemo } from 'react';
import { type DrawRow, lotteryApi } from '@/contract/trade-fair/draws';
import { call } from '@/core/http/call';
import { FormModal } from '@kit/form/FormModal';
import { fieldsOf } from '@kit/fields/fields';

interface Places {
  count: number;
}

/** How many of the places of a draw are drawn again. */
export function RedrawDialog({
  draw,
  onChanged,
  onClose,
}: {
  draw: DrawRow;
  onChanged: () => void;
  onClose: () => void;
}) {
  const { drawId, redrawable, roundNo } = draw;
  const record = useMemo(() => ({ count: redrawable }), [redrawable]);
  const columns = useMemo(
    () =>
      fieldsOf<Places>()('lottery', {
        count: { required: true, valueType: 'digit', fieldProps: { precision: 0, min: 1, max: redrawable } },
      }).form(['count']),
    [redrawable],
  );
  return (
    <FormModal<Places>
      record={record}
      title="lottery.redrawTitle"
      titleValues={{ round: roundNo, count: redrawable }}
      okText="lottery.redraw"
      done="lottery.redrawn"
      columns={columns}
      onSave={({ count }) => call(lotteryApi.redraw, { drawId, count }, { silent: true }).finally(onChanged)}
      onClose={onClose}
    />
  );
}
