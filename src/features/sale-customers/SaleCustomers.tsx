import { Tabs } from 'antd';
import { FairPage } from '@/components/fair/FairPage';
import { CUSTOMER_LEVEL } from '@/contract/fair/customers';
import { useText, withTexts } from '@/core/i18n';
import { CustomerList } from './CustomerList';

function SaleCustomersScreen() {
  const text = useText();
  return (
    <FairPage title="fairCustomer.title" help="fairCustomer.help">
      {({ tradeFairId }) => (
        <Tabs
          key={tradeFairId}
          destroyOnHidden
          items={[
            {
              key: 'first',
              label: text('fairCustomer.first'),
              children: <CustomerList tradeFairId={tradeFairId} level={CUSTOMER_LEVEL.first} />,
            },
            {
              key: 'second',
              label: text('fairCustomer.second'),
              children: <CustomerList tradeFairId={tradeFairId} level={CUSTOMER_LEVEL.second} />,
            },
          ]}
        />
      )}
    </FairPage>
  );
}

/** /sale/saleCustomer */
export const SaleCustomers = withTexts(['sale-customers', 'exhibit'], SaleCustomersScreen);
