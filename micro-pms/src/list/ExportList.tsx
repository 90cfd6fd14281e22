import { ActionButton } from '@kit/actions/ActionButton';
import type { FileColumn } from '@kit/fields/column';
import { text } from '@kit/text';
import type { ButtonCode, Endpoint } from '@kit/types';
import { exportApi } from '../../../src/contract/property/console-calls';
import { call } from '../call';

const XLSX = 1;

interface Props {
  code: ButtonCode;
  list: Endpoint;
  columns: readonly FileColumn[];
  /** The filters and the order of the list as it stands. */
  asked: () => object;
}

/** Starts an export of the list as it stands; the file is found among the console's downloads. */
export function ExportList({ code, list, columns, asked }: Props) {
  const start = () =>
    call(exportApi.saveExportJob, {
      ...{ fileType: XLSX, requestMethod: list.method, apiUrl: list.path, fileName: '' },
      ...{ queryParamMap: {}, queryBodyMap: Object.fromEntries(Object.entries(asked())) },
      exportFieldDTOList: columns.map(({ title, ...column }, sort) => ({ ...column, fieldTitle: text(title), sort })),
    });
  return <ActionButton code={code} label="pms.export" onAction={start} done="pms.exportStarted" />;
}
