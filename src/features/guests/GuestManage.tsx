import { Tabs } from 'antd';
import { useState } from 'react';
import { FairImport } from '@/components/fair/FairImport';
import { FairPage } from '@/components/fair/FairPage';
import { useText, withTexts } from '@/core/i18n';
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
  /** Whatever was changed, both lists and the figures are read again. */
  const [changes, setChanges] = useState(0);
  const changed = () => setChanges((before) => before + 1);
  return (
    <FairPage
      title="guest.title"
      help="guest.help"
      actions={(fair) => (
        <FairImport
          key={fair.tradeFairId}
          fair={fair}
          templateCode="FAIR_GUEST"
          codes={CODES}
          type="primary"
          title="guest.import"
          help={HELP}
          onChanged={changed}
        />
      )}
    >
      {({ tradeFairId }) => {
        const list = { tradeFairId, changes, onChanged: changed };
        return (
          <div key={tradeFairId}>
            <GuestFigures tradeFairId={tradeFairId} changes={changes} />
            <Tabs
              destroyOnHidden
              items={[
                { key: 'guests', label: text('guest.tabGuests'), children: <GuestList {...list} /> },
                { key: 'groups', label: text('guest.tabGroups'), children: <GroupList {...list} /> },
              ]}
            />
          </div>
        );
      }}
    </FairPage>
  );
}

/** /sale/guestManage */
export const GuestManage = withTexts(['guests', 'exhibit', 'import-record'], GuestManageScreen);
