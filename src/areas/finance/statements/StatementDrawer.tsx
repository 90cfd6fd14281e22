import { Drawer, Flex, Skeleton } from 'antd';
import {
  STATEMENT_STATUS,
  type StatementBill,
  type StatementDetail,
  statementApi,
} from '@/contract/finance/statements';
import { T, useText } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { RecordFacts } from '@/ui/RecordFacts';
import { useCall } from '@kit/data/useCall';
import { CrudTable } from '@kit/table/CrudTable';
import { billFields, statementFields } from './statementFields';

const bills = billFields.table({
  show: ['billNo', 'billType', 'billDate', 'amount', 'orderNo', 'late', 'remark'],
  search: ['billNo', 'billType'],
});

function Facts({ detail }: { detail: StatementDetail }) {
  const isConfirmed = detail.status === STATEMENT_STATUS.confirmed;
  return (
    <RecordFacts
      columns={3}
      fields={statementFields}
      record={detail}
      show={[
        ...(['partyName', 'partyCode', 'branchName', 'periodStart', 'periodEnd', 'status'] as const),
        ...(['openingAmount', 'salesAmount', 'returnAmount', 'rebateAmount', 'receivedAmount'] as const),
        ...(['adjustAmount', 'closingAmount', 'discountAmount', 'billCount'] as const),
        ...([
          'counterAmount',
          'diffAmount',
          'openDiffCount',
          'unexplained',
          'carriedAmount',
          'createdByName',
          'gmtCreated',
          'sendTime',
        ] as const),
        ...(isConfirmed ? (['confirmTime', 'confirmByName', 'basis'] as const) : []),
        ...(detail.voidReason ? (['voidReason'] as const) : []),
      ]}
    />
  );
}

/** One statement: how its closing came about, and the bills behind it. */
export function StatementDrawer({ statementId, onClose }: { statementId: string; onClose: () => void }) {
  const text = useText();
  const { data, error, refresh } = useCall(statementApi.detail, { id: statementId });
  const title = text('statement.drawer', { statementNo: data?.statementNo ?? '' });
  return (
    <Drawer open size={1080} title={title} onClose={onClose}>
      {error && !data ? (
        <LoadFailed onRetry={refresh} />
      ) : data ? (
        <Flex vertical gap="middle">
          <Facts detail={data} />
          <CrudTable<StatementBill>
            {...bills}
            headerTitle={<T id="statement.bills" />}
            rowKey="rowId"
            list={statementApi.bills}
            params={{ statementId }}
          />
        </Flex>
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </Drawer>
  );
}
