import { Tag, Typography } from 'antd';
import { type ActivityType, SETTLE_MODE } from '@/contract/promotion/activity';
import { ladderText } from '@/contract/promotion/activity-text';
import { stepsOf } from '@/contract/promotion/ladder';
import type { TempProduct } from '@/contract/promotion/baskets';
import { formatPercent, formatPrice, NOTHING } from '@kit/format/number';
import { T, useText } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import type { Column } from '@kit/fields/column';

type Own = 'id' | 'formId' | 'errorMsg' | 'version' | 'stockQty' | 'decimalQty';

/** A product in a basket, or as it is stored with the activity. */
export type ProductRow = Omit<TempProduct, Own> &
  Partial<Pick<TempProduct, Own>> & { terms?: never; ladderTerms?: never };

/** The price of a product, in whichever way it is given. */
function Terms({ priceMode, specialPrice, specialRate, reducePrice, floorPrice, ceilPrice }: ProductRow) {
  if (floorPrice !== null || ceilPrice !== null) return `${formatPrice(floorPrice)} – ${formatPrice(ceilPrice)}`;
  if (priceMode === 'RATE') return formatPercent(specialRate);
  if (priceMode === 'REDUCE') return `−${formatPrice(reducePrice)}`;
  return formatPrice(specialPrice);
}

function LadderTerms({ type, ladders }: Pick<ProductRow, 'ladders'> & { type: ActivityType }) {
  const say = useText();
  if (!ladders?.length) return NOTHING;
  return ladderText({ activityType: type, settleMode: SETTLE_MODE.immediate }, stepsOf(type, ladders), say);
}

const fieldsFor = (type: ActivityType, excluded: boolean) =>
  fieldsOf<ProductRow>()('basket', {
    productName: f.name({
      fixed: 'left',
      cell: ({ productName, errorMsg, exclude }) => (
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
    }),
    productCode: f.code(),
    spec: f.text({ width: 120 }),
    manufacturer: f.text(),
    unit: f.text({ width: 60 }),
    listPrice: f.price(),
    minSalePrice: f.price(),
    terms: f.price({
      width: 140,
      cell: (row) => (
        <Typography.Text strong>
          <Terms {...row} />
        </Typography.Text>
      ),
    }),
    ladderTerms: f.text({ width: 260, cell: ({ ladders }) => <LadderTerms type={type} ladders={ladders} /> }),
    minQty: f.quantity({ width: 90 }),
    limitQtyPerCustomer: f.quantity({ width: 110 }),
    limitQtyPerOrder: f.quantity({ width: 110 }),
    limitQtyTotal: f.quantity({ width: 110 }),
  });

const FACTS = ['productCode', 'spec', 'unit', 'listPrice', 'minSalePrice', 'manufacturer'] as const;

interface Shown {
  type: ActivityType;
  hasTerms: boolean;
  ownLadders: boolean;
  /** The products of the list are excluded from the activity. */
  excluded: boolean;
}

/** The columns that the type of activity needs (docs/domain/promotion.md#baskets). */
export function productColumns({ type, hasTerms, ownLadders, excluded }: Shown): Column<ProductRow>[] {
  const own = !hasTerms
    ? []
    : ownLadders
      ? (['ladderTerms'] as const)
      : type === 'flexible'
        ? (['terms', 'limitQtyTotal'] as const)
        : (['terms', 'minQty', 'limitQtyPerCustomer', 'limitQtyPerOrder', 'limitQtyTotal'] as const);
  return fieldsFor(type, excluded).table({ show: ['productName', ...own, ...FACTS] }).columns;
}
