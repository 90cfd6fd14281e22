import { Alert, Card, Flex, Table, type TableColumnsType, Tag, Typography } from 'antd';
import { ERROR } from '@/contract/error-codes';
import type { PriceWarning } from '@/contract/pricing/pricing';
import type { TrialResult as Result } from '@/contract/pricing/trial';
import { formatMoney, formatPrice, formatQuantity } from '@kit/format/number';
import { T, type TextId } from '@/core/i18n';
import { MoneyFigure } from '@/ui/MoneyFigure';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { KindName } from '@/shared/pricing/kinds';
import { TraceTable } from '@/shared/pricing/trace/TraceTable';
import { SubjectLink, Waterfall } from '@/shared/pricing/trace/Waterfall';

type Line = Result['lines'][number];

const REFUSALS: Readonly<Record<number, TextId>> = {
  [ERROR.outsideOperateRange]: 'priceRefusal.range',
  [ERROR.productShielded]: 'priceRefusal.shielded',
  [ERROR.outsideBand]: 'priceRefusal.band',
  [ERROR.quotaUsed]: 'priceRefusal.quota',
};

const WARNINGS: Readonly<Record<PriceWarning, TextId>> = {
  LOWER_PRICE: 'priceWarning.lowerPrice',
  BELOW_MIN: 'priceWarning.belowMin',
  ENTERED_UNUSED: 'priceWarning.enteredUnused',
};

function Product({ line, result }: { line: Line; result: Result }) {
  const product = result.products.find(({ productId }) => productId === line.productId);
  return (
    <Flex vertical>
      <span>
        {product?.productName ?? line.productId}{' '}
        <Typography.Text type="secondary">
          {product?.spec} {product?.productCode}
        </Typography.Text>
      </span>
      {line.refusal !== null && (
        <Typography.Text type="danger">
          <T id={REFUSALS[line.refusal] ?? 'priceRefusal.other'} values={{ code: line.refusal }} />
        </Typography.Text>
      )}
      {line.warnings.map(({ code, price }) => (
        <Typography.Text key={code} type="warning">
          <T id={WARNINGS[code]} values={{ price: formatPrice(price) }} />
        </Typography.Text>
      ))}
    </Flex>
  );
}

const lineFields = fieldsOf<Line>()('priceTrial', {
  qty: f.quantity({ width: 72 }),
  listPrice: f.price({ width: 88 }),
  unitPrice: f.price({ width: 88 }),
  amount: f.money({ width: 96 }),
  unitDiscount: f.money({ width: 96 }),
  orderDiscount: f.money({ width: 96 }),
  netAmount: f.money({ width: 96, cell: ({ netAmount }) => <strong>{formatMoney(netAmount)}</strong> }),
});

const columnsFor = (result: Result): TableColumnsType<Line> => [
  {
    key: 'lineNo',
    title: <T id="priceTrial.lineNo" />,
    width: 60,
    // With a fixed column antd keeps the unfolded part of a line within the visible width of the table.
    fixed: 'left',
    render: (_, line) => `${line.lineNo}${line.part}`,
  },
  {
    key: 'product',
    title: <T id="priceTrial.productName" />,
    render: (_, line) => <Product line={line} result={result} />,
  },
  ...lineFields.cells(['qty', 'listPrice', 'unitPrice', 'amount', 'unitDiscount', 'orderDiscount', 'netAmount']),
  {
    key: 'fired',
    title: <T id="priceTrial.firedText" />,
    width: 160,
    render: (_, { fired }) => (
      <Flex wrap gap={4}>
        {fired.map((one) => (
          <Tag key={one.id} color="green">
            <SubjectLink {...one} />
          </Tag>
        ))}
      </Flex>
    ),
  },
];

function Totals({ totals }: Pick<Result, 'totals'>) {
  const figures: [TextId, string][] = [
    ['priceTrial.amount', totals.amount],
    ['priceTrial.unitDiscount', totals.unitDiscount],
    ['priceTrial.orderDiscount', totals.orderDiscount],
    ['priceTrial.netAmount', totals.netAmount],
  ];
  return (
    <Flex wrap gap="large" role="status">
      {figures.map(([label, value]) => (
        <MoneyFigure key={label} title={label} value={value} />
      ))}
    </Flex>
  );
}

const Deferred = ({ deferred }: Pick<Result, 'deferred'>) => (
  <Card size="small" title={<T id="priceTrial.deferred" />}>
    {deferred.map((one) => (
      <div key={one.id}>
        <KindName kind={one.kind} /> <SubjectLink {...one} />{' '}
        <T id="priceTrial.countedAmount" values={{ amount: formatMoney(one.countedAmount) }} />{' '}
        {one.gapValue !== null && (
          <T
            id={one.measure === 'QUANTITY' ? 'priceTrial.gapQty' : 'priceTrial.gapAmount'}
            values={{ gap: one.measure === 'QUANTITY' ? formatQuantity(one.gapValue) : formatMoney(one.gapValue) }}
          />
        )}
      </div>
    ))}
  </Card>
);

/** The price of the order, line by line, with its reasons. */
export function TrialResult({ result }: { result: Result }) {
  const refused = result.lines.filter(({ refusal }) => refusal !== null).length;
  return (
    <Flex vertical gap="middle">
      {refused > 0 && (
        <Alert showIcon type="warning" title={<T id="priceTrial.refused" values={{ count: refused }} />} />
      )}
      <Card size="small" title={<T id="priceTrial.result" />}>
        <Flex vertical gap="middle">
          <Totals totals={result.totals} />
          <Table<Line>
            rowKey={({ lineNo, part }) => `${lineNo}${part}`}
            size="small"
            columns={columnsFor(result)}
            dataSource={result.lines}
            pagination={false}
            scroll={{ x: 'max-content' }}
            expandable={{
              defaultExpandedRowKeys: result.lines.slice(0, 1).map(({ lineNo, part }) => `${lineNo}${part}`),
              expandedRowRender: (line) => <Waterfall line={line} result={result} />,
            }}
          />
        </Flex>
      </Card>
      {result.deferred.length > 0 && <Deferred deferred={result.deferred} />}
      <TraceTable trace={result.trace} />
    </Flex>
  );
}
