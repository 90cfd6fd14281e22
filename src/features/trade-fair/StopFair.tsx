import { type TradeFair, tradeFairApi } from '@/contract/trade-fair';
import { call } from '@/core/http/call';
import { fieldsOf } from '@/crud/fields';
import { FormModal } from '@/crud/FormModal';

/** Taking down or ending a fair: both need a reason. */
export interface Stop {
  fair: TradeFair;
  kind: 'takeDown' | 'end';
}

interface Reason {
  reason: string;
}

const columns = fieldsOf<Reason>()('tradeFair', {
  reason: {
    required: true,
    valueType: 'textarea',
    formItemProps: { rules: [{ required: true, whitespace: true, min: 5, max: 200 }] },
    fieldProps: { maxLength: 200, showCount: true, rows: 3 },
  },
}).form(['reason']);

const TEXTS = {
  takeDown: {
    title: 'tradeFair.takeDownTitle',
    help: 'tradeFair.takeDownHelp',
    okText: 'action.takeDown',
    done: 'tradeFair.takenDown',
  },
  end: { title: 'tradeFair.endTitle', help: 'tradeFair.endHelp', okText: 'action.end', done: 'tradeFair.ended' },
} as const;

interface Props {
  /** Absent while the dialog is closed. */
  stop: Stop | undefined;
  onClose: () => void;
  onChanged: () => void;
}

export function StopFair({ stop, onClose, onChanged }: Props) {
  const kind = stop?.kind ?? 'takeDown';
  const save = async ({ reason }: Reason) => {
    if (!stop) return;
    const { tradeFairId: id, version } = stop.fair;
    await call(tradeFairApi[kind], { id, version, reason }, { silent: true }).finally(onChanged);
  };
  return (
    <FormModal<Reason>
      {...TEXTS[kind]}
      titleValues={{ subject: stop?.fair.subject ?? '' }}
      danger
      record={stop && {}}
      columns={columns}
      onSave={save}
      onClose={onClose}
    />
  );
}
