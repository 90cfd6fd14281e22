import { ticketApi } from '@/contract/trade-fair/tickets';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { RecordDialog } from '@kit/form/RecordDialog';
import { GuestSelect } from '../shared/GuestSelect';
import { type Issue, ticketFields } from './ticketFields';

const { Field, inputs } = ticketFields;

interface Props {
  tradeFairId: string;
  record: Partial<Issue> | undefined;
  onClose: () => void;
}

/** Issues tickets by hand to guests who should have had them. */
export function IssueDialog({ tradeFairId, record, onClose }: Props) {
  const text = useText();
  return (
    <RecordDialog<Partial<Issue>, Issue>
      draftKey={`ticket issue ${tradeFairId}`}
      title="ticket.issueTitle"
      help="ticket.issueHelp"
      okText="ticket.issue"
      done="ticket.issued"
      fields={ticketFields}
      record={record}
      save={async ({ guestIds, count, reason }) => {
        const { withheld } = await call(ticketApi.issue, { tradeFairId, guestIds, count, reason }, { silent: true });
        if (withheld > 0) notifier.warning(text('ticket.withheld', { count: withheld }));
      }}
      onClose={onClose}
    >
      <Field name="guestIds">
        <GuestSelect tradeFairId={tradeFairId} />
      </Field>
      {inputs(['count', 'reason'])}
    </RecordDialog>
  );
}
