import { useLocation } from '@umijs/max';
import { fairState } from '@/components/fairState';
import { PageHeader } from '@/components/PageHeader';
import { useListExport } from '@/components/transfer/useListExport';
import { TRADE_FAIR_STATE, type TradeFair, tradeFairApi } from '@/contract/trade-fair';
import { formatDate } from '@/core/format/date';
import { formatList } from '@/core/format/list';
import { T } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { ActionButton } from '@/crud/ActionButton';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn, codeField, fieldsOf } from '@/crud/table/fields';
import { useEditor } from '@/crud/record/useEditor';
import { FairActions } from './FairActions';
import { EDIT_PAGE } from './paths';
import { StopFair, stopFair } from './StopFair';

const moment = { valueType: 'dateTime', sorter: true, width: 160 } as const;
const figure = { valueType: 'digit', align: 'right', width: 90 } as const;

const fields = fieldsOf<TradeFair>()('tradeFair', {
  tradeFairCode: { ...codeField, sorter: true, fieldProps: { maxLength: 200 } },
  subject: { ellipsis: true, sorter: true, width: 260, fixed: 'left', fieldProps: { maxLength: 200 } },
  state: { ...fairState.field(), sorter: true, width: 100, fieldProps: { mode: 'multiple' } },
  startTime: {
    ...moment,
    valueType: 'dateTimeRange',
    colSize: 2,
    render: (_, { startTime }) => formatDate(startTime, 'YMDHM'),
  },
  endTime: { ...moment, render: (_, { endTime }) => formatDate(endTime, 'YMDHM') },
  branchNames: { ellipsis: true, width: 240, render: (_, fair) => <BranchNames {...fair} /> },
  branchCount: figure,
  guestCount: figure,
  signInCount: figure,
  createdByName: { width: 100 },
  gmtCreated: { ...moment, render: (_, { gmtCreated }) => formatDate(gmtCreated, 'YMDHM') },
});

const columns = fields.table({
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
});

const fileColumns = fields.file(
  [
    ...(['tradeFairCode', 'subject', 'state', 'startTime', 'endTime', 'branchNames', 'branchCount'] as const),
    ...(['guestCount', 'signInCount', 'createdByName', 'gmtCreated'] as const),
  ],
  { state: { dictCode: 'tradeFair.state' } },
);

function BranchNames({ branchNames, branchCount }: TradeFair) {
  const names = formatList(branchNames);
  if (branchCount <= branchNames.length) return names;
  return (
    <>
      {names} <T id="tradeFair.moreBranches" values={{ count: branchCount }} />
    </>
  );
}

/** `?state=3` opens the list with that filter: the figures of the dashboard lead here. */
function useFilters() {
  const wanted = new URLSearchParams(useLocation().search).getAll('state').map(Number);
  const states = Object.values(TRADE_FAIR_STATE).filter((state) => wanted.includes(state));
  return states.length > 0 ? { state: states } : {};
}

/** /sale/tradeFairManage */
export function TradeFairList() {
  const { table, reload, open, modal } = useEditor(stopFair);
  const initialFilters = useFilters();
  const exporting = useListExport(tradeFairApi.searchList, fileColumns, { code: 'tradeFairManage_export' });
  const add = (
    <ActionButton code="tradeFairManage_add" label="action.add" type="primary" onAction={() => navigate(EDIT_PAGE)} />
  );
  return (
    <>
      <PageHeader title="tradeFair.title" help="tradeFair.help">
        {exporting.button}
        {add}
      </PageHeader>
      <CrudTable<TradeFair>
        rowKey="tradeFairId"
        actionRef={table}
        request={exporting.request}
        initialFilters={initialFilters}
        emptyText="tradeFair.empty"
        emptyAction={add}
        columns={[...columns, actionColumn((fair) => <FairActions fair={fair} onChanged={reload} onStop={open} />)]}
      />
      <StopFair {...modal} />
    </>
  );
}
