import { FairPage } from '../shared/FairPage';
import { useText, withTexts } from '@/core/i18n';
import { PageTabs } from '@/ui/PageTabs';
import { PrizeGroups } from './PrizeGroups';
import { PrizeList } from './PrizeList';

function PrizeManageScreen() {
  const text = useText();
  return (
    <FairPage isList title="prize.title" help="prize.help">
      {({ tradeFairId }, header) => (
        <PageTabs
          header={header}
          items={[
            { key: 'prizes', label: text('prize.tabPrizes'), children: <PrizeList tradeFairId={tradeFairId} /> },
            { key: 'groups', label: text('prize.tabGroups'), children: <PrizeGroups tradeFairId={tradeFairId} /> },
          ]}
        />
      )}
    </FairPage>
  );
}

/** /sale/prizeManage */
export const PrizeManage = withTexts(['trade-fair/prizes', 'trade-fair/big-screen', 'shared/fair'], PrizeManageScreen);
