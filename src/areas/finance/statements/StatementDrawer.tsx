import { useState } from 'react';
import { Drawer, Flex, Skeleton, Typography } from 'antd';
import { BILL_TYPE, type BillType, HANDLE_STATUS } from '@/contract/finance/matching';
import {
  PARTY_TYPE,
  STATEMENT_STATUS,
  type StatementBill,
  type StatementDetail,
  statementApi,
} from '@/contract/finance/statements';
import { T, useText } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { LoadFailed } from '@/ui/LoadFailed';
import { RecordFacts } from '@/ui/RecordFacts';
import { useCall } from '@kit/data/useCall';
import { CrudTable } from '@kit/table/CrudTable';
import { bridgePath, diffsPath, workbenchPath } from '../shared/workbenchPaths';
import { billsTable, factsOf } from './statementFields';

const NOT_DONE = [HANDLE_STATUS.open, HANDLE_STATUS.waiting];

interface BillFilters {
  billType?: BillType;
  billNo?: string;
}

const EVERY_BILL: BillFilters = { billNo: '' };

interface FactsProps {
  detail: StatementDetail;
  /** Shows the bills that a figure adds up. */
  onBills: (filters: BillFilters) => void;
}

function Facts({ detail, onBills }: FactsProps) {
  const isConfirmed = detail.status === STATEMENT_STATUS.confirmed;
  return (
    <RecordFacts
      columns={3}
      fields={factsOf(detail.partyType)}
      record={detail}
      opens={{
        salesAmount: () => onBills({ billType: BILL_TYPE.outbound }),
        returnAmount: () => onBills({ billType: BILL_TYPE.return }),
        receivedAmount: () => onBills({ billType: BILL_TYPE.receipt }),
        rebateAmount: () => onBills({ billType: BILL_TYPE.rebate }),
        adjustAmount: () => onBills({ billType: BILL_TYPE.adjustment }),
        billCount: () => onBills(EVERY_BILL),
        closingAmount: () => navigate(bridgePath(detail.statementId, 'closing')),
        ...(detail.counterAmount === null
          ? {}
          : {
              counterAmount: () => navigate(bridgePath(detail.statementId, 'counterClosing')),
              diffAmount: () => navigate(workbenchPath(detail.statementId)),
              unexplained: () => navigate(bridgePath(detail.statementId, 'remainder')),
            }),
        openDiffCount: () => navigate(diffsPath(detail.statementNo, NOT_DONE)),
      }}
      show={[
        ...(['partyName', 'partyCode', 'branchName', 'periodStart', 'periodEnd', 'status'] as const),
        ...(['openingAmount', 'salesAmount', 'returnAmount', 'rebateAmount', 'receivedAmount'] as const),
        ...(['adjustAmount', 'closingAmount'] as const),
        // Only suppliers are granted rebates.
        ...(detail.partyType === PARTY_TYPE.supplier ? [] : (['discountAmount'] as const)),
        'billCount',
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

/** One statement: how its closing is computed, and the bills behind it. */
export function StatementDrawer({ statementId, onClose }: { statementId: string; onClose: () => void }) {
  const text = useText();
  const { data, error, refresh } = useCall(statementApi.detail, { id: statementId });
  const [shown, setShown] = useState<BillFilters>({});
  const title = text('statement.drawer', { statementNo: data?.statementNo ?? '' });
  return (
    <Drawer open size={1080} title={title} onClose={onClose}>
      {error && !data ? (
        <LoadFailed error={error} onRetry={refresh} />
      ) : data ? (
        <Flex vertical gap="middle">
          <Facts detail={data} onBills={setShown} />
          <Typography.Text strong>
            <T id="statement.bills" />
          </Typography.Text>
          <CrudTable<StatementBill>
            {...billsTable(data.partyType)}
            rowKey="rowId"
            list={statementApi.bills}
            params={{ statementId }}
            initialFilters={{ ...shown }}
          />
        </Flex>
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </Drawer>
  );
}
