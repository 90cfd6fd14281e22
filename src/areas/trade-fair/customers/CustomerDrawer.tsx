import { Drawer, Typography } from 'antd';
import { CUSTOMER_LEVEL, type FairCustomer, fairCustomerApi } from '@/contract/trade-fair/customers';
import { T } from '@/core/i18n';
import { RecordFacts } from '@/ui/RecordFacts';
import { RecordTable } from '@/ui/RecordTable';
import { useCall } from '@kit/data/useCall';
import { customerFields } from './customerFields';

const PAGE_SIZE = 500;

const { columns } = customerFields.table({
  show: ['customerCode', 'customerName', 'contactName', 'guestCount', 'orderAmount'],
});

interface Props {
  tradeFairId: string;
  customer: FairCustomer;
  onClose: () => void;
}

/** Who buys through a first-level customer. */
function Below({ tradeFairId, customer }: Omit<Props, 'onClose'>) {
  const query = { tradeFairId, parentCustomerId: customer.id, pageSize: PAGE_SIZE };
  const read = useCall(fairCustomerApi.secondLevelCustomerList, query);
  return (
    <>
      <Typography.Title level={5}>
        <T id="fairCustomer.second" />
      </Typography.Title>
      <RecordTable<FairCustomer>
        rowKey="id"
        columns={columns}
        rows={read.data?.records}
        read={read}
        locale={{ emptyText: <T id="fairCustomer.noBelow" /> }}
      />
    </>
  );
}

/** All that is known of a customer of the fair. */
export function CustomerDrawer({ tradeFairId, customer, onClose }: Props) {
  const isFirst = customer.level === CUSTOMER_LEVEL.first;
  return (
    <Drawer open size={720} title={customer.customerName} onClose={onClose}>
      <RecordFacts
        fields={customerFields}
        record={customer}
        show={[
          'customerCode',
          'customerType',
          ...(isFirst ? [] : (['parentName'] as const)),
          'branchName',
          'salesmanName',
          'regionName',
          'uscc',
          'contactName',
          'contactPhone',
          'address',
          'guestCount',
          'invitedCount',
          'orderAmount',
        ]}
      />
      {isFirst && <Below tradeFairId={tradeFairId} customer={customer} />}
    </Drawer>
  );
}
