import { useState } from 'react';
import { TRADE_FAIR_STATE, type TradeFair, tradeFairApi } from '@/contract/trade-fair/fairs';
import { withTexts } from '@/core/i18n';
import { fairState } from '@/shared/fair/fairState';
import { PageHeader } from '@/ui/PageHeader';
import { PageTabs } from '@/ui/PageTabs';
import { CrudTable } from '@kit/table/CrudTable';
import { fairColumns } from '../shared/fairColumns';

const { ongoing, published, draft } = TRADE_FAIR_STATE;
const SHOWN = [ongoing, published, draft] as const;

function TabExampleScreen() {
  const [params] = useState(() => new Map(SHOWN.map((state) => [state, { state: [state] }])));
  return (
    <PageTabs
      header={<PageHeader inList help="demo.tabHelp" />}
      items={SHOWN.map((state) => ({
        key: String(state),
        label: fairState.labelOf(state),
        children: (
          <CrudTable<TradeFair>
            {...fairColumns}
            rowKey="tradeFairId"
            viewKey={`tab ${state}`}
            list={tradeFairApi.searchList}
            params={params.get(state) ?? {}}
            search={false}
          />
        ),
      }))}
    />
  );
}

/** /tab: one list for each status, loaded when its tab is opened. */
export const TabExample = withTexts(['demo/pages', 'trade-fair/fairs'], TabExampleScreen);
