import { useText, withTexts } from '@/core/i18n';
import { PageHeader } from '@/ui/PageHeader';
import { PageTabs } from '@/ui/PageTabs';
import { kit } from '@kit/host';
import { LicenceList } from './LicenceList';
import { UpcomingList } from './UpcomingList';

function LicenceCancelScreen() {
  const text = useText();
  const can = kit().useCan();
  return (
    <PageTabs
      header={<PageHeader inList title="licence.title" help="licence.help" />}
      items={[
        { key: 'licences', label: text('licence.tabAll'), children: <LicenceList /> },
        ...(can('licenceCancel_upcoming')
          ? [{ key: 'upcoming', label: text('licence.tabUpcoming'), children: <UpcomingList /> }]
          : []),
      ]}
    />
  );
}

/** /erp/licenceCancel */
export const LicenceCancel = withTexts(['master-data/licences'], LicenceCancelScreen);
