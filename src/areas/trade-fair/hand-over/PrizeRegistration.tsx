import { Image } from 'antd';
import { FairPage } from '@/shared/fair/FairPage';
import { useInFair } from '@/shared/fair/useInFair';
import { useLinkFilters } from '@/areas/trade-fair/shared/useLinkFilters';
import { usePartColumns } from '@/areas/trade-fair/shared/usePartColumns';
import { useListExport } from '@/shared/transfer/useListExport';
import { REGISTER_STATUS, type Registration, registrationApi } from '@/contract/trade-fair/hand-over';
import { formatDate } from '@kit/format/date';
import { NOTHING } from '@kit/format/number';
import type { Action } from '@kit/actions/useRun';
import { RowActions } from '@kit/actions/RowActions';
import { useEditor } from '@kit/form/useEditor';
import { codeTable } from '@kit/fields/codeTable';
import { CrudTable } from '@kit/table/CrudTable';
import { actionColumn, codeField, fieldsOf } from '@kit/fields/fields';
import { withTexts } from '@/core/i18n';
import { doRegistration, RegistrationDialog, type RegistrationJob } from './RegistrationDialog';

const registerStatus = codeTable('registerStatus', REGISTER_STATUS, { tones: {
  waiting: 'attention',
  received: 'active',
  waived: 'ended',
  overdue: 'stopped',
} });

const fields = fieldsOf<Registration>()('registration', {
  winNo: { ...codeField, sorter: true, fixed: 'left', fieldProps: { maxLength: 20 } },
  prizeName: { ellipsis: true, width: 160, fieldProps: { maxLength: 50 } },
  guestName: { width: 100, fieldProps: { maxLength: 20 } },
  phone: { width: 130, fieldProps: { maxLength: 11 } },
  customerName: { ellipsis: true, width: 200 },
  ticketNo: { ...codeField, width: 120 },
  drawTime: {
    sorter: true,
    width: 150,
    valueType: 'dateTimeRange',
    colSize: 2,
    render: (_, row) => formatDate(row.drawTime, 'YMDHM'),
  },
  registerStatus: { ...registerStatus.field(), width: 100 },
  registerTime: { sorter: true, width: 150, render: (_, row) => formatDate(row.registerTime, 'YMDHM') },
  receiver: { width: 100, render: (_, row) => row.receiver || NOTHING },
  operatorName: { width: 90, render: (_, row) => row.operatorName || NOTHING },
  signatureUrl: {
    width: 80,
    render: (_, { signatureUrl, receiver }) =>
      signatureUrl ? <Image src={signatureUrl} alt={receiver} width={48} height={28} /> : NOTHING,
  },
  remark: { ellipsis: true, width: 160, render: (_, row) => row.remark || NOTHING },
});

const FILE = [
  ...(['winNo', 'prizeName', 'guestName', 'phone', 'customerName', 'ticketNo', 'drawTime'] as const),
  ...(['registerStatus', 'registerTime', 'receiver', 'operatorName', 'remark'] as const),
] as const;
const columns = fields.table({
  show: [
    ...(['winNo', 'prizeName', 'guestName', 'phone', 'customerName', 'ticketNo', 'drawTime'] as const),
    ...(['registerStatus', 'registerTime', 'receiver', 'signatureUrl', 'operatorName', 'remark'] as const),
  ],
  search: ['guestName', 'phone', 'prizeName', 'registerStatus', 'drawTime', 'winNo'],
});
const fileColumns = fields.file(FILE, { registerStatus: { dictCode: 'prize.registerStatus' } });

function actionsFor(win: Registration, open: (job: Partial<RegistrationJob>) => void): Action[] {
  if (win.registerStatus === REGISTER_STATUS.received) {
    const onAction = () => open({ kind: 'revoke', win });
    return [{ code: 'prizeRegistration_revoke', label: 'registration.revoke', danger: true, onAction }];
  }
  if (win.registerStatus !== REGISTER_STATUS.waiting) return [];
  return [
    {
      code: 'prizeRegistration_register',
      label: 'registration.register',
      onAction: () => open({ kind: 'register', win, receiver: win.guestName }),
    },
    {
      code: 'prizeRegistration_waive',
      label: 'registration.waive',
      danger: true,
      onAction: () => open({ kind: 'waive', win }),
    },
  ];
}

/** What a figure of the home counts. */
const LINKED = { registerStatus: 'code', branchId: 'text', day: 'text' } as const;

function RegistrationTable({ tradeFairId }: { tradeFairId: string }) {
  const { table, open, modal } = useEditor(doRegistration);
  const exporting = useListExport<Registration>(registrationApi.page, fileColumns, {
    code: 'prizeRegistration_export',
  });
  const request = useInFair(exporting.request, tradeFairId);
  const part = usePartColumns<Registration>({ day: 'day', dayTitle: 'registration.day' });
  const initialFilters = useLinkFilters(LINKED);
  return (
    <>
      <CrudTable<Registration>
        rowKey="winNo"
        actionRef={table}
        request={request}
        initialFilters={initialFilters}
        emptyText="registration.empty"
        toolBarRender={() => [exporting.button]}
        columns={[...columns, ...part, actionColumn((win) => <RowActions actions={actionsFor(win, open)} />)]}
      />
      <RegistrationDialog {...modal} />
    </>
  );
}

function PrizeRegistrationScreen() {
  return (
    <FairPage title="registration.title" help="registration.help">
      {({ tradeFairId }) => <RegistrationTable key={tradeFairId} tradeFairId={tradeFairId} />}
    </FairPage>
  );
}

/** /sale/prizeRegistration */
export const PrizeRegistration = withTexts(['trade-fair/hand-over', 'shared/fair'], PrizeRegistrationScreen);
