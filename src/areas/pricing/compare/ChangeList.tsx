import { Alert, Table, Tag, Typography } from 'antd';
import type { PriceChange } from '@/contract/pricing/compare';
import { FIGURE } from '@kit/fields/fieldsOf';
import { formatPrice } from '@kit/format/number';
import { T } from '@/core/i18n';

function FromTo({ change }: { change: { before: string | null; after: string | null } | null }) {
  if (!change) return null;
  return (
    <>
      <Typography.Text delete type="secondary">
        {formatPrice(change.before)}
      </Typography.Text>
      {' → '}
      <Typography.Text strong>{formatPrice(change.after)}</Typography.Text>
    </>
  );
}

const price = { ...FIGURE, width: 190 };

/** Which cells a copy changes, from what to what. */
export function ChangeList({ changes, blocked }: { changes: readonly PriceChange[]; blocked: boolean }) {
  return (
    <>
      <Alert
        showIcon
        type={blocked ? 'error' : changes.length > 0 ? 'success' : 'info'}
        style={{ marginBlockEnd: 16 }}
        title={
          blocked ? (
            <T id="priceCompare.blocked" />
          ) : (
            <T id="priceCompare.willChange" values={{ count: changes.length }} />
          )
        }
      />
      <Table<PriceChange>
        rowKey={({ productId, branchId }) => `${productId} ${branchId}`}
        size="small"
        dataSource={[...changes]}
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        scroll={{ x: 720 }}
        columns={[
          {
            key: 'product',
            title: <T id="priceCompare.productName" />,
            render: (_, { productName, spec, productCode }) => (
              <>
                {productName} <Typography.Text type="secondary">{`${spec} ${productCode}`}</Typography.Text>
              </>
            ),
          },
          {
            key: 'branch',
            title: <T id="priceCompare.branch" />,
            width: 200,
            render: (_, { branchName, becomesOwn, belowMin }) => (
              <>
                {branchName}{' '}
                {becomesOwn && (
                  <Tag>
                    <T id="priceCompare.becomesOwn" />
                  </Tag>
                )}
                {belowMin && (
                  <Tag color="red">
                    <T id="priceCompare.belowMin" />
                  </Tag>
                )}
              </>
            ),
          },
          {
            key: 'list',
            title: <T id="priceCompare.listPrice" />,
            ...price,
            render: (_, row) => <FromTo change={row.listPrice} />,
          },
          {
            key: 'min',
            title: <T id="priceCompare.minSalePrice" />,
            ...price,
            render: (_, row) => <FromTo change={row.minSalePrice} />,
          },
        ]}
      />
    </>
  );
}
