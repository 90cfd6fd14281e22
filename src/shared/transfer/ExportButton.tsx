import type { ButtonCode } from '@/contract/buttons';
import { exportApi } from '@/contract/tasks/exports';
import { call } from '@/core/http/call';
import { type TextId, useText } from '@/core/i18n';
import { ActionButton } from '@kit/actions/ActionButton';
import type { FileColumn } from '@kit/fields/column';
import type { Endpoint } from '@kit/types';
import { useExport } from './useExport';

interface Props {
  /** The button code of the permission. */
  code: ButtonCode;
  /** The label of a second export of the same list. */
  label?: TextId;
  list: Pick<Endpoint, 'method' | 'path'>;
  columns: readonly FileColumn[];
  rowCount?: number | undefined;
  /** The query of the list: the file has the same rows in the same order, of all pages. */
  asked: () => object;
}

/** Exports a list as it is shown. */
export function ExportButton({ code, label = 'export.title', list, columns, rowCount, asked }: Props) {
  const text = useText();
  const { begin, isRunning, dialog } = useExport({
    rowCount,
    title: label,
    start: (fileType) =>
      call(exportApi.saveExportJob, {
        fileType,
        requestMethod: list.method,
        apiUrl: list.path,
        queryBodyMap: { ...asked() },
        exportFieldDTOList: columns.map(({ title, ...column }, sort) => ({ ...column, fieldTitle: text(title), sort })),
      }),
  });
  return (
    <>
      <ActionButton code={code} label={label} loading={isRunning} onAction={begin} />
      {dialog}
    </>
  );
}
