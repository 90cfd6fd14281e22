import { Drawer, Flex, Typography } from 'antd';
import { useState } from 'react';
import { ERP_STATE } from '@/contract/orders/erp';
import { erpFaultApi, type ErpFaultRow } from '@/contract/orders/erp-faults';
import { call } from '@/core/http/call';
import { T, useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import type { Action } from '@kit/actions/action';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { Dialog } from '@/ui/Dialog';
import { faultFields } from './faultFields';

const table = faultFields.table({
  show: [
    ...(['eventId', 'kind', 'state', 'why', 'occurredAt', 'receivedTime', 'tries'] as const),
    ...(['docNo', 'dismissReason', 'dismissedBy', 'dismissTime'] as const),
  ],
  search: ['eventId', 'kind', 'state', 'receivedTime'],
});

const OPEN = { state: [ERP_STATE.faulty] };

/** The whole content of the event, as the ERP has sent it. */
function Content({ fault, onClose }: { fault: ErpFaultRow; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog
      open
      width={720}
      title={text('erpFault.contentOf', { eventId: fault.eventId })}
      footer={null}
      onCancel={onClose}
    >
      <Flex vertical gap="small">
        <Typography.Text copyable={{ text: fault.content }}>
          <T id="erpFault.copy" />
        </Typography.Text>
        <Typography.Paragraph>
          <pre tabIndex={0}>{fault.content}</pre>
        </Typography.Paragraph>
      </Flex>
    </Dialog>
  );
}

function ErpFaultsDrawer({ onClose }: { onClose: () => void }) {
  const text = useText();
  const [shown, setShown] = useState<ErpFaultRow>();
  const repeat = async ({ eventId }: ErpFaultRow) => {
    const { state, msg } = await call(erpFaultApi.repeat, { eventId });
    if (state === ERP_STATE.faulty) notifier.warning(text('erpFault.stillFaulty', { msg }));
    else notifier.success(text(state === ERP_STATE.done ? 'erpFault.carriedOut' : 'erpFault.stale'));
  };
  const actionsOf = (fault: ErpFaultRow): Action[] => {
    const values = { eventId: fault.eventId };
    const content: Action = { label: 'erpFault.content', onAction: () => setShown(fault) };
    if (fault.state !== ERP_STATE.faulty) return [content];
    return [
      {
        code: 'orderInquiry_erpRepeat',
        label: 'erpFault.repeat',
        confirm: { title: 'erpFault.askRepeat', content: 'erpFault.askRepeatHelp', values },
        onAction: () => repeat(fault),
      },
      content,
      {
        code: 'orderInquiry_erpDismiss',
        label: 'erpFault.dismiss',
        danger: true,
        reason: { title: 'erpFault.askDismiss', content: 'erpFault.askDismissHelp', values, min: 5, max: 200 },
        onAction: ({ reason }) => call(erpFaultApi.dismiss, { eventId: fault.eventId, reason }, { silent: true }),
        done: 'erpFault.dismissed',
      },
    ];
  };
  return (
    <Drawer open size={1080} title={text('erpFault.title')} onClose={onClose}>
      <CrudTable<ErpFaultRow>
        {...table}
        rowKey="eventId"
        list={erpFaultApi.page}
        initialFilters={OPEN}
        emptyText="erpFault.empty"
        actions={(fault) => <RowActions actions={actionsOf(fault)} />}
      />
      {shown && <Content fault={shown} onClose={() => setShown(undefined)} />}
    </Drawer>
  );
}

/** Events of the ERP that could not be carried out. */
export const ErpFaults = withTexts(['orders/erp'], ErpFaultsDrawer);
