import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ButtonCode } from '@/contract/buttons';
import { RETURN_STATUS, type ReturnRecord, returnApi } from '@/contract/orders/returns';
import { call } from '@/core/http/call';
import { type Action, allowedBy } from '@kit/actions/action';

const ApproveDrawer = lazy(async () => ({ default: (await import('./ApproveDrawer')).ApproveDrawer }));
const ReceiveDrawer = lazy(async () => ({ default: (await import('./ReceiveDrawer')).ReceiveDrawer }));
const RefundDialog = lazy(async () => ({ default: (await import('./RefundDialog')).RefundDialog }));

type Step = 'approve' | 'receive' | 'refund';

const SHEETS: Readonly<Record<Step, (props: { record: ReturnRecord; onClose: () => void }) => ReactNode>> = {
  approve: (props) => <ApproveDrawer {...props} />,
  receive: (props) => <ReceiveDrawer {...props} />,
  refund: (props) => <RefundDialog {...props} />,
};

interface Codes {
  approve: ButtonCode;
  reject: ButtonCode;
}

/** The actions on a return, for the list and its page, and the forms that they open. */
export function useReturnSteps({ approve, reject }: Codes) {
  const [open, setOpen] = useState<{ step: Step; record: ReturnRecord }>();
  const actionsOf = (record: ReturnRecord): Action[] => {
    const { returnNo, version, can, status } = record;
    const values = { returnNo };
    const opening = (step: Step) => () => setOpen({ step, record });
    const allowed = allowedBy(can);
    return [
      ...allowed('approve', { code: approve, label: 'returnRecord.approve', onAction: opening('approve') }),
      ...allowed('receive', {
        code: 'returnedRecord_receive',
        label: 'returnRecord.receive',
        onAction: opening('receive'),
      }),
      ...(status === RETURN_STATUS.received
        ? allowed('refund', {
            code: 'returnedRecord_refund',
            label: 'returnRecord.refund',
            confirm: { title: 'returnRecord.askRefund', content: 'returnRecord.askRefundHelp', values },
            onAction: () => call(returnApi.refund, { returnNo, version }),
          })
        : allowed('refund', {
            code: 'returnedRecord_refund',
            label: 'returnRecord.refundDone',
            onAction: opening('refund'),
          })),
      ...allowed('reject', {
        code: reject,
        label: 'returnRecord.reject',
        danger: true,
        reason: { title: 'returnRecord.askReject', values },
        onAction: ({ reason }) => call(returnApi.reject, { returnNo, version, reason }, { silent: true }),
      }),
      ...allowed('cancel', {
        code: 'returnedRecord_cancel',
        label: 'returnRecord.withdraw',
        danger: true,
        confirm: { title: 'returnRecord.askWithdraw', values },
        onAction: () => call(returnApi.cancel, { returnNo, version }),
      }),
    ];
  };
  const Sheet = open && SHEETS[open.step];
  const sheet = Sheet && (
    <Suspense fallback={null}>
      <Sheet key={open.record.returnNo} record={open.record} onClose={() => setOpen(undefined)} />
    </Suspense>
  );
  return { actionsOf, sheet };
}
