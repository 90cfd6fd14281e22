import { useState } from 'react';
import {
  type FairOrderLine,
  fairOrderApi,
  LINE_STATUS,
  type LineSums,
  ORDER_STATUS,
} from '@/contract/trade-fair/orders';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { FairPage } from '@/shared/fair/FairPage';
import { RowActions } from '@kit/actions/RowActions';
import type { Action } from '@kit/actions/action';
import { CrudTable } from '@kit/table/CrudTable';
import { lineFields } from './lineFields';
import { SumLine } from './SumLine';

const table = lineFields.table({
  show: [
    'orderNo',
    'lineNo',
    'productCode',
    'productName',
    'spec',
    'manufacturer',
    'supplierName',
    'qty',
    'unitPrice',
    'amount',
    'discountAmount',
    'netAmount',
    'shippedQty',
    'returnedQty',
    'customerName',
    'status',
  ],
  search: ['orderNo', 'productCode', 'supplierId', 'customerName', 'shipped'],
});

const SUMS = ['amount', 'discountAmount', 'netAmount'] as const;

const OPEN: readonly number[] = [ORDER_STATUS.toConfirm, ORDER_STATUS.confirmed];

const canCancel = ({ status, orderStatus, shippedQty }: FairOrderLine) =>
  status === LINE_STATUS.valid && OPEN.includes(orderStatus) && shippedQty === '0';

const cancelling = ({ orderNo, lineNo, version, productName }: FairOrderLine): Action => ({
  code: 'fairOrder_cancelLine',
  label: 'fairLine.cancel',
  danger: true,
  reason: {
    title: 'fairLine.cancelTitle',
    content: 'fairLine.cancelHelp',
    values: { name: productName, line: lineNo, orderNo },
    max: 100,
  },
  onAction: ({ reason }) => call(fairOrderApi.cancelLine, { orderNo, lineNo, version, reason }, { silent: true }),
});

function Lines({ tradeFairId }: { tradeFairId: string }) {
  const [sums, setSums] = useState<LineSums>();
  return (
    <CrudTable<FairOrderLine, { sums: LineSums }>
      {...table}
      rowKey="id"
      list={fairOrderApi.linePage}
      params={{ tradeFairId }}
      exported="fairOrder_export"
      emptyText="fairLine.empty"
      onAnswer={(answer) => setSums(answer.sums)}
      actions={(line) => <RowActions actions={canCancel(line) ? [cancelling(line)] : []} />}
      footer={sums && (() => <SumLine fields={lineFields} sums={sums} show={SUMS} />)}
    />
  );
}

function FairOrderLinesScreen() {
  return (
    <FairPage title="fairLine.title" help="fairLine.help">
      {({ tradeFairId }) => <Lines tradeFairId={tradeFairId} />}
    </FairPage>
  );
}

/** /sale/fairOrder */
export const FairOrderLines = withTexts(['trade-fair/orders', 'shared/fair'], FairOrderLinesScreen);
