import { ColumnHeightOutlined, ReloadOutlined, SettingOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { listInput } from '@kit/data/pageRequest';
import { type ListFacts, noFeatures, type TableFeature } from '@kit/table/features';
import { toolsOf } from '@kit/table/toolsOf';
import { ExportList } from './ExportList';

const FILTERS: Exclude<TableFeature<object>['table']['search'], false | undefined> = { searchGutter: [12, 8] };

const OPTIONS = toolsOf({
  reload: <ReloadOutlined />,
  density: <ColumnHeightOutlined />,
  columns: <SettingOutlined />,
});

/** Gives a list the export, for users who may, and the layout of its filters. */
export function useListFeatures<T extends object>(facts: ListFacts<T>): TableFeature<T> {
  const plain = noFeatures(facts);
  // The latest request; changing it causes no render.
  const asked = useRef<object>({});
  const { list, exported, fileColumns } = facts;
  const tools =
    list && exported
      ? [<ExportList key="export" code={exported} list={list} columns={fileColumns} asked={() => asked.current} />]
      : [];
  return {
    ...plain,
    table: { ...plain.table, search: FILTERS, options: OPTIONS },
    tools,
    note(query, sort) {
      asked.current = listInput(query, sort);
    },
  };
}
