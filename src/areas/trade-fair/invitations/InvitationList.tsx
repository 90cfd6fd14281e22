import { lazy, Suspense, useState } from 'react';
import type { ExhibitFair } from '@/shared/fair/exhibitFair';
import { FairPage } from '@/shared/fair/FairPage';
import { useInFair } from '@/shared/fair/useInFair';
import { useLinkFilters } from '@/areas/trade-fair/shared/useLinkFilters';
import { usePartColumns } from '@/areas/trade-fair/shared/usePartColumns';
import { useListExport } from '@/shared/transfer/useListExport';
import {
  type Invitation,
  invitationApi,
  MAX_RESENT,
  REPLY_STATUS,
  SEND_STATUS,
} from '@/contract/trade-fair/invitations';
import { copyLink } from '@/core/clipboard/copyLink';
import { formatDate } from '@kit/format/date';
import { NOTHING } from '@kit/format/number';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@kit/actions/ActionButton';
import type { Action } from '@kit/actions/useRun';
import { RowActions } from '@kit/actions/RowActions';
import { useBatchRun } from '@/shared/batch/useBatchRun';
import { type Choice, useSelection } from '@/shared/batch/useSelection';
import { useEditor } from '@kit/form/useEditor';
import { CrudTable } from '@kit/table/CrudTable';
import { actionColumn, codeField, fieldsOf } from '@kit/fields/fields';
import { InvitationImport } from './InvitationImport';
import { channel, linkOf, replyStatus, sendStatus } from './invitationWords';

const InvitationDrawer = lazy(async () => ({ default: (await import('./InvitationDrawer')).InvitationDrawer }));

/** The search form knows a field more. */
interface Row extends Invitation {
  replyDay?: string;
}

const fields = fieldsOf<Row>()('invitation', {
  invitationNo: { ...codeField, width: 140, sorter: true, fixed: 'left' },
  guestName: { width: 100, fieldProps: { maxLength: 20 } },
  phone: { width: 130, fieldProps: { maxLength: 11 } },
  customerName: { ellipsis: true, width: 200, fieldProps: { maxLength: 100 } },
  channel: { ...channel.field(), width: 80 },
  sendStatus: { ...sendStatus.field(), width: 90 },
  sendTime: { width: 150, sorter: true, render: (_, row) => formatDate(row.sendTime, 'YMDHM') },
  replyStatus: { ...replyStatus.field(), width: 90 },
  companionsReply: { align: 'right', width: 90, render: (_, row) => row.companionsReply ?? NOTHING },
  replyTime: { width: 150, sorter: true, render: (_, row) => formatDate(row.replyTime, 'YMDHM') },
  replyDay: { valueType: 'date' },
  inviterName: { width: 90 },
  gmtCreated: { width: 150, sorter: true, render: (_, row) => formatDate(row.gmtCreated, 'YMDHM') },
});

const SHOWN = [
  ...(['invitationNo', 'guestName', 'phone', 'customerName', 'channel', 'sendStatus', 'sendTime'] as const),
  ...(['replyStatus', 'companionsReply', 'replyTime', 'inviterName', 'gmtCreated'] as const),
] as const;
const columns = fields.table({
  show: SHOWN,
  search: ['guestName', 'phone', 'customerName', 'channel', 'sendStatus', 'replyStatus', 'replyDay'],
});
const fileColumns = fields.file(SHOWN, {
  channel: { dictCode: 'invitation.channel' },
  sendStatus: { dictCode: 'invitation.sendStatus' },
  replyStatus: { dictCode: 'invitation.replyStatus' },
});

/** What a figure of the home counts. */
const LINKED = {
  ...({ sendStatus: 'code', replyStatus: 'code', branchId: 'text' } as const),
  ...({ sendDay: 'text', replyDay: 'text' } as const),
} as const;

const isLive = ({ replyStatus: reply }: Invitation) => reply !== REPLY_STATUS.cancelled;
const isWaiting = ({ sendStatus: sent }: Invitation) => sent === SEND_STATUS.waiting;
const hasFailed = ({ sendStatus: sent, resent }: Invitation) => sent === SEND_STATUS.failed && resent < MAX_RESENT;

interface Does {
  view: (one: Invitation) => void;
  send: (choice: Choice) => Promise<void>;
  cancel: (one: Invitation) => Promise<void>;
}

