import { TRADE_FAIR_STATE, type TradeFair, tradeFairApi } from '@/contract/trade-fair/fairs';
import { withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { useLinkFilters } from '@/shared/fields/useLinkFilters';
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

/** Filters that figures on other pages set in their links, such as `?state=3`. */
const LINKED = { state: 'codes', startTime: 'texts' } as const;

/** Numbers in the address that are no status are ignored. */
function useFilters() {
  const { state, ...more } = useLinkFilters(LINKED);
  const states = Object.values(TRADE_FAIR_STATE).filter((one) => Array.isArray(state) && state.includes(one));
  return states.length > 0 ? { ...more, state: states } : more;
}

function TradeFairListScreen() {
  const initialFilters = useFilters();
  const add = (
    <ActionButton code="tradeFairManage_add" label="action.add" type="primary" onAction={() => navigate(EDIT_PAGE)} />
  );
  return (
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
  );
}

/** /sale/tradeFairManage */
export const TradeFairList = withTexts(['trade-fair/fairs'], TradeFairListScreen);
