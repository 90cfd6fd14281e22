import type { ButtonProps } from 'antd';
import { Fragment, useRef, useState } from 'react';
import type { ButtonCode } from '@/contract/buttons';
import type { Page } from '@/contract/endpoint';
import { exportApi } from '@/contract/transfer/export-jobs';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { ActionButton } from '@/crud/ActionButton';
import type { FileColumn } from '@/crud/table/fields';
import { listInput, type PageEndpoint, pageRequest, type PageRequest } from '@/crud/table/pageRequest';
import { useExport } from './useExport';

interface Options<P> {
  /** The button's code. */
  code: ButtonCode;
  size?: ButtonProps['size'];
  /** For what an answer has besides its rows. */
  onAnswer?: (answer: P) => void;
  /** What is asked where no table asks. */
  query?: object;
}

/** The button that exports a list as its table shows it: the same filters and order, all its pages. */
export function useListExport<T extends object, M extends object = object>(
  endpoint: PageEndpoint<T, M>,
  columns: readonly FileColumn[],
  { code, size, onAnswer, query = {} }: Options<Page<T> & M>,
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
  const { begin, isRunning, dialog } = useExport({
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
  const button = (
    <Fragment key="export">
      <ActionButton code={code} label="export.title" size={size} loading={isRunning} onAction={begin} />
      {dialog}
    </Fragment>
  );
  return { button, request };
}
