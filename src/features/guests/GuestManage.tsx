import { Tabs } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { FairPage } from '@/components/fair/FairPage';
import { fairImportApi } from '@/contract/transfer/imports';
import { useText, withTexts } from '@/core/i18n';
import { ActionButton } from '@/crud/ActionButton';
import { GroupList } from './GroupList';
import { GuestFigures } from './GuestFigures';
import { GuestList } from './GuestList';

const FairImport = lazy(async () => ({ default: (await import('@/components/fair/FairImport')).FairImport }));
const HELP = ['guest.importHelp1', 'guest.importHelp2', 'guest.importHelp3'] as const;

function GuestManageScreen() {
  const text = useText();
  const [isImporting, setImporting] = useState(false);
  /** Whatever was changed, both lists and the figures are read again. */
  const [changes, setChanges] = useState(0);
  const changed = () => setChanges((before) => before + 1);
  return (
    <FairPage
      title="guest.title"
      help="guest.help"
      actions={() => (
        <ActionButton
          code="guestManage_import"
          label="import.title"
          type="primary"
          onAction={() => setImporting(true)}
        />
      )}
    >
      {(fair) => {
        const { tradeFairId } = fair;
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
            <Suspense fallback={null}>
              <FairImport
                open={isImporting}
                fair={fair}
                endpoint={fairImportApi.importGuests}
                templateCode="FAIR_GUEST"
                title="guest.import"
                help={HELP}
                onChanged={changed}
                onClose={() => setImporting(false)}
              />
            </Suspense>
          </div>
        );
      }}
    </FairPage>
  );
}

/** /sale/guestManage */
export const GuestManage = withTexts(['guests', 'exhibit', 'import-record'], GuestManageScreen);
