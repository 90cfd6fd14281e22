import { useRef, useState } from 'react';
import { exportApi } from '@/contract/transfer/export-jobs';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import type { FileColumn } from '@/crud/table/fields';
import { listInput, type PageEndpoint, pageRequest, type PageRequest } from '@/crud/table/pageRequest';
import { useExport } from './useExport';

/** Exports a list as its table shows it: the same filters and order, all its pages. */
export function useListExport<T extends object>(endpoint: PageEndpoint<T>, columns: readonly FileColumn[]) {
  const text = useText();
  const asked = useRef<object>({});
  const [rowCount, setRowCount] = useState<number>();
  const read = pageRequest(endpoint);
  const request: PageRequest<T> = async (query, sort, signal) => {
    asked.current = listInput(query, sort);
    const answer = await read(query, sort, signal);
    setRowCount(answer.total);
    return answer;
  };
  const exporting = useExport({
    rowCount,
    start: (fileType) =>
      call(exportApi.saveExportJob, {
        fileType,
        requestMethod: endpoint.method,
        apiUrl: endpoint.path,
        queryBodyMap: { ...asked.current },
        exportFieldDTOList: columns.map(({ title, ...column }, sort) => ({ ...column, fieldTitle: text(title), sort })),
      }),
  });
  return { ...exporting, request };
}
