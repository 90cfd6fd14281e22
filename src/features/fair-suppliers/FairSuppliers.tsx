import { Button, Empty } from 'antd';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import type { ActionType } from '@ant-design/pro-components';
import { enterFair, enteredFair } from '@/components/exhibitFair';
import { PageHeader } from '@/components/PageHeader';
import { type FairSupplier, fairSupplierApi } from '@/contract/fair-suppliers';
import type { TradeFair } from '@/contract/trade-fair';
import { formatDate } from '@/core/format/date';
import { NOTHING } from '@/core/format/number';
import { T, withTexts } from '@/core/i18n';
import { ActionButton } from '@/crud/ActionButton';
import { CrudTable } from '@/crud/table/CrudTable';
import { codeField, fieldsOf } from '@/crud/table/fields';
import { pageRequest, type PageRequest } from '@/crud/table/pageRequest';

const FairPicker = lazy(async () => ({ default: (await import('@/components/fair/FairPicker')).FairPicker }));
const SupplierImport = lazy(async () => ({ default: (await import('./SupplierImport')).SupplierImport }));

const columns = fieldsOf<FairSupplier>()('fairSupplier', {
  supplierCode: { ...codeField, sorter: true, fixed: 'left', fieldProps: { maxLength: 40 } },
  supplierName: { sorter: true, ellipsis: true, width: 240, fieldProps: { maxLength: 100 } },
  boothNo: { sorter: true, width: 110, fieldProps: { maxLength: 20 }, render: (_, row) => row.boothNo ?? NOTHING },
  contactName: { width: 110, render: (_, row) => row.contactName || NOTHING },
  contactPhone: { width: 140, render: (_, row) => row.contactPhone || NOTHING },
  productCount: { align: 'right', width: 90 },
  sponsorAmount: { align: 'right', width: 120, valueType: 'money' },
  gmtCreated: { sorter: true, width: 160, render: (_, row) => formatDate(row.gmtCreated, 'YMDHM') },
}).table({
  show: [
    ...(['supplierCode', 'supplierName', 'boothNo', 'contactName', 'contactPhone'] as const),
    ...(['productCount', 'sponsorAmount', 'gmtCreated'] as const),
  ],
  search: ['supplierCode', 'supplierName', 'boothNo'],
});

const read = pageRequest<FairSupplier>(fairSupplierApi.page);

function FairSuppliersScreen() {
  const table = useRef<ActionType>(undefined);
  const [fair, setFair] = useState(enteredFair);
  const [isPicking, setIsPicking] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const reload = () => void table.current?.reload();
  const tradeFairId = fair?.tradeFairId;
  const request: PageRequest<FairSupplier> = useMemo(
    () => (query, sort, signal) => read({ ...query, tradeFairId }, sort, signal),
    [tradeFairId],
  );
  const pick = (picked: TradeFair) => {
    enterFair(picked);
    setFair(enteredFair());
    setIsPicking(false);
  };
  const choose = (
    <Button onClick={() => setIsPicking(true)}>{fair ? fair.subject : <T id="fairSupplier.choose" />}</Button>
  );
  return (
    <>
      <PageHeader title="fairSupplier.title" help="fairSupplier.help">
        {choose}
        {fair && (
          <ActionButton
            code="upstreamSupplier_import"
            label="import.title"
            type="primary"
            onAction={() => setIsImporting(true)}
          />
        )}
      </PageHeader>
      {fair ? (
        <CrudTable<FairSupplier>
          key={fair.tradeFairId}
          rowKey="id"
          actionRef={table}
          request={request}
          emptyText="fairSupplier.empty"
          columns={columns}
        />
      ) : (
        <Empty description={<T id="fairSupplier.chooseFirst" />}>{choose}</Empty>
      )}
      <Suspense fallback={null}>
        {isPicking && <FairPicker open onPick={pick} onClose={() => setIsPicking(false)} />}
        {fair && (
          <SupplierImport open={isImporting} fair={fair} onChanged={reload} onClose={() => setIsImporting(false)} />
        )}
      </Suspense>
    </>
  );
}

/** /sale/upstreamSupplier */
export const FairSuppliers = withTexts(['fair-suppliers', 'import-record'], FairSuppliersScreen);
