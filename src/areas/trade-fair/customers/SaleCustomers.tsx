import { CUSTOMER_LEVEL } from '@/contract/trade-fair/customers';
import { useText, withTexts } from '@/core/i18n';
import { FairImport } from '../shared/FairImport';
import { FairPage } from '../shared/FairPage';
import { PageTabs } from '@/ui/PageTabs';
import { CustomerList } from './CustomerList';

const HELP = ['fairCustomer.importHelp1', 'fairCustomer.importHelp2', 'fairCustomer.importHelp3'] as const;
const CODES = { import: 'saleCustomer_import', failed: 'saleCustomer_failed' } as const;

function SaleCustomersScreen() {
  const text = useText();
  return (
    <FairPage
      isList
      title="fairCustomer.title"
      help="fairCustomer.help"
      actions={(fair) => (
        <FairImport fair={fair} templateCode="FAIR_CUSTOMER" codes={CODES} title="fairCustomer.import" help={HELP} />
      )}
    >
      {({ tradeFairId }, header) => (
        <PageTabs
          header={header}
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
export const SaleCustomers = withTexts(
  ['trade-fair/customers', 'trade-fair/shared/candidates', 'shared/fair', 'tasks/imports'],
  SaleCustomersScreen,
);
