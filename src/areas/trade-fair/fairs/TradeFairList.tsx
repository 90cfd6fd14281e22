import { useLocation } from '@umijs/max';
import { TRADE_FAIR_STATE, type TradeFair, tradeFairApi } from '@/contract/trade-fair/fairs';
import { withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';
import { CrudTable } from '@kit/table/CrudTable';
import { FairActions } from './FairActions';
import { fairFields } from './fairFields';
import { EDIT_PAGE } from './paths';

const table = fairFields.table({
  show: [
    'subject',
    'tradeFairCode',
    'state',
    'startTime',
    'endTime',
    'branchNames',
    'guestCount',
    'signInCount',
    'createdByName',
    'gmtCreated',
  ],
  search: ['tradeFairCode', 'subject', 'state', 'startTime'],
  file: [
    'tradeFairCode',
    'subject',
    'state',
    'startTime',
    'endTime',
    'branchNames',
    'branchCount',
    'guestCount',
    'signInCount',
    'createdByName',
    'gmtCreated',
  ],
});

/** `?state=3` opens the list with that filter: the figures of the dashboard lead here. */
function useFilters() {
  const wanted = new URLSearchParams(useLocation().search).getAll('state').map(Number);
  const states = Object.values(TRADE_FAIR_STATE).filter((state) => wanted.includes(state));
  return states.length > 0 ? { state: states } : {};
}

function TradeFairListScreen() {
  const initialFilters = useFilters();
  const add = (
    <ActionButton code="tradeFairManage_add" label="action.add" type="primary" onAction={() => navigate(EDIT_PAGE)} />
  );
  return (
    <>
      <CrudTable<TradeFair>
        header={
          <PageHeader inList title="tradeFair.title" help="tradeFair.help">
            {add}
          </PageHeader>
        }
        {...table}
        rowKey="tradeFairId"
        list={tradeFairApi.searchList}
        exported="tradeFairManage_export"
        initialFilters={initialFilters}
        emptyText="tradeFair.empty"
        emptyAction={add}
        actions={(fair) => <FairActions fair={fair} />}
      />
    </>
  );
}

/** /sale/tradeFairManage */
export const TradeFairList = withTexts(['trade-fair/fairs'], TradeFairListScreen);
