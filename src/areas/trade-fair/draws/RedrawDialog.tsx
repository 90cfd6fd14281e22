import { useState } from 'react';
import { type DrawRow, lotteryApi } from '@/contract/trade-fair/draws';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';

interface Redraw {
  count: number;
}

/** At most as many winners as have been revoked. */
const fieldsFor = (max: number) => fieldsOf<Redraw>()('lottery', { count: f.count({ required: true, min: 1, max }) });

/** Asks how many winners of a draw are drawn again. */
export function RedrawDialog({ draw, onClose }: { draw: DrawRow; onClose: () => void }) {
  const text = useText();
  const { drawId, redrawable, roundNo } = draw;
  const [fields] = useState(() => fieldsFor(redrawable));
  const [record] = useState<Redraw>({ count: redrawable });
  return (
    <RecordDialog<Redraw>
      draftKey={`redraw ${drawId}`}
      title="lottery.redrawTitle"
      titleValues={{ round: roundNo }}
      okText="lottery.redraw"
      done="lottery.redrawn"
      fields={fields}
      record={record}
      save={async ({ count }) => {
        const { trimmed } = await call(lotteryApi.redraw, { drawId, count }, { silent: true });
        if (trimmed > 0) notifier.warning(text('lottery.trimmed', { count: trimmed }));
      }}
      onClose={onClose}
    >
      {fields.inputs(['count'])}
    </RecordDialog>
  );
}
