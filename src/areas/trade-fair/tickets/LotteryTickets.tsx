import { FairPage } from '@/shared/fair/FairPage';
import { useInFair } from '@/shared/fair/useInFair';
import { useLinkFilters } from '@/areas/trade-fair/shared/useLinkFilters';
import { usePartColumns } from '@/areas/trade-fair/shared/usePartColumns';
import { useListExport } from '@/shared/transfer/useListExport';
import { type Ticket, TICKET_STATUS, ticketApi } from '@/contract/trade-fair/tickets';
import { formatDate } from '@kit/format/date';
import { NOTHING } from '@kit/format/number';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { useEditor } from '@kit/form/useEditor';
import { CrudTable } from '@kit/table/CrudTable';
import { actionColumn, codeField, fieldsOf } from '@kit/fields/fields';
import { doTicketJob, TicketDialog } from './TicketDialog';
import { ticketSource, ticketStatus } from './ticketWords';

const fields = fieldsOf<Ticket>()('ticket', {
  ticketNo: { ...codeField, sorter: true, width: 130, fixed: 'left', fieldProps: { maxLength: 20 } },
  guestName: { width: 110, fieldProps: { maxLength: 20 } },
  customerName: { ellipsis: true, width: 220, fieldProps: { maxLength: 100 } },
  prizeGroupLabel: { width: 100, render: (_, row) => row.prizeGroupLabel || NOTHING },
  source: { ...ticketSource.field(), width: 90 },
  orderNo: { ...codeField, width: 190, render: (_, row) => row.orderNo ?? NOTHING },
  status: { ...ticketStatus.field(), width: 90, fieldProps: { mode: 'multiple' } },
  prizeName: { ellipsis: true, width: 140, render: (_, row) => row.prizeName || NOTHING },
  issueTime: { sorter: true, width: 150, render: (_, row) => formatDate(row.issueTime, 'YMDHM') },
  reason: { ellipsis: true, width: 180, render: (_, row) => row.reason || NOTHING },
});

const SHOWN = [
  ...(['ticketNo', 'guestName', 'customerName', 'prizeGroupLabel', 'source', 'orderNo', 'status'] as const),
  ...(['prizeName', 'issueTime', 'reason'] as const),
] as const;

const columns = fields.table({
  show: SHOWN,
  search: ['ticketNo', 'guestName', 'customerName', 'source', 'status'],
});
const fileColumns = fields.file(SHOWN, {
  source: { dictCode: 'lottery.source' },
  status: { dictCode: 'lottery.ticketStatus' },
});

/** What a figure of the home counts. */
const LINKED = { status: 'codes', branchId: 'text', day: 'text' } as const;

function TicketTable({ tradeFairId }: { tradeFairId: string }) {
  const text = useText();
  const { table, reload, open, modal } = useEditor(doTicketJob);
  const exporting = useListExport<Ticket>(ticketApi.page, fileColumns, { code: 'lotteryTicket_export' });
  const request = useInFair(exporting.request, tradeFairId);
  const part = usePartColumns<Ticket>({ day: 'day', dayTitle: 'ticket.day' });
  const initialFilters = useLinkFilters(LINKED);
  const recalc = async () => {
    const { issued, voided } = await call(ticketApi.recalc, { tradeFairId }).finally(reload);
    notifier.success(text('ticket.recalced', { issued, voided }));
  };
  return (
    <>
      <CrudTable<Ticket>
        rowKey="id"
        actionRef={table}
        request={request}
        initialFilters={initialFilters}
        emptyText="ticket.empty"
        toolBarRender={() => [
          exporting.button,
          <ActionButton
            key="recalc"
            code="lotteryTicket_recalc"
            label="ticket.recalc"
            confirm={{ title: 'ticket.askRecalc', content: 'ticket.askRecalcHelp' }}
            onAction={recalc}
          />,
          <ActionButton
            key="issue"
            code="lotteryTicket_issue"
            label="ticket.issue"
            type="primary"
            onAction={() => open({ tradeFairId, count: 1 })}
          />,
        ]}
        columns={[
          ...columns,
          ...part,
          actionColumn((ticket) => {
            const isOpen = ticket.status === TICKET_STATUS.valid;
            const onAction = () => open({ tradeFairId, ticket });
            return isOpen ? (
              <RowActions actions={[{ code: 'lotteryTicket_void', label: 'ticket.void', danger: true, onAction }]} />
            ) : (
              NOTHING
            );
          }),
        ]}
      />
      <TicketDialog {...modal} tradeFairId={tradeFairId} />
    </>
  );
}

function LotteryTicketsScreen() {
  return (
    <FairPage title="ticket.title" help="ticket.help">
      {({ tradeFairId }) => <TicketTable key={tradeFairId} tradeFairId={tradeFairId} />}
    </FairPage>
  );
}

/** /sale/lotteryTicket */
export const LotteryTickets = withTexts(['trade-fair/tickets', 'shared/fair'], LotteryTicketsScreen);
