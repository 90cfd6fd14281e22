import { Flex } from 'antd';
import { type TradeFair, tradeFairApi } from '@/contract/trade-fair/fairs';
import { text, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { RecordTable } from '@/ui/RecordTable';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { ActiveFilters } from '@kit/table/ActiveFilters';
import { CrudTable } from '@kit/table/CrudTable';
import { NoRows } from '@kit/table/NoRows';
import { RowCards } from '@kit/table/RowCards';
import { Example } from '../shared/Example';
import { fairColumns } from '../shared/fairColumns';
import { Gallery } from './Gallery';
import { ROWS, type Sample, sampleFields } from './sample';

const table = sampleFields.table({
  show: ['text', 'code', 'codes', 'money', 'percent', 'dateTime', 'flag'],
  search: ['text', 'codes', 'date'],
});
const cells = sampleFields.cells(['text', 'codes', 'code', 'money']);

const run = () => notifier.success(text('demo.done'));
const ROW: readonly Action[] = [
  { label: 'action.view', onAction: run },
  { label: 'action.delete', danger: true, onAction: run },
];

/** No fair has this name. */
const NO_FAIR = { subject: '0000000000' };
const FILTERS = { text: 'A', codes: 3, date: ['2026-03-01', '2026-03-31'] };

function TablesScreen() {
  return (
    <Gallery help="demo.tablesHelp">
      <Example name="<CrudTable />">
        <CrudTable<TradeFair>
          {...fairColumns}
          rowKey="tradeFairId"
          viewKey="gallery"
          list={tradeFairApi.searchList}
          actions={() => <RowActions actions={ROW} />}
        />
      </Example>
      <Example name="<RecordTable />">
        <RecordTable<Sample>
          rowKey="code"
          columns={table.columns}
          rows={ROWS}
          actions={() => <RowActions actions={ROW} />}
        />
      </Example>
      <Example name="<CrudTable />, <RecordTable />, <RowCards />: 0">
        <CrudTable<TradeFair>
          {...fairColumns}
          rowKey="tradeFairId"
          viewKey="galleryEmpty"
          list={tradeFairApi.searchList}
          params={NO_FAIR}
          emptyText="tradeFair.empty"
          emptyAction={<ActionButton label="action.add" onAction={run} />}
        />
        <RecordTable<Sample> rowKey="code" columns={table.columns} rows={[]} />
        <RecordTable<Sample> rowKey="code" columns={table.columns} rows={undefined} />
        <RowCards<Sample>
          table={{ columns: cells, dataSource: [], pagination: false }}
          keyOf={({ code }) => code}
          empty={
            <NoRows
              outcome="answered"
              isFiltered={false}
              text={undefined}
              firstStep={null}
              onRetry={run}
              onClear={run}
            />
          }
        />
      </Example>
      <Example name="<ActiveFilters />">
        <ActiveFilters columns={table.columns} filters={FILTERS} onClear={run} />
      </Example>
      <Example name="<RowCards />">
        <RowCards<Sample>
          table={{ columns: cells, dataSource: ROWS, pagination: false }}
          keyOf={({ code }) => code}
          empty={null}
        />
      </Example>
      <Example name="<NoRows />">
        <Flex wrap gap="large" justify="space-around">
          <NoRows
            outcome="answered"
            isFiltered={false}
            text={undefined}
            firstStep={<ActionButton label="action.add" onAction={run} />}
            onRetry={run}
            onClear={run}
          />
          <NoRows outcome="answered" isFiltered text={undefined} firstStep={null} onRetry={run} onClear={run} />
          <NoRows outcome="failed" isFiltered={false} text={undefined} firstStep={null} onRetry={run} onClear={run} />
        </Flex>
      </Example>
    </Gallery>
  );
}

/** /components/tables: a list from the server, a table of given rows, and both without rows. */
export const Tables = withTexts(['demo/pages', 'demo/theme-designer', 'trade-fair/fairs'], TablesScreen);
