import { Alert, Modal, Table } from 'antd';
import { POLICY_STATUS, type PolicyType } from '@/contract/promotion/activity';
import { type Policy, policyApi } from '@/contract/promotion/policies';
import { FIGURE } from '@kit/fields/fieldsOf';
import { formatPeriod } from '@kit/format/date';
import { formatMoney, NOTHING } from '@kit/format/number';
import { useCall } from '@kit/data/useCall';
import { T } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { ActionButton } from '@kit/actions/ActionButton';
import { formPath } from '@/areas/promotion/shared/paths';

interface Props {
  types: readonly PolicyType[];
  onClose: () => void;
}

const MAX_POLICIES = 100;

/** The policies in force that an activity can be made of. */
export function PolicyDialog({ types, onClose }: Props) {
  const { data, loading, error } = useCall(policyApi.page, {
    status: POLICY_STATUS.inForce,
    pageNum: 1,
    pageSize: MAX_POLICIES,
  });
  const rows = (data?.records ?? []).filter(({ policyType, holdsHere }) => holdsHere && types.includes(policyType));
  const make = ({ policyId }: Policy) => {
    onClose();
    navigate(formPath({ mode: 'add', policyId }));
  };
  return (
    <Modal open width={860} title={<T id="pricing.fromPolicy" />} footer={null} onCancel={onClose}>
      {error ? (
        <Alert type="error" title={error.message} />
      ) : (
        <Table<Policy>
          rowKey="policyId"
          size="small"
          loading={loading}
          dataSource={rows}
          pagination={false}
          scroll={{ x: 'max-content', y: 400 }}
          columns={[
            { key: 'name', title: <T id="pricing.policyName" />, render: (_, row) => row.policyName },
            {
              key: 'time',
              title: <T id="pricing.startTime" />,
              render: (_, row) => formatPeriod(row.startTime, row.endTime),
            },
            {
              key: 'budget',
              title: <T id="pricing.policyBudget" />,
              ...FIGURE,
              render: (_, row) =>
                row.budgetAmount === null
                  ? NOTHING
                  : `${formatMoney(row.allocatedAmount)} / ${formatMoney(row.budgetAmount)}`,
            },
            {
              key: 'make',
              fixed: 'right',
              render: (_, row) => (
                <ActionButton label="pricing.makeActivity" type="link" size="small" onAction={() => make(row)} />
              ),
            },
          ]}
        />
      )}
    </Modal>
  );
}
