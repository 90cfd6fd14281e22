import { useState, type ReactNode } from 'react';
import { useLinkFilters } from '@/shared/fields/useLinkFilters';
import { type Ticket, TICKET_STATUS, ticketApi } from '@/contract/trade-fair/tickets';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { FairPage } from '../shared/FairPage';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import type { Action } from '@kit/actions/action';
import { CrudTable } from '@kit/table/CrudTable';
import { IssueDialog } from './IssueDialog';
import { type Issue, ticketFields } from './ticketFields';

const table = ticketFields.table({
  show: [
    'ticketNo',
    'guestName',
    'customerName',
    'prizeGroupLabel',
    'source',
    'orderNo',
    'status',
    'prizeName',
    'issueTime',
    'reason',
  ],
  search: ['ticketNo', 'guestName', 'customerName', 'source', 'status', 'branchId', 'day'],
});

/** Filters that the figures on the home page of the fair set in their links. */
const LINKED = { status: 'codes', branchId: 'text', day: 'text' } as const;

const NEW_ISSUE: Partial<Issue> = { count: 1 };

const voiding = (tradeFairId: string, { id, ticketNo }: Ticket): Action => ({
  code: 'lotteryTicket_void',
  label: 'ticket.void',
  danger: true,
  reason: { title: 'ticket.voidTitle', content: 'ticket.voidHelp', values: { no: ticketNo }, max: 100 },
  onAction: ({ reason }) => call(ticketApi.void, { tradeFairId, ids: [id], reason }, { silent: true }),
  done: 'ticket.voided',
});

function Tickets({ tradeFairId, header }: { tradeFairId: string; header: ReactNode }) {
  const text = useText();
  const [issue, setIssue] = useState<Partial<Issue>>();
  const initialFilters = useLinkFilters(LINKED);
  const recalc = async () => {
    const { issued, voided } = await call(ticketApi.recalc, { tradeFairId });
    notifier.success(text('ticket.recalced', { issued, voided }));
  };
  return (
    <>
      <CrudTable<Ticket>
        {...table}
        header={header}
        rowKey="id"
        list={ticketApi.page}
        params={{ tradeFairId }}
        exported="lotteryTicket_export"
        initialFilters={initialFilters}
        emptyText="ticket.empty"
        actions={(ticket) => (
          <RowActions actions={ticket.status === TICKET_STATUS.valid ? [voiding(tradeFairId, ticket)] : []} />
        )}
        toolBarRender={() => [
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
            onAction={() => setIssue(NEW_ISSUE)}
          />,
        ]}
      />
      <IssueDialog tradeFairId={tradeFairId} record={issue} onClose={() => setIssue(undefined)} />
    </>
  );
}

function LotteryTicketsScreen() {
  return (
    <FairPage isList title="ticket.title" help="ticket.help">
      {({ tradeFairId }, header) => <Tickets tradeFairId={tradeFairId} header={header} />}
    </FairPage>
  );
}

/** /sale/lotteryTicket */
export const LotteryTickets = withTexts(['trade-fair/tickets', 'shared/fair'], LotteryTicketsScreen);