function actionsFor(one: Invitation, { view, send, cancel }: Does): Action[] {
  const look: Action = { code: 'invitation_view', label: 'action.view', onAction: () => view(one) };
  if (!isLive(one)) return [look];
  const onAction = () => send({ ids: [one.invitationNo] });
  return [
    look,
    ...(isWaiting(one) ? [{ code: 'invitation_send' as const, label: 'invitation.send' as const, onAction }] : []),
    ...(hasFailed(one) ? [{ code: 'invitation_resend' as const, label: 'invitation.resend' as const, onAction }] : []),
    { code: 'invitation_copyLink', label: 'invitation.copyLink', onAction: () => copyLink(linkOf(one.token)) },
    {
      code: 'invitation_cancel',
      label: 'invitation.cancel',
      danger: true,
      confirm: {
        title: 'invitation.askCancel',
        content: 'invitation.askCancelHelp',
        values: { name: one.guestName },
      },
      onAction: () => cancel(one),
    },
  ];
}

const keyOf = ({ invitationNo }: Row) => invitationNo;

/** Sends invitations. What was refused is not to be sent, so that nothing stays ticked. */
function useSend(tradeFairId: string, unchoose: () => void, reload: () => void) {
  const text = useText();
  const runBatch = useBatchRun();
  return async (choice: Choice) => {
    const rows = { tradeFairId, ...choice };
    const result = await runBatch(choice, {
      preview: () => call(invitationApi.sendPreview, rows),
      run: (expected) => call(invitationApi.send, { ...rows, expected }),
    }).finally(reload);
    if (!result) return;
    unchoose();
    notifier.success(text('invitation.sent', { sent: result.done }));
  };
}

function Invitations({ fair }: { fair: ExhibitFair }) {
  const { tradeFairId } = fair;
  const text = useText();
  const { table, reload } = useEditor<Row>(() => Promise.resolve());
  const selection = useSelection(keyOf);
  const [shown, setShown] = useState<Invitation>();
  const exporting = useListExport<Row>(invitationApi.page, fileColumns, { code: 'invitation_export' });
  const request = useInFair(exporting.request, tradeFairId);
  const part = usePartColumns<Row>({ day: 'sendDay', dayTitle: 'invitation.sendDay' });
  const initialFilters = useLinkFilters(LINKED);
  const send = useSend(tradeFairId, () => selection.batch.onChoose([]), reload);
  const cancel = async ({ invitationNo }: Invitation) => {
    await call(invitationApi.cancel, { tradeFairId, ids: [invitationNo] }).finally(reload);
    notifier.success(text('invitation.cancelled'));
  };
  const add = (
    <ActionButton
      code="invitation_add"
      label="invitation.add"
      type="primary"
      onAction={() => navigate('/sale/addInvitation')}
    />
  );
  return (
    <>
      <CrudTable<Row>
        rowKey="invitationNo"
        actionRef={table}
        request={request}
        initialFilters={initialFilters}
        emptyText="invitation.empty"
        emptyAction={add}
        columns={[
          ...columns,
          ...part,
          actionColumn((one) => <RowActions actions={actionsFor(one, { view: setShown, send, cancel })} />),
        ]}
        batch={{
          ...selection.batch,
          actions: [
            {
              code: 'invitation_batchSend',
              label: 'invitation.batchSend',
              confirm: {
                title: 'invitation.askSend',
                content: 'invitation.askSendHelp',
                values: { count: selection.count },
              },
              onAction: () => send(selection.choice),
            },
          ],
          // What is sent, or was withdrawn, is not sent again.
          isIdle: (one) => !isLive(one) || !(isWaiting(one) || hasFailed(one)),
        }}
        toolBarRender={() => [
          exporting.button,
          <InvitationImport key="import" fair={fair} code="invitation_import" onChanged={reload} />,
          <span key="add">{add}</span>,
        ]}
      />
      <Suspense fallback={null}>
        {shown && <InvitationDrawer invitation={shown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </>
  );
}

function InvitationListScreen() {
  return (
    <FairPage title="invitation.title" help="invitation.help">
      {(fair) => <Invitations key={fair.tradeFairId} fair={fair} />}
    </FairPage>
  );
}

/** /sale/invitation */
export const InvitationList = withTexts(
  ['trade-fair/invitations', 'shared/fair', 'tasks/imports'],
  InvitationListScreen,
);
