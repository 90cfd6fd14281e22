import { Tabs } from 'antd';
import { useState } from 'react';
import { FairImport } from '@/components/fair/FairImport';
import { FairPage } from '@/components/fair/FairPage';
import { CUSTOMER_LEVEL } from '@/contract/fair/customers';
import { useText, withTexts } from '@/core/i18n';
import { CustomerList } from './CustomerList';

const HELP = ['fairCustomer.importHelp1', 'fairCustomer.importHelp2', 'fairCustomer.importHelp3'] as const;
const CODES = { import: 'saleCustomer_import', failed: 'saleCustomer_failed' } as const;

function SaleCustomersScreen() {
  const text = useText();
  /** An import brings customers of both levels. */
  const [changes, setChanges] = useState(0);
  return (
    <FairPage
      title="fairCustomer.title"
      help="fairCustomer.help"
      actions={(fair) => (
        <FairImport
          key={fair.tradeFairId}
          fair={fair}
          templateCode="FAIR_CUSTOMER"
          codes={CODES}
          title="fairCustomer.import"
          help={HELP}
          onChanged={() => setChanges((before) => before + 1)}
        />
      )}
    >
      {({ tradeFairId }) => (
        <Tabs
          key={tradeFairId}
          destroyOnHidden
          items={[
            {
              key: 'first',
              label: text('fairCustomer.first'),
              children: <CustomerList tradeFairId={tradeFairId} level={CUSTOMER_LEVEL.first} changes={changes} />,
            },
            {
              key: 'second',
              label: text('fairCustomer.second'),
              children: <CustomerList tradeFairId={tradeFairId} level={CUSTOMER_LEVEL.second} changes={changes} />,
            },
          ]}
        />
      )}
    </FairPage>
  );
}

/** /sale/saleCustomer */
export const SaleCustomers = withTexts(
  ['sale-customers', 'fair-candidates', 'exhibit', 'import-record'],
  SaleCustomersScreen,
);
