import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { Link } from '@umijs/max';
import { Descriptions, Drawer, Flex, Skeleton, Typography } from 'antd';
import { LoadFailed } from '@/ui/LoadFailed';
import { activityApi } from '@/contract/promotion/activities';
import type { ActivityDetail } from '@/contract/promotion/activity-answers';
import type { Output } from '@/contract/endpoint';
import { formatPeriod } from '@kit/format/date';
import { formatMoney, formatPercent, formatPrice, NOTHING } from '@kit/format/number';
import { useCall } from '@kit/data/useCall';
import { CrudTable } from '@kit/table/CrudTable';
import { T, type TextId } from '@/core/i18n';
import { KindName } from '@/shared/pricing/kinds';
import { embedded } from '@/ui/embedded';
import { activityStatus, Stacking } from '../shared/activityCodes';
import { formPath } from '../shared/paths';
import type { PageSetup } from './pages';

interface Props {
  /** The id of the activity; undefined while the drawer is closed. */
  id: string | undefined;
  setup: PageSetup;
  onClose: () => void;
}

/** One activity beside the list. */
export function ActivityDrawer({ id, setup, onClose }: Props) {
  const { data, error, refresh } = useCall(setup.detail, { id: id ?? '' }, { ready: id !== undefined });
  const activity = data?.activityId === id ? data : undefined;
  return (
    <Drawer
      open={id !== undefined}
      size={720}
      title={activity?.activityName}
      extra={activity && <Whole {...activity} />}
      destroyOnHidden
      onClose={onClose}
    >
      {activity ? (
        <Flex vertical gap="middle">
          <Facts activity={activity} />
          {activity.productScopeType === 'PRODUCT' && <Products activityId={activity.activityId} />}
        </Flex>
      ) : (
        (error && <LoadFailed error={error} onRetry={refresh} />) || <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </Drawer>
  );
}

/** A link to the whole form. */
const Whole = ({ activityType: type, activityId: id }: ActivityDetail) => (
  <Link to={formPath({ type, mode: 'view', id })}>
    <T id="pricing.whole" />
  </Link>
);

function Facts({ activity }: { activity: ActivityDetail }) {
  const { activityCode, activityType, status, branchName, startTime, endTime, priority, ladderText, limitText } =
    activity;
  const {
    productScopeText,
    customerScopeText,
    budgetAmount,
    usedAmount,
    description,
    remark,
    disableReason,
    conflictReason,
  } = activity;
  const facts: [TextId, React.ReactNode][] = [
    ['pricing.activityCode', activityCode],
    ['pricing.status', <activityStatus.Tag key="status" value={status} />],
    ['pricing.activityType', <KindName key="type" kind={activityType} />],
    ['pricing.branchName', branchName],
    ['pricing.startTime', formatPeriod(startTime, endTime, 'YMDHM')],
    ['pricing.ladderText', ladderText],
    ['pricing.limitText', limitText],
    ['pricing.productScopeText', productScopeText],
    ['pricing.customerScopeText', customerScopeText],
    ['pricing.stackMode', <Stacking key="stack" {...activity} />],
    ['pricing.priority', priority],
    ['pricing.budgetAmount', budgetAmount === null ? '' : formatMoney(budgetAmount)],
    ['pricing.usedAmount', formatMoney(usedAmount)],
    ['pricing.description', description],
    ['pricing.remark', remark],
    ['pricing.conflictReason', conflictReason],
    ['pricing.reason', disableReason],
  ];
  return (
    <Descriptions
      column={1}
      size="small"
      bordered
      items={facts
        .filter(([, value]) => value !== '')
        .map(([label, children]) => ({ key: label, label: <T id={label} />, children }))}
    />
  );
}

type Product = Output<typeof activityApi.products>['records'][number];

/** The terms of a product, of whichever kind the activity has. */
function Terms({ specialPrice, specialRate, reducePrice, floorPrice, ceilPrice }: Product) {
  if (floorPrice !== null) return `${formatPrice(floorPrice)} – ${formatPrice(ceilPrice)}`;
  if (specialPrice !== null) return formatPrice(specialPrice);
  if (specialRate !== null) return formatPercent(specialRate);
  return reducePrice === null ? NOTHING : `−${formatPrice(reducePrice)}`;
}

/** The name and the terms of a product are made of several fields. */
interface Said {
  product: string;
  terms: string;
}

const table = fieldsOf<Product, Said>()('pricing', {
  product: f.name({
    width: 260,
    cell: ({ productName, spec, productCode }) => (
      <>
        {productName} <Typography.Text type="secondary">{`${spec} ${productCode}`}</Typography.Text>
      </>
    ),
  }),
  listPrice: f.price(),
  terms: f.price({ width: 140, cell: Terms }),
}).table({ show: ['product', 'listPrice', 'terms'] });

const Products = ({ activityId }: { activityId: string }) => (
  <CrudTable<Product>
    {...table}
    rowKey="productId"
    list={activityApi.products}
    params={{ activityId }}
    {...embedded}
    search={false}
  />
);
