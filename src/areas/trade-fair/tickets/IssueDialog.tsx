import { useMemo } from 'react';
import { GuestSelect } from '@/areas/trade-fair/shared/GuestSelect';
import { MAX_ISSUED, type Ticket, ticketApi } from '@/contract/trade-fair/tickets';
import { call } from '@/core/http/call';
import { FormModal } from '@kit/form/FormModal';
import type { useEditor } from '@kit/form/useEditor';
import { fieldsOf } from '@kit/fields/fields';

/** Issuing tickets by hand, or voiding one. */
export interface TicketJob {
  tradeFairId: string;
  /** The ticket that is voided. */
  ticket?: Ticket;
  guestIds: string[];
  count: number;
  reason: string;
}

export const doTicketJob = ({ tradeFairId, ticket, guestIds, count, reason }: TicketJob): Promise<unknown> =>
  ticket
    ? call(ticketApi.void, { tradeFairId, ids: [ticket.id], reason }, { silent: true })
    : call(ticketApi.issue, { tradeFairId, guestIds, count, reason }, { silent: true });

const fieldsFor = (tradeFairId: string) =>
  fieldsOf<TicketJob>()('ticket', {
    guestIds: { required: true, formItemRender: () => <GuestSelect tradeFairId={tradeFairId} /> },
    count: { required: true, valueType: 'digit', fieldProps: { precision: 0, min: 1, max: MAX_ISSUED } },
    reason: {
      valueType: 'textarea',
      formItemProps: { rules: [{ required: true, whitespace: true, min: 5, max: 100 }] },
      fieldProps: { maxLength: 100, showCount: true, rows: 3 },
    },
  });

const TEXTS = {
  issue: { title: 'ticket.issueTitle', help: 'ticket.issueHelp', okText: 'ticket.issue', done: 'ticket.issued' },
  void: { title: 'ticket.voidTitle', help: 'ticket.voidHelp', okText: 'ticket.void', done: 'ticket.voided' },
} as const;

export function TicketDialog({
  tradeFairId,
  ...modal
}: ReturnType<typeof useEditor<TicketJob>>['modal'] & { tradeFairId: string }) {
  const ticket = modal.record?.ticket;
  const columns = useMemo(() => {
    const fields = fieldsFor(tradeFairId);
    return ticket ? fields.form(['reason']) : fields.form(['guestIds', 'count', 'reason']);
  }, [tradeFairId, ticket]);
  return (
    <FormModal<TicketJob>
      {...modal}
      {...TEXTS[ticket ? 'void' : 'issue']}
      titleValues={{ no: ticket?.ticketNo ?? '' }}
      danger={ticket !== undefined}
      columns={columns}
    />
  );
}
