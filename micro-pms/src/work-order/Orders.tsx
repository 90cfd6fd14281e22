import { type ReactNode, useState } from 'react';
import { type WorkOrder, workOrderApi } from '../../../src/contract/property/work-orders';
import { type Action, allowedBy } from '@kit/actions/action';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { call } from '../call';
import { AssignDialog, ConfirmDialog, FinishDialog } from './orderDialogs';
import { OrderDrawer } from './OrderDrawer';
import { orderFields } from './orderFields';

const table = orderFields.table({
  show: [
    ...([
      'orderNo',
      'propertyName',
      'unitText',
      'category',
      'urgency',
      'description',
      'reporterName',
      'phone',
    ] as const),
    ...(['handlerName', 'status', 'reportTime', 'finishTime', 'score'] as const),
  ],
  search: ['orderNo', 'propertyId', 'category', 'urgency', 'status', 'handlerId', 'reportTime'],
});

type Step = 'assign' | 'finish' | 'confirm' | 'view';

function actionsOf(row: WorkOrder, open: (step: Step) => void): Action[] {
  const { orderId: id, version, orderNo: name } = row;
  const when = allowedBy(row.can);
  return [
    { code: 'workOrder_view', label: 'action.view', onAction: () => open('view') },
    ...when('assign', { code: 'workOrder_assign', label: 'pmsWork.assign', onAction: () => open('assign') }),
    ...when('accept', {
      ...{ code: 'workOrder_accept', label: 'pmsWork.accept', done: 'pmsWork.moved' },
      onAction: () => call(workOrderApi.accept, { id, version }),
    }),
    ...when('finish', { code: 'workOrder_finish', label: 'pmsWork.finish', onAction: () => open('finish') }),
    ...when('confirm', { code: 'workOrder_confirm', label: 'pmsWork.confirm', onAction: () => open('confirm') }),
    ...when('reject', {
      ...{ code: 'workOrder_reject', label: 'pmsWork.reject', danger: true, done: 'pmsWork.moved' },
      reason: { title: 'pmsWork.askReject', values: { name }, min: 1, max: 200 },
      onAction: ({ reason }) => call(workOrderApi.reject, { id, version, reason }),
    }),
    ...when('cancel', {
      ...{ code: 'workOrder_cancel', label: 'pmsWork.cancel', danger: true, done: 'pmsWork.moved' },
      reason: { title: 'pmsWork.askCancel', values: { name }, min: 1, max: 200 },
      onAction: ({ reason }) => call(workOrderApi.cancel, { id, version, reason }),
    }),
  ];
}

/** The reported faults, and how far each repair is (docs/domain/property-work.md#work-orders). */
export function Orders({ header }: { header: ReactNode }) {
  const [opened, setOpened] = useState<{ order: WorkOrder; step: Step }>();
  const at = (step: Step) => (opened?.step === step ? opened.order : undefined);
  const close = () => setOpened(undefined);
  const viewed = at('view');
  return (
    <>
      <CrudTable<WorkOrder>
        {...table}
        header={header}
        rowKey="orderId"
        list={workOrderApi.page}
        exported="workOrder_export"
        emptyText="pmsWork.empty"
        actions={(order) => <RowActions actions={actionsOf(order, (step) => setOpened({ order, step }))} />}
      />
      <AssignDialog record={at('assign')} onClose={close} />
      <FinishDialog record={at('finish')} onClose={close} />
      <ConfirmDialog record={at('confirm')} onClose={close} />
      {viewed && <OrderDrawer order={viewed} onClose={close} />}
    </>
  );
}
