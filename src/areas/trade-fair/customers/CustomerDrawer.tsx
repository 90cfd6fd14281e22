import { Drawer, Typography } from 'antd';
import { CUSTOMER_LEVEL, type FairCustomer, fairCustomerApi } from '@/contract/trade-fair/customers';
import { T } from '@/core/i18n';
import { RecordFacts } from '@/ui/RecordFacts';
import { embedded } from '@/ui/embedded';
import { CrudTable } from '@kit/table/CrudTable';
import { customerFields } from './customerFields';

const table = customerFields.table({
  show: ['customerCode', 'customerName', 'contactName', 'guestCount', 'orderAmount'],
});

interface Props {
  tradeFairId: string;
  customer: FairCustomer;
  onClose: () => void;
}

/** Second-level customers who buy through this one. */
const Below = ({ tradeFairId, customer }: Omit<Props, 'onClose'>) => (
  <>
    <Typography.Title level={5}>
      <T id="fairCustomer.second" />
    </Typography.Title>
    <CrudTable<FairCustomer>
      {...table}
      rowKey="id"
      viewKey="below"
      list={fairCustomerApi.secondLevelCustomerList}
      params={{ tradeFairId, parentCustomerId: customer.id }}
      {...embedded}
      search={false}
      emptyText="fairCustomer.noBelow"
    />
  </>
);

/** All facts of a customer of the fair. */
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
