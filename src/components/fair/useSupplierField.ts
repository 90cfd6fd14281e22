import { useMemo } from 'react';
import { fairSupplierApi } from '@/contract/fair-suppliers';
import { useCall } from '@/core/http/useCall';

const MOST = 500;

/** A filter by supplier of the fair. */
export function useSupplierField(tradeFairId: string) {
  const { data } = useCall(fairSupplierApi.page, { tradeFairId, pageSize: MOST });
  return useMemo(
    () => ({
      valueType: 'select' as const,
      valueEnum: new Map(
        (data?.records ?? []).map(({ supplierId, supplierName }) => [supplierId, { text: supplierName }]),
      ),
      fieldProps: { showSearch: true },
    }),
    [data],
  );
}
