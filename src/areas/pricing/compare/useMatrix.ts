import { useRef, useState } from 'react';
import { useExport } from '@/shared/transfer/useExport';
import { priceCompareApi, type PriceField, type PriceRow } from '@/contract/pricing/compare';
import { exportApi } from '@/contract/tasks/exports';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { listInput, pageRequest } from '@kit/data/pageRequest';

/** The branches and the price to compare. */
export interface Shown {
  branchIds: readonly string[];
  field: PriceField;
  differs: 0 | 1;
}

export type Filters = Readonly<Record<string, unknown>>;

/** The comparison for its table, and for a file: a column for each branch. */
export function useMatrix({ branchIds, field, differs }: Shown, nameOf: (branchId: string) => string) {
  const text = useText();
  const asked = useRef<Filters>({});
  const [rowCount, setRowCount] = useState<number>();
  const read = pageRequest<PriceRow>(priceCompareApi.page);
  const request: typeof read = async (query, sort, signal) => {
    if (branchIds.length === 0) return { data: [], total: 0, success: true };
    const input = { ...query, branchIds: [...branchIds], field, ...(differs === 1 ? { differs } : {}) };
    asked.current = listInput(input, sort);
    const answer = await read(input, sort, signal);
    setRowCount(answer.total);
    return answer;
  };
  const exporting = useExport({
    rowCount,
    start: (fileType) =>
      call(exportApi.saveExportJob, {
        fileType,
        requestMethod: priceCompareApi.page.method,
        apiUrl: priceCompareApi.page.path,
        queryBodyMap: { ...asked.current },
        exportFieldDTOList: [
          { fieldName: 'productCode', fieldTitle: text('priceCompare.productCode') },
          { fieldName: 'productName', fieldTitle: text('priceCompare.productName') },
          { fieldName: 'spec', fieldTitle: text('priceCompare.spec') },
          { fieldName: 'unit', fieldTitle: text('priceCompare.unit') },
          ...branchIds.map((branchId, i) => ({ fieldName: `price${i}`, fieldTitle: nameOf(branchId).slice(0, 60) })),
        ],
      }),
  });
  return { request, exporting, filters: () => asked.current };
}
