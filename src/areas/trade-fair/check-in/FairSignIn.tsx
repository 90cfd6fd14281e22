import { Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { FairPage } from '@/shared/fair/FairPage';
import { useInFair } from '@/shared/fair/useInFair';
import { useListExport } from '@/shared/transfer/useListExport';
import { SIGN_IN_STATUS, SIGN_IN_WAY, signInApi, type SignInRecord } from '@/contract/trade-fair/check-in';
import { formatDate } from '@kit/format/date';
import { NOTHING } from '@kit/format/number';
import { call } from '@/core/http/call';
import { ActionButton } from '@kit/actions/ActionButton';
import { FormModal } from '@kit/form/FormModal';
import { RowActions } from '@kit/actions/RowActions';
import { useEditor } from '@kit/form/useEditor';
import { codeTable } from '@kit/fields/codeTable';
import { CrudTable } from '@kit/table/CrudTable';
import { actionColumn, codeField, fieldsOf } from '@kit/fields/fields';
import { withTexts } from '@/core/i18n';
import { Door } from './Door';
import { useDoor } from './useDoor';
import { Waiting } from './Waiting';

const FairCode = lazy(async () => ({ default: (await import('./FairCode')).FairCode }));

const status = codeTable('arrivalStatus', SIGN_IN_STATUS, { tones: { valid: 'active', revoked: 'stopped' } });
const way = codeTable('arrivalWay', SIGN_IN_WAY);

type Row = SignInRecord & { reason?: string };

const fields = fieldsOf<Row>()('arrival', {
  signInNo: { ...codeField, sorter: true, width: 140 },
  guestName: { width: 110, fixed: 'left', fieldProps: { maxLength: 20 } },
  phone: { width: 130, fieldProps: { maxLength: 11 } },
  customerName: { ellipsis: true, width: 220, fieldProps: { maxLength: 100 } },
  signInTime: {
    sorter: true,
    width: 170,
    valueType: 'dateTimeRange',
    colSize: 2,
    render: (_, row) => formatDate(row.signInTime, 'YMDHMS'),
  },
  signInMode: { ...way.field(), width: 90 },
  deviceNo: { width: 110, render: (_, row) => row.deviceNo || NOTHING },
  operatorName: { width: 100, render: (_, row) => row.operatorName || NOTHING },
  sessionNo: { width: 110, fieldProps: { maxLength: 8 } },
  status: { ...status.field(), width: 90 },
  revokeReason: { ellipsis: true, width: 160, render: (_, row) => row.revokeReason || NOTHING },
  reason: {
    valueType: 'textarea',
    formItemProps: { rules: [{ required: true, whitespace: true, min: 5, max: 100 }] },
    fieldProps: { maxLength: 100, showCount: true, rows: 3 },
  },
});

const SHOWN = [
  ...(['guestName', 'phone', 'customerName', 'signInTime', 'sessionNo', 'signInMode', 'status'] as const),
  ...(['deviceNo', 'operatorName', 'signInNo', 'revokeReason'] as const),
] as const;
const columns = fields.table({
  show: SHOWN,
  search: ['guestName', 'phone', 'customerName', 'status', 'sessionNo', 'signInTime'],
});
const fileColumns = fields.file(SHOWN, {
  signInMode: { dictCode: 'signIn.mode' },
  status: { dictCode: 'signIn.status' },
});
const reasonColumns = fields.form(['reason']);

const revoke = ({ signInNo, reason = '' }: Row) => call(signInApi.revoke, { signInNo, reason }, { silent: true });

function SignIns({ tradeFairId }: { tradeFairId: string }) {
  const { table, reload, open, modal } = useEditor<Row>(revoke);
  const door = useDoor(tradeFairId, reload);
  const exporting = useListExport<Row>(signInApi.page, fileColumns, { code: 'signIn_export' });
  const request = useInFair(exporting.request, tradeFairId);
  return (
    <Flex vertical gap="middle">
      <Waiting door={door} />
      <Door tradeFairId={tradeFairId} door={door} />
      <CrudTable<Row>
        rowKey="signInNo"
        actionRef={table}
        request={request}
        emptyText="arrival.empty"
        toolBarRender={() => [exporting.button]}
        columns={[
          ...columns,
          actionColumn((row) =>
            row.status === SIGN_IN_STATUS.valid ? (
              <RowActions
                actions={[{ code: 'signIn_revoke', label: 'arrival.revoke', danger: true, onAction: () => open(row) }]}
              />
            ) : (
              NOTHING
            ),
          ),
        ]}
      />
      <FormModal<Row>
        {...modal}
        title="arrival.revokeTitle"
        titleValues={{ name: modal.record?.guestName ?? '' }}
        help="arrival.revokeHelp"
        okText="arrival.revoke"
        done="arrival.revoked"
        danger
        columns={reasonColumns}
      />
    </Flex>
  );
}

function FairSignInScreen() {
  const [isShowing, setShowing] = useState(false);
  return (
    <FairPage
      title="arrival.title"
      help="arrival.help"
      actions={() => <ActionButton code="signIn_qr" label="arrival.code" onAction={() => setShowing(true)} />}
    >
      {({ tradeFairId }) => (
        <div key={tradeFairId}>
          <SignIns tradeFairId={tradeFairId} />
          {isShowing && (
            <Suspense fallback={null}>
              <FairCode tradeFairId={tradeFairId} onClose={() => setShowing(false)} />
            </Suspense>
          )}
        </div>
      )}
    </FairPage>
  );
}

/** /sale/signIn */
export const FairSignIn = withTexts(['trade-fair/check-in', 'shared/fair'], FairSignInScreen);
