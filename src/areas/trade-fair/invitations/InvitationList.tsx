import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLinkFilters } from '@/shared/fields/useLinkFilters';
import { type Invitation, invitationApi } from '@/contract/trade-fair/invitations';
import { withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import { useSelection } from '@/shared/batch/useSelection';
import type { EnteredFair } from '@/shared/fair/enteredFair';
import { FairPage } from '../shared/FairPage';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import type { Action } from '@kit/actions/action';
import { CrudTable } from '@kit/table/CrudTable';
import { invitationFields } from './invitationFields';
import { InvitationImport } from './InvitationImport';
import { isSettled, useInvitationActions } from './useInvitationActions';

const InvitationDrawer = lazy(async () => ({ default: (await import('./InvitationDrawer')).InvitationDrawer }));

const table = invitationFields.table({
  show: [
    'invitationNo',
    'guestName',
    'phone',
    'customerName',
    'channel',
    'sendStatus',
    'sendTime',
    'replyStatus',
    'companionsReply',
    'replyTime',
    'inviterName',
    'gmtCreated',
  ],
  search: [
    'guestName',
    'phone',
    'customerName',
    'channel',
    'sendStatus',
    'replyStatus',
    'replyDay',
    'branchId',
    'sendDay',
  ],
});

/** Filters that the figures on the home page of the fair set in their links. */
const LINKED = {
  sendStatus: 'code',
  replyStatus: 'code',
  branchId: 'text',
  sendDay: 'text',
  replyDay: 'text',
} as const;

const keyOf = ({ invitationNo }: Invitation) => invitationNo;

function Invitations({ fair, header }: { fair: EnteredFair; header: ReactNode }) {
  const { tradeFairId } = fair;
  const [shown, setShown] = useState<Invitation>();
  const initialFilters = useLinkFilters(LINKED);
  const selection = useSelection(keyOf);
  const { ofSelected, ofOne } = useInvitationActions(tradeFairId, selection);
  const batch = useBatchBar(selection, { actions: ofSelected, isIdle: isSettled, byQuery: true });
  const actionsOf = (invitation: Invitation): Action[] => [
    { code: 'invitation_view', label: 'action.view', onAction: () => setShown(invitation) },
    ...ofOne(invitation),
  ];
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
      <CrudTable<Invitation>
        {...table}
        {...batch}
        header={header}
        rowKey="invitationNo"
        list={invitationApi.page}
        params={{ tradeFairId }}
        exported="invitation_export"
        initialFilters={initialFilters}
        emptyText="invitation.empty"
        emptyAction={add}
        actions={(invitation) => <RowActions actions={actionsOf(invitation)} />}
        toolBarRender={() => [
          <InvitationImport key="import" fair={fair} code="invitation_import" />,
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
    <FairPage isList title="invitation.title" help="invitation.help">
      {(fair, header) => <Invitations fair={fair} header={header} />}
    </FairPage>
  );
}

/** /sale/invitation */
export const InvitationList = withTexts(
  ['trade-fair/invitations', 'shared/fair', 'tasks/imports'],
  InvitationListScreen,
);
