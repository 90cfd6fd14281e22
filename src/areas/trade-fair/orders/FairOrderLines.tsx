import { useState, type ReactNode } from 'react';
import {
  type FairOrderLine,
  fairOrderApi,
  LINE_STATUS,
  type LineSums,
  ORDER_STATUS,
} from '@/contract/trade-fair/orders';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { FairPage } from '../shared/FairPage';
import { RowActions } from '@kit/actions/RowActions';
import type { Action } from '@kit/actions/action';
import { CrudTable } from '@kit/table/CrudTable';
import { lineFields } from './lineFields';
import { type Summed, SumLine } from './SumLine';

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

function Lines({ tradeFairId, header }: { tradeFairId: string; header: ReactNode }) {
  const [answered, setAnswered] = useState<Summed<LineSums>>();
  return (
    <CrudTable<FairOrderLine, { sums?: LineSums | undefined }>
      {...table}
      header={header}
      rowKey="id"
      list={fairOrderApi.linePage}
      params={{ tradeFairId }}
      exported="fairOrder_export"
      emptyText="fairLine.empty"
      onAnswer={(answer) => setAnswered(answer)}
      actions={(line) => <RowActions actions={canCancel(line) ? [cancelling(line)] : []} />}
      footer={answered && (() => <SumLine fields={lineFields} answer={answered} show={SUMS} />)}
    />
  );
}

function FairOrderLinesScreen() {
  return (
    <FairPage isList title="fairLine.title" help="fairLine.help">
      {({ tradeFairId }, header) => <Lines tradeFairId={tradeFairId} header={header} />}
    </FairPage>
  );
}

/** /sale/fairOrder */
export const FairOrderLines = withTexts(['trade-fair/orders', 'shared/fair'], FairOrderLinesScreen);
