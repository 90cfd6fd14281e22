import { Descriptions, Drawer, Flex, Skeleton, Table } from 'antd';
import { LoadFailed } from '@/ui/LoadFailed';
import type { Output } from '@/contract/endpoint';
import { ladderText } from '@/contract/promotion/activity-text';
import { type ActivityType, POLICY_TYPE } from '@/contract/promotion/activity';
import { stepsOf } from '@/contract/promotion/ladder';
import { type Policy, policyApi } from '@/contract/promotion/policies';
import type { StepAnswer } from '@/contract/promotion/terms';
import { formatPeriod } from '@kit/format/date';
import { formatMoney, formatPrice, NOTHING } from '@kit/format/number';
import { useCall } from '@kit/data/useCall';
import { T, useText } from '@/core/i18n';
import { policyStatus, policyType } from '../shared/policyCodes';

type Detail = Output<typeof policyApi.detail>;
type Product = Detail['products'][number];

/** A type of activity that counts like the policy, so that the steps read the same. */
function likeOf({ policyType: kind, intervalFlag, eachFlag }: Detail): ActivityType {
  if (kind === POLICY_TYPE.fullAmount) return eachFlag === 1 ? 'eachFullAmountRebate' : 'fullAmountRebate';
  if (intervalFlag === 1) return 'intervalFullQuantityReductionAgg';
  return eachFlag === 1 ? 'eachFullQuantityReductionAgg' : 'fullQuantityReductionAgg';
}

function useLadderText(policy: Detail) {
  const say = useText();
  const activityType = likeOf(policy);
  return (ladders: readonly StepAnswer[] | null) =>
    ladders?.length
      ? ladderText({ activityType, settleMode: policy.settleMode }, stepsOf(activityType, ladders), say)
      : NOTHING;
}

function Facts({ policy }: { policy: Detail }) {
  const say = useLadderText(policy);
  const { policyNo, supplierName, startTime, endTime, budgetAmount, allocatedAmount, products, ladders } = policy;
  const isFlexible = policy.policyType === POLICY_TYPE.flexible;
  return (
    <Flex vertical gap="middle">
      <Descriptions
        column={1}
        size="small"
        bordered
        items={[
          { key: 'no', label: <T id="policy.policyNo" />, children: policyNo },
          { key: 'status', label: <T id="policy.status" />, children: <policyStatus.Tag value={policy.status} /> },
          { key: 'type', label: <T id="policy.policyType" />, children: <policyType.Tag value={policy.policyType} /> },
          { key: 'supplier', label: <T id="policy.supplierName" />, children: supplierName || NOTHING },
          {
            key: 'time',
            label: <T id="policy.startTime" />,
            children: formatPeriod(startTime, endTime),
          },
          {
            key: 'budget',
            label: <T id="policy.budgetAmount" />,
            children:
              budgetAmount === null ? NOTHING : `${formatMoney(allocatedAmount)} / ${formatMoney(budgetAmount)}`,
          },
          ...(isFlexible ? [] : [{ key: 'ladders', label: <T id="policy.ladders" />, children: say(ladders) }]),
        ]}
      />
      {products.length === 0 ? (
        <T id="policy.allProducts" />
      ) : (
        <Table<Product>
          rowKey="productId"
          size="small"
          dataSource={products}
          pagination={products.length > 20 && { pageSize: 20 }}
          columns={[
            {
              key: 'name',
              title: <T id="policy.products" />,
              render: (_, row) => `${row.productName} ${row.spec} ${row.productCode}`,
            },
            isFlexible
              ? {
                  key: 'band',
                  title: <T id="policy.band" />,
                  render: (_, row) => `${formatPrice(row.floorPrice)} – ${formatPrice(row.ceilPrice)}`,
                }
              : { key: 'ladders', title: <T id="policy.ladders" />, render: (_, row) => say(row.ladders) },
          ]}
        />
      )}
    </Flex>
  );
}

/** One policy beside the list. */
export function PolicyDrawer({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const { data, error, refresh } = useCall(policyApi.detail, { policyId: policy.policyId });
  return (
    <Drawer open size={720} title={policy.policyName} destroyOnHidden onClose={onClose}>
      {data ? (
        <Facts policy={data} />
      ) : (
        (error && <LoadFailed error={error} onRetry={refresh} />) || <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </Drawer>
  );
}
