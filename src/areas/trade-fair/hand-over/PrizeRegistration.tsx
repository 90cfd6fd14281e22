import { useState, type ReactNode } from 'react';
import { useLinkFilters } from '@/shared/fields/useLinkFilters';
import { REGISTER_STATUS, type Registration, registrationApi } from '@/contract/trade-fair/hand-over';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { FairPage } from '../shared/FairPage';
import { RowActions } from '@kit/actions/RowActions';
import type { Action } from '@kit/actions/action';
import { CrudTable } from '@kit/table/CrudTable';
import { DoorLink } from '../shared/DoorLink';
import { RegistrationDialog } from './RegistrationDialog';
import { registrationFields } from './registrationFields';

const table = registrationFields.table({
  show: [
    'winNo',
    'prizeName',
    'guestName',
    'phone',
    'customerName',
    'ticketNo',
    'drawTime',
    'registerStatus',
    'registerTime',
    'receiver',
    'signatureUrl',
    'operatorName',
    'remark',
  ],
  search: ['guestName', 'phone', 'prizeName', 'registerStatus', 'drawTime', 'winNo', 'branchId', 'day'],
  file: [
    'winNo',
    'prizeName',
    'guestName',
    'phone',
    'customerName',
    'ticketNo',
    'drawTime',
    'registerStatus',
    'registerTime',
    'receiver',
    'operatorName',
    'remark',
  ],
});

/** Filters that the figures on the home page of the fair set in their links. */
const LINKED = { registerStatus: 'code', branchId: 'text', day: 'text' } as const;

const MAX_REASON = 100;

const revoking = ({ winNo, guestName, prizeName }: Registration): Action => ({
  code: 'prizeRegistration_revoke',
  label: 'registration.revoke',
  danger: true,
  reason: {
    title: 'registration.revokeTitle',
    content: 'registration.revokeHelp',
    values: { name: guestName, prize: prizeName },
    max: MAX_REASON,
  },
  onAction: ({ reason }) => call(registrationApi.revoke, { winNo, reason }, { silent: true }),
  done: 'registration.revoked',
});

const waiving = ({ winNo, guestName, prizeName }: Registration): Action => ({
  code: 'prizeRegistration_waive',
  label: 'registration.waive',
  danger: true,
  reason: {
    title: 'registration.waiveTitle',
    content: 'registration.waiveHelp',
    values: { name: guestName, prize: prizeName },
    max: MAX_REASON,
  },
  onAction: ({ reason }) => call(registrationApi.waive, { winNo, reason }, { silent: true }),
  done: 'registration.waived',
});

function Registrations({ tradeFairId, header }: { tradeFairId: string; header: ReactNode }) {
  const [registered, setRegistered] = useState<Registration>();
  const initialFilters = useLinkFilters(LINKED);
  const actionsOf = (win: Registration): Action[] => {
    if (win.registerStatus === REGISTER_STATUS.received) return [revoking(win)];
    if (win.registerStatus !== REGISTER_STATUS.waiting) return [];
    return [
      {
        code: 'prizeRegistration_register',
        label: 'registration.register',
        onAction: () => setRegistered(win),
      },
      waiving(win),
    ];
  };
  return (
    <>
      <CrudTable<Registration>
        {...table}
        header={header}
        rowKey="winNo"
        list={registrationApi.page}
        params={{ tradeFairId }}
        exported="prizeRegistration_export"
        initialFilters={initialFilters}
        emptyText="registration.empty"
        actions={(win) => <RowActions actions={actionsOf(win)} />}
      />
      <RegistrationDialog win={registered} onClose={() => setRegistered(undefined)} />
    </>
  );
}

function PrizeRegistrationScreen() {
  return (
    <FairPage
      isList
      title="registration.title"
      help="registration.help"
      actions={({ tradeFairId }) => <DoorLink tradeFairId={tradeFairId} work="handOver" />}
    >
      {({ tradeFairId }, header) => <Registrations tradeFairId={tradeFairId} header={header} />}
    </FairPage>
  );
}

/** /sale/prizeRegistration */
export const PrizeRegistration = withTexts(['trade-fair/hand-over', 'shared/fair'], PrizeRegistrationScreen);
