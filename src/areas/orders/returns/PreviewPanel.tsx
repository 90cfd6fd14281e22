import { Link } from '@umijs/max';
import { Alert, Card, Flex, Typography } from 'antd';
import { RETURN_WARNING, type ReturnPreview, type ReturnWarning } from '@/contract/orders/returns';
import { T, type TextId } from '@/core/i18n';
import { MoneyFigure } from '@/ui/MoneyFigure';
import { RecordTable } from '@/ui/RecordTable';
import { formatDate } from '@kit/format/date';
import { formatMoney, formatQuantity } from '@kit/format/number';
import { workbenchPath } from '../shared/workbenchPath';
import { arrivedAs, previewFields } from './returnFields';

const { columns } = previewFields.table({
  show: [
    'productName',
    'batchNo',
    'netAmount',
    'soldQty',
    'returnedBefore',
    'returnQty',
    'refundAmount',
    'promotionDeduct',
  ],
});

const FIGURES: readonly [name: 'refundAmount' | 'toRefund' | 'promotionDeduct' | 'rebateDeduct', label: TextId][] = [
  ['refundAmount', 'returnPreview.refundAmount'],
  ['toRefund', 'returnPreview.toRefund'],
  ['promotionDeduct', 'returnPreview.promotionDeduct'],
  ['rebateDeduct', 'returnPreview.rebateDeduct'],
];

type Stock = ReturnPreview['stock'][number];

/** A batch that comes back: its quantity and state, and the present stock of it. */
function Movement({ productName, batchNo, qty, qualityState, held }: Stock) {
  return (
    <Flex wrap gap="small" align="center">
      {productName} · {batchNo} · +{formatQuantity(qty)}
      <arrivedAs.Tag value={qualityState} />
      {held.length > 0 && <T id="returnPreview.held" />}
      {held.map((one) => (
        <span key={one.warehouse}>
          {one.warehouse} {formatQuantity(one.qty)} <arrivedAs.Tag value={one.qualityState} />
        </span>
      ))}
    </Flex>
  );
}

/** The statement that the return will be in, and by how much the return changes it. */
function Stands({ statement }: Pick<ReturnPreview, 'statement'>) {
  const { statementId, statementNo, periodStart, periodEnd, amount, from, origins } = statement;
  const values = { statementNo, from: formatDate(periodStart), until: formatDate(periodEnd) };
  return (
    <div>
      <Typography.Text strong>
        <T id="returnPreview.statement" />
      </Typography.Text>{' '}
      {statementId ? (
        <Link to={workbenchPath(statementId)}>
          <T id="returnPreview.standsIn" values={values} />
        </Link>
      ) : (
        <T id={from ? 'returnPreview.standsFrom' : 'returnPreview.standsNext'} values={{ from: formatDate(from) }} />
      )}
      {' · '}
      <T id="returnPreview.changes" values={{ amount: formatMoney(amount) }} />
      {origins.map((one) => (
        <div key={one.statementId}>
          <T id="returnPreview.origin" /> <Link to={workbenchPath(one.statementId)}>{one.statementNo}</Link>
        </div>
      ))}
    </div>
  );
}

const WARNINGS: Readonly<Record<ReturnWarning, TextId>> = {
  [RETURN_WARNING.expired]: 'returnPreview.expired',
  [RETURN_WARNING.nearExpiry]: 'returnPreview.nearExpiry',
  [RETURN_WARNING.batchLocked]: 'returnPreview.batchLocked',
  [RETURN_WARNING.late]: 'returnPreview.late',
};

/** The effects of a return: its money, promotions and rebates, and stock. */
export function PreviewPanel({ preview }: { preview: ReturnPreview }) {
  return (
    <Card size="small" title={<T id="returnPreview.title" />}>
      <Flex vertical gap="middle">
        <Flex wrap gap="large" role="status">
          {FIGURES.map(([name, label]) => (
            <MoneyFigure key={name} title={label} value={preview[name]} />
          ))}
        </Flex>
        <Alert
          showIcon
          type="info"
          title={<T id={preview.policy === 2 ? 'returnPreview.anew' : 'returnPreview.share'} />}
        />
        {preview.warnings.map(({ kind, batchNo }) => (
          <Alert
            key={`${kind} ${batchNo}`}
            showIcon
            type="warning"
            title={<T id={WARNINGS[kind]} values={{ batchNo }} />}
          />
        ))}
        <RecordTable<ReturnPreview['lines'][number]> rowKey="id" columns={columns} rows={preview.lines} />
        <div>
          <Typography.Text strong>
            <T id="returnPreview.stock" />
          </Typography.Text>
          {preview.stock.map((one) => (
            <Movement key={one.id} {...one} />
          ))}
          <Typography.Text type="secondary">
            <T id="returnPreview.inspected" />
          </Typography.Text>
        </div>
        <Stands statement={preview.statement} />
      </Flex>
    </Card>
  );
}
