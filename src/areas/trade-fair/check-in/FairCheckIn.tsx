import { Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { CHECK_IN_STATUS, checkInApi, type CheckInRecord } from '@/contract/trade-fair/check-in';
import { useCan } from '@/core/auth/permission';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { FairPage } from '../shared/FairPage';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import type { Action } from '@kit/actions/action';
import { CrudTable } from '@kit/table/CrudTable';
import { DoorLink } from '../shared/DoorLink';
import { Door } from './Door';
import { checkInFields } from './checkInFields';
import { useDoor } from './useDoor';
import { Waiting } from './Waiting';

const FairCode = lazy(async () => ({ default: (await import('./FairCode')).FairCode }));

const table = checkInFields.table({
  show: [
    'guestName',
    'phone',
    'customerName',
    'signInTime',
    'sessionNo',
    'signInMode',
    'status',
    'deviceNo',
    'operatorName',
    'signInNo',
    'revokeReason',
  ],
  search: ['guestName', 'phone', 'customerName', 'status', 'sessionNo', 'signInTime'],
});

const SHORTEST_REASON = 5;
const LONGEST_REASON = 100;

function actionsOf({ signInNo, guestName, status }: CheckInRecord): Action[] {
  if (status !== CHECK_IN_STATUS.valid) return [];
  return [
    {
      code: 'signIn_revoke',
      label: 'checkIn.revoke',
      danger: true,
      reason: {
        title: 'checkIn.revokeTitle',
        content: 'checkIn.revokeHelp',
        values: { name: guestName },
        min: SHORTEST_REASON,
        max: LONGEST_REASON,
      },
      onAction: ({ reason }) => call(checkInApi.revoke, { signInNo, reason }, { silent: true }),
      done: 'checkIn.revoked',
    },
  ];
}

function CheckIns({ tradeFairId }: { tradeFairId: string }) {
  const door = useDoor(tradeFairId);
  const can = useCan();
  return (
    <Flex vertical gap="middle">
      <Waiting door={door} />
      <Door tradeFairId={tradeFairId} door={door} />
      <CrudTable<CheckInRecord>
        {...table}
        rowKey="signInNo"
        list={checkInApi.page}
        params={{ tradeFairId }}
        exported="signIn_export"
        emptyText="checkIn.empty"
        {...(can('signIn_revoke') ? { actions: (row) => <RowActions actions={actionsOf(row)} /> } : {})}
      />
    </Flex>
  );
}

function FairCheckInScreen() {
  const [isShowing, setShowing] = useState(false);
  return (
    <FairPage
      title="checkIn.title"
      help="checkIn.help"
      actions={({ tradeFairId }) => (
        <>
          <DoorLink tradeFairId={tradeFairId} work="checkIn" />
          <ActionButton code="signIn_qr" label="checkIn.code" onAction={() => setShowing(true)} />
        </>
      )}
    >
      {({ tradeFairId }) => (
        <>
          <CheckIns tradeFairId={tradeFairId} />
          {isShowing && (
            <Suspense fallback={null}>
              <FairCode tradeFairId={tradeFairId} onClose={() => setShowing(false)} />
            </Suspense>
          )}
        </>
      )}
    </FairPage>
  );
}

/** /sale/signIn */
export const FairCheckIn = withTexts(['trade-fair/check-in', 'shared/fair'], FairCheckInScreen);
