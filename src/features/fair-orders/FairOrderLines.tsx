import { useMemo, useState } from 'react';
import { FairPage } from '@/components/fair/FairPage';
import { useInFair } from '@/components/fair/useInFair';
import { useSupplierField } from '@/components/fair/useSupplierField';
import { useListExport } from '@/components/transfer/useListExport';
import { type FairOrderLine, fairOrderApi, LINE_STATUS, type LineSums, ORDER_STATUS } from '@/contract/fair/orders';
import { NOTHING } from '@/core/format/number';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { RowActions } from '@/crud/RowActions';
import { FormModal } from '@/crud/record/FormModal';
import { useEditor } from '@/crud/record/useEditor';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn, fieldsOf } from '@/crud/table/fields';
import { columnsWith, fileColumns, type LineRow } from './lineFields';
import { SumLine } from './SumLine';

interface Cancelling extends FairOrderLine {
  reason: string;
}

const saveCancelling = ({ orderNo, lineNo, version, reason }: Cancelling) =>
  call(fairOrderApi.cancelLine, { orderNo, lineNo, version, reason }, { silent: true });

const dialog = fieldsOf<Cancelling>()('fairLine', {
  reason: {
    valueType: 'textarea',
    formItemProps: { rules: [{ required: true }, { min: 5 }] },
    fieldProps: { maxLength: 100, rows: 3, showCount: true },
  },
}).form(['reason']);

const OPEN: readonly number[] = [ORDER_STATUS.toConfirm, ORDER_STATUS.confirmed];

const canCancel = ({ status, orderStatus, shippedQty }: FairOrderLine) =>
  status === LINE_STATUS.valid && OPEN.includes(orderStatus) && shippedQty === '0';

function Lines({ tradeFairId }: { tradeFairId: string }) {
  const { table, open, modal } = useEditor(saveCancelling);
  const [sums, setSums] = useState<LineSums>();
  const exporting = useListExport<LineRow, { sums: LineSums }>(fairOrderApi.linePage, fileColumns, {
    code: 'fairOrder_export',
    onAnswer: (answer) => setSums(answer.sums),
  });
  const request = useInFair(exporting.request, tradeFairId);
  const supplierField = useSupplierField(tradeFairId);
  const columns = useMemo(() => columnsWith(supplierField), [supplierField]);
  const { record } = modal;
  return (
    <>
      <CrudTable<LineRow>
        rowKey="id"
        actionRef={table}
        request={request}
        emptyText="fairLine.empty"
        columns={[
          ...columns,
          actionColumn((line) =>
            canCancel(line) ? (
              <RowActions
                actions={[
                  {
                    code: 'fairOrder_cancelLine',
                    label: 'fairLine.cancel',
                    danger: true,
                    onAction: () => open(line),
                  },
                ]}
              />
            ) : (
              NOTHING
            ),
          ),
        ]}
        {...(sums
          ? {
              footer: () => (
                <SumLine
                  sums={[
                    ['fairLine.amount', sums.amount],
                    ['fairLine.discountAmount', sums.discountAmount],
                    ['fairLine.netAmount', sums.netAmount],
                  ]}
                />
              ),
            }
          : {})}
        toolBarRender={() => [exporting.button]}
      />
      <FormModal<Cancelling>
        {...modal}
        title="fairLine.cancelTitle"
        titleValues={{ name: record?.productName ?? '', line: record?.lineNo ?? '', orderNo: record?.orderNo ?? '' }}
        help="fairLine.cancelHelp"
        okText="fairLine.cancel"
        danger
        columns={dialog}
      />
    </>
  );
}

function FairOrderLinesScreen() {
  return (
    <FairPage title="fairLine.title" help="fairLine.help">
      {({ tradeFairId }) => <Lines key={tradeFairId} tradeFairId={tradeFairId} />}
    </FairPage>
  );
}

/** /sale/fairOrder */
export const FairOrderLines = withTexts(['fair-orders', 'exhibit'], FairOrderLinesScreen);
