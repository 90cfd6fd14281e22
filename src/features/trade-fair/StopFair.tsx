import { type TradeFair, tradeFairApi } from '@/contract/trade-fair';
import { call } from '@/core/http/call';
import { fieldsOf } from '@/crud/table/fields';
import { FormModal } from '@/crud/record/FormModal';
import type { useEditor } from '@/crud/record/useEditor';

/** Taking down or ending a fair: both need a reason. */
export interface Stop {
  fair: TradeFair;
  kind: 'takeDown' | 'end';
  reason: string;
}

export const stopFair = ({ kind, fair, reason }: Stop) =>
  call(tradeFairApi[kind], { id: fair.tradeFairId, version: fair.version, reason }, { silent: true });

const columns = fieldsOf<Stop>()('tradeFair', {
  reason: {
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

/** The dialog that asks for the reason. */
export function StopFair(modal: ReturnType<typeof useEditor<Stop>>['modal']) {
  const { kind = 'takeDown', fair } = modal.record ?? {};
  return (
    <FormModal {...modal} {...TEXTS[kind]} titleValues={{ subject: fair?.subject ?? '' }} danger columns={columns} />
  );
}
