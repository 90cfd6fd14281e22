import { ColumnHeightOutlined, ReloadOutlined, SettingOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { useTableView } from '@/shared/saved-views/useTableView';
import { ExportButton } from '@/shared/transfer/ExportButton';
import { listInput } from '@kit/data/pageRequest';
import { foldFilters } from './foldFilters';
import type { ListFacts, TableFeature } from '@kit/table/features';
import { toolsOf } from '@kit/table/toolsOf';

const FILTERS: Exclude<TableFeature<object>['table']['search'], false | undefined> = {
  collapseRender: foldFilters,
  searchGutter: [12, 8],
};

const OPTIONS = toolsOf({
  reload: <ReloadOutlined />,
  density: <ColumnHeightOutlined />,
  columns: <SettingOutlined />,
});

/** Every list of the console has saved views, and an export for users with the permission. */
export function useListFeatures<T extends object>(facts: ListFacts<T>): TableFeature<T> {
  const view = useTableView(facts);
  // The latest request; changing it causes no render.
  const asked = useRef<object>({});
  const { list, exported, fileColumns, total } = facts;
  const exporting = list && exported && (
    <ExportButton
      key="export"
      code={exported}
      list={list}
      columns={fileColumns}
      rowCount={total}
      asked={() => asked.current}
    />
  );
  return {
    ...view,
    table: { ...view.table, search: FILTERS, options: OPTIONS },
    tools: [...(view.button ? [view.button] : []), ...(exporting ? [exporting] : [])],
    note(query, sort) {
      asked.current = listInput(query, sort);
      view.note(query, sort);
    },
  };
}
