import { useRef } from 'react';
import { useTableView } from '@/shared/saved-views/useTableView';
import { ExportButton } from '@/shared/transfer/ExportButton';
import { listInput } from '@kit/data/pageRequest';
import type { ListFacts, TableFeature } from '@kit/table/features';

/** Every list of the console can be kept under a name, and exported by whoever may. */
export function useListFeatures<T extends object>(facts: ListFacts<T>): TableFeature<T> {
  const view = useTableView(facts);
  // Of the latest request; nothing is drawn because of it.
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
    tools: [...(view.button ? [view.button] : []), ...(exporting ? [exporting] : [])],
    note(query, sort) {
      asked.current = listInput(query, sort);
      view.note(query, sort);
    },
  };
}
