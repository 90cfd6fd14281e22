import { useRef, useState } from 'react';
import type { Page } from '@/contract/endpoint';
import { exportApi } from '@/contract/transfer/export-jobs';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import type { FileColumn } from '@/crud/table/fields';
import { listInput, type PageEndpoint, pageRequest, type PageRequest } from '@/crud/table/pageRequest';
import { useExport } from './useExport';

interface Options<P> {
  /** For what an answer has besides its rows. */
  onAnswer?: (answer: P) => void;
  /** What is asked where no table asks. */
  query?: object;
}

/** Exports a list as its table shows it: the same filters and order, all its pages. */
export function useListExport<T extends object, M extends object = object>(
  endpoint: PageEndpoint<T, M>,
  columns: readonly FileColumn[],
  { onAnswer, query = {} }: Options<Page<T> & M> = {},
) {
  const text = useText();
  const asked = useRef<object>({});
  const [rowCount, setRowCount] = useState<number>();
  const read = pageRequest(endpoint, { onAnswer });
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
        queryBodyMap: { ...query, ...asked.current },
        exportFieldDTOList: columns.map(({ title, ...column }, sort) => ({ ...column, fieldTitle: text(title), sort })),
      }),
  });
  return { ...exporting, request };
}
