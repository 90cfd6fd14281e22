import { useText, withTexts } from '@/core/i18n';
import { FairImport } from '../shared/FairImport';
import { FairPage } from '../shared/FairPage';
import { PageTabs } from '@/ui/PageTabs';
import { GroupList } from './GroupList';
import { GuestFigures } from './GuestFigures';
import { GuestList } from './GuestList';

const HELP = ['guest.importHelp1', 'guest.importHelp2', 'guest.importHelp3'] as const;

const CODES = {
  import: 'guestManage_import',
  template: 'guestManage_template',
  failed: 'guestManage_failed',
} as const;

function GuestManageScreen() {
  const text = useText();
  return (
    <FairPage
      isList
      title="guest.title"
      help="guest.help"
      actions={(fair) => (
        <FairImport
          fair={fair}
          templateCode="FAIR_GUEST"
          codes={CODES}
          type="primary"
          title="guest.import"
          help={HELP}
        />
      )}
    >
      {({ tradeFairId }, header) => (
        <PageTabs
          header={header}
          extra={<GuestFigures tradeFairId={tradeFairId} />}
          items={[
            { key: 'guests', label: text('guest.tabGuests'), children: <GuestList tradeFairId={tradeFairId} /> },
            { key: 'groups', label: text('guest.tabGroups'), children: <GroupList tradeFairId={tradeFairId} /> },
          ]}
        />
      )}
    </FairPage>
  );
}

/** /sale/guestManage */
export const GuestManage = withTexts(['trade-fair/guests', 'shared/fair', 'tasks/imports'], GuestManageScreen);
