import type { ProColumns } from '@ant-design/pro-components';
import { Tag, Typography } from 'antd';
import { type ActivityType, SETTLE_MODE } from '@/contract/promotion/activity';
import { ladderWords } from '@/contract/promotion/activity-words';
import { stepsOf } from '@/contract/promotion/ladder';
import type { TempProduct } from '@/contract/promotion/baskets';
import { formatPercent, formatPrice, formatQuantity, NOTHING } from '@/core/format/number';
import { T, useText } from '@/core/i18n';
import { codeField, fieldsOf } from '@/crud/table/fields';

type Own = 'id' | 'formId' | 'errorMsg' | 'version' | 'stockQty' | 'decimalQty';

/** A product in a basket, or as it is stored with the activity. */
export type ProductRow = Omit<TempProduct, Own> &
  Partial<Pick<TempProduct, Own>> & { terms?: never; ladderTerms?: never };

const price = { align: 'right', width: 110 } as const;

/** What the product costs, whichever way it is said. */
function Terms({ priceMode, specialPrice, specialRate, reducePrice, floorPrice, ceilPrice }: ProductRow) {
  if (floorPrice !== null || ceilPrice !== null) return `${formatPrice(floorPrice)} – ${formatPrice(ceilPrice)}`;
  if (priceMode === 'RATE') return formatPercent(specialRate);
  if (priceMode === 'REDUCE') return `−${formatPrice(reducePrice)}`;
  return formatPrice(specialPrice);
}

function LadderTerms({ type, ladders }: Pick<ProductRow, 'ladders'> & { type: ActivityType }) {
  const say = useText();
  if (!ladders?.length) return NOTHING;
  return ladderWords({ activityType: type, settleMode: SETTLE_MODE.immediate }, stepsOf(type, ladders), say);
}

const limit = (value: number | null) => (value === null ? NOTHING : formatQuantity(value));

const fields = (type: ActivityType, excluded: boolean) =>
  fieldsOf<ProductRow>()('basket', {
    productName: {
      width: 220,
      ellipsis: true,
      fixed: 'left',
      render: (_, { productName, errorMsg, exclude }) => (
        <>
          {(exclude === 1) !== excluded && (
            <Tag color="orange">
              <T id="basket.ignored" />
            </Tag>
          )}
          {errorMsg && <Tag color="red">{errorMsg}</Tag>}
          {productName}
        </>
      ),
    },
    productCode: codeField,
    spec: { width: 120, ellipsis: true },
    manufacturer: { width: 160, ellipsis: true },
    unit: { width: 60 },
    listPrice: { ...price, render: (_, row) => formatPrice(row.listPrice) },
    minSalePrice: { ...price, render: (_, row) => formatPrice(row.minSalePrice) },
    terms: {
      ...price,
      width: 140,
      render: (_, row) => (
        <Typography.Text strong>
          <Terms {...row} />
        </Typography.Text>
      ),
    },
    ladderTerms: { width: 260, ellipsis: true, render: (_, row) => <LadderTerms type={type} ladders={row.ladders} /> },
    minQty: { ...price, width: 90, render: (_, row) => limit(row.minQty) },
    limitQtyPerCustomer: { ...price, render: (_, row) => limit(row.limitQtyPerCustomer) },
    limitQtyPerOrder: { ...price, render: (_, row) => limit(row.limitQtyPerOrder) },
    limitQtyTotal: { ...price, render: (_, row) => limit(row.limitQtyTotal) },
  });

const FACTS = ['productCode', 'spec', 'unit', 'listPrice', 'minSalePrice', 'manufacturer'] as const;

interface Shown {
  type: ActivityType;
  hasTerms: boolean;
  ownLadders: boolean;
  /** The products are those left out. */
  excluded: boolean;
}

/** By what the activity says of a product (domain/03 §3.4). */
export function productColumns({ type, hasTerms, ownLadders, excluded }: Shown): ProColumns<ProductRow>[] {
  const own = !hasTerms
    ? []
    : ownLadders
      ? (['ladderTerms'] as const)
      : type === 'flexible'
        ? (['terms', 'limitQtyTotal'] as const)
        : (['terms', 'minQty', 'limitQtyPerCustomer', 'limitQtyPerOrder', 'limitQtyTotal'] as const);
  return fields(type, excluded).table({ show: ['productName', ...own, ...FACTS], search: [] });
}
