import { Descriptions, Drawer, Skeleton, Table, Typography } from 'antd';
import type { ReactNode } from 'react';
import { CUSTOMER_LEVEL, type FairCustomer, fairCustomerApi } from '@/contract/fair/customers';
import { formatMoney, NOTHING } from '@/core/format/number';
import { useCall } from '@/core/http/useCall';
import { T, type TextId } from '@/core/i18n';
import { customerType } from '@/components/fair/customerType';

interface Props {
  tradeFairId: string;
  customer: FairCustomer;
  onClose: () => void;
}

const SHOWN = 500;

/** Who buys through a first-level customer. */
function Below({ tradeFairId, customer }: Omit<Props, 'onClose'>) {
  const query = { tradeFairId, parentCustomerId: customer.id, pageSize: SHOWN };
  const { data } = useCall(fairCustomerApi.secondLevelCustomerList, query);
  if (!data) return <Skeleton active paragraph={{ rows: 3 }} />;
  return (
    <Table<FairCustomer>
      size="small"
      rowKey="id"
      pagination={false}
      dataSource={data.records}
      locale={{ emptyText: <T id="fairCustomer.noBelow" /> }}
      columns={[
        { dataIndex: 'customerCode', title: <T id="fairCustomer.customerCode" /> },
        { dataIndex: 'customerName', title: <T id="fairCustomer.customerName" /> },
        { dataIndex: 'contactName', title: <T id="fairCustomer.contactName" /> },
        { dataIndex: 'guestCount', title: <T id="fairCustomer.guestCount" />, align: 'right' },
        {
          dataIndex: 'orderAmount',
          title: <T id="fairCustomer.orderAmount" />,
          align: 'right',
          render: (amount: string) => formatMoney(amount),
        },
      ]}
    />
  );
}

/** All that is known of a customer of the fair. */
export function CustomerDrawer({ tradeFairId, customer, onClose }: Props) {
  const isFirst = customer.level === CUSTOMER_LEVEL.first;
  const item = (key: string, label: TextId, children: ReactNode) => ({
    key,
    label: <T id={label} />,
    children: children === '' ? NOTHING : children,
  });
  return (
    <Drawer open size={720} title={customer.customerName} onClose={onClose}>
      <Descriptions
        size="small"
        column={{ xs: 1, md: 2 }}
        items={[
          item('code', 'fairCustomer.customerCode', customer.customerCode),
          item('type', 'fairCustomer.customerType', <customerType.Tag value={customer.customerType} />),
          ...(isFirst ? [] : [item('parent', 'fairCustomer.parentName', customer.parentName)]),
          item('branch', 'fairCustomer.branchName', customer.branchName),
          item('salesman', 'fairCustomer.salesmanName', customer.salesmanName),
          item('region', 'fairCustomer.regionName', customer.regionName),
          item('uscc', 'fairCustomer.uscc', customer.uscc),
          item('contact', 'fairCustomer.contactName', customer.contactName),
          item('phone', 'fairCustomer.contactPhone', customer.contactPhone),
          item('address', 'fairCustomer.address', customer.address),
          item('guests', 'fairCustomer.guestCount', customer.guestCount),
          item('invited', 'fairCustomer.invitedCount', customer.invitedCount),
          item('orders', 'fairCustomer.orderAmount', formatMoney(customer.orderAmount)),
        ]}
      />
      {isFirst && (
        <>
          <Typography.Title level={5}>
            <T id="fairCustomer.second" />
          </Typography.Title>
          <Below tradeFairId={tradeFairId} customer={customer} />
        </>
      )}
    </Drawer>
  );
}
