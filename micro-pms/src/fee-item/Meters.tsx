import { type ReactNode, useState } from 'react';
import { METER_STATUS, type Meter, meterApi } from '../../../src/contract/property/meters';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { ExchangeDrawer } from './ExchangeDrawer';
import { meterFields } from './meterFields';
import { ReadingsDrawer } from './ReadingsDrawer';

const table = meterFields.table({
  show: [
    ...(['meterNo', 'propertyName', 'unitNo', 'feeType', 'registers', 'digits', 'factor', 'installDate'] as const),
    ...(['startValues', 'removeDate', 'finalValues', 'meterStatus'] as const),
  ],
  search: ['meterNo', 'propertyId', 'meterStatus'],
});

interface Props {
  header: ReactNode;
  add: ReactNode;
  onEdit: (meter: Meter) => void;
}

/** What counts water and power, and what it has shown (docs/domain/property-bills.md#meters). */
export function Meters({ header, add, onEdit }: Props) {
  const [read, setRead] = useState<Meter>();
  const [exchanged, setExchanged] = useState<Meter>();
  const exchange = (meter: Meter) => {
    setRead(undefined);
    setExchanged(meter);
  };
  return (
    <>
      <CrudTable<Meter>
        {...table}
        header={header}
        rowKey="meterId"
        viewKey="meters"
        list={meterApi.page}
        emptyText="pmsMeter.empty"
        emptyAction={add}
        actions={(row) => (
          <RowActions
            actions={[
              { label: 'pmsMeter.readings', onAction: () => setRead(row) },
              { code: 'feeItem_meter', label: 'action.edit', onAction: () => onEdit(row) },
              ...(row.meterStatus === METER_STATUS.active
                ? [
                    {
                      ...({ code: 'feeItem_exchange', label: 'pmsMeter.exchange' } as const),
                      onAction: () => exchange(row),
                    },
                  ]
                : []),
            ]}
          />
        )}
      />
      {read && <ReadingsDrawer meter={read} onExchange={() => exchange(read)} onClose={() => setRead(undefined)} />}
      <ExchangeDrawer meter={exchanged} onClose={() => setExchanged(undefined)} />
    </>
  );
}
